/** Specification §9 and design §7; the prices are demonstration values, edited by an admin. Amounts in GNF a month. */
export const packages = [
  {
    nameFr: 'Basic',
    monthlyPrice: 150_000,
    minBudget: 10_000,
    maxBudget: 15_000_000,
    monthlyAcceptances: 10,
    advantages: [
      'Projets de 10 000 à 15 000 000 GNF',
      '10 projets acceptés par mois',
      'Alertes par SMS dans votre ville et vos services',
    ],
  },
  {
    nameFr: 'Medium',
    monthlyPrice: 350_000,
    minBudget: null,
    maxBudget: 40_000_000,
    monthlyAcceptances: 20,
    advantages: [
      'Projets jusqu’à 40 000 000 GNF',
      '20 projets acceptés par mois',
      'Alertes par SMS dans votre ville et vos services',
      'Un gestionnaire de compte personnel',
    ],
  },
  {
    nameFr: 'Premium',
    monthlyPrice: 750_000,
    minBudget: null,
    maxBudget: null,
    monthlyAcceptances: null,
    advantages: [
      'Projets sans limite de budget',
      'Nombre illimité de projets acceptés',
      'Alertes par SMS dans votre ville et vos services',
      'Un gestionnaire de compte personnel',
      'Visibilité dans les médias d’Oasis',
    ],
  },
] as const;
