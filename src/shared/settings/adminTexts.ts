/** French sentences of the back-office's settings. */
export const settingsAdminTexts = {
  'settingsAdmin.nameRequired': 'Le nom du site est requis',
  'settingsAdmin.phoneRequired': 'Le téléphone du service à la clientèle est requis',
  'settingsAdmin.addressRequired': 'L’adresse est requise',
  'settingsAdmin.linkNameRequired': 'Le nom d’un lien est vide',
  'settingsAdmin.tooManyLinks': 'Huit liens au plus.',
  'settingsAdmin.linksAlike': 'Deux liens ont la même adresse.',
  'settingsAdmin.quotesInvalid': 'Choisissez de 1 à 4 soumissions.',
} as const;
