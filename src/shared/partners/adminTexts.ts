/** French sentences of the back-office's partners. */
export const partnerAdminTexts = {
  'partnerAdmin.nameRequired': 'Le nom du partenaire est requis',
  'partnerAdmin.logoRequired': 'Le logo est requis',
  'partnerAdmin.logoUnknown': 'Ce logo n’est plus disponible : choisissez-le à nouveau.',
} as const;
