/** French sentences of the forms that ask for a person's name. */
export const nameTexts = {
  'name.tooLong': 'Un nom compte 40 caractères au plus',
  'name.notLetters': 'Écrivez ce nom en lettres, avec des espaces, des traits d’union ou des apostrophes si besoin',
} as const;
