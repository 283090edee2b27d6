/** French sentences of what is wrong with how somebody is reached, named or signs in. */
export const authTexts = {
  'auth.emailError': 'Veuillez entrer votre e-mail ou votre numéro de téléphone',
  'auth.passwordError': 'Veuillez entrer votre mot de passe',
  'auth.passwordPatternError':
    'De 6 à 24 caractères, avec une minuscule, une majuscule, un chiffre et un des signes ! @ # $ % _ -',
  'auth.emailRequired': "L'adresse e-mail est requise",
  'auth.emailInvalid': 'Cette adresse e-mail est invalide',
  'auth.phoneRequired': 'Le numéro de téléphone est requis',
  'auth.lastNameOrFirstNameRequired': 'Indiquez au moins votre nom ou votre prénom',
  'auth.firstNameOrLastNameRequired': 'Indiquez au moins votre prénom ou votre nom',
} as const;
