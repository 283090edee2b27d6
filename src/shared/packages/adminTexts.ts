/** French sentences of the back-office's packages. */
export const packageAdminTexts = {
  'packageAdmin.nameRequired': 'Le nom du forfait est requis',
  'packageAdmin.amountInvalid': 'Écrivez un montant en GNF, en chiffres',
  'packageAdmin.priceRequired': 'Le prix par mois est requis, en GNF',
  'packageAdmin.priceTooHigh': 'Ce prix est trop élevé : vérifiez le nombre de zéros.',
  'packageAdmin.acceptancesInvalid': 'Écrivez un nombre de 1 à 10 000, ou laissez vide',
  'packageAdmin.budgetsReversed': 'Le budget maximal doit dépasser le budget minimal.',
  'packageAdmin.advantageRequired': 'Un avantage est vide',
  'packageAdmin.advantagesRequired': 'Indiquez au moins un avantage.',
  'packageAdmin.tooManyAdvantages': 'Un forfait a dix avantages au plus.',
} as const;
