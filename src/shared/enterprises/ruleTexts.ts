/** French sentences for what may not be entered about an enterprise. */
export const enterpriseRuleTexts = {
  'enterprises.nameRequired': 'Le nom de l’entreprise est requis',
  'enterprises.nameNotTrade':
    'Écrivez le nom de l’entreprise sans adresse internet ou e-mail, sans numéro de téléphone et sans signe inhabituel',
  'enterprises.cityRequired': 'La ville est requise',
  'enterprises.phoneDiffers':
    'Ce numéro n’est pas celui de l’entreprise. Enregistrez d’abord le bon numéro, puis activez l’entreprise.',
  'enterprises.cityUnknown': 'Cette ville n’existe pas',
  'enterprises.serviceUnknown': 'Un des services n’existe pas ou n’est plus proposé',
  'enterprises.registrationNumberTooLong': 'Le numéro de registre compte au plus 19 caractères',
  'enterprises.registrationNumberInvalid': 'Le numéro de registre compte 19 caractères, comme GN.TCC.2024.B.01234',
  'enterprises.exists':
    'Le compte de cette entreprise a déjà été créé. En cas de problème, contactez le service à la clientèle.',
  'enterprises.alreadyYours': 'Votre entreprise est déjà enregistrée.',
} as const;
