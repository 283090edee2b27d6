/** French sentences of the forms that ask for a name. */
export const nameTexts = {
  'name.tooLong': 'Un nom compte 40 caractères au plus',
  'name.notLetters': 'Écrivez ce nom en lettres, avec des espaces, des traits d’union ou des apostrophes si besoin',
  'name.notTrade':
    'Écrivez le nom de l’entreprise sans adresse internet ou e-mail, sans numéro de téléphone et sans signe inhabituel',
} as const;
