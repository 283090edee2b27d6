/** The note of a preparation: when it begins, and what was credited. */
export const preparationTexts = {
  'preparation.now': 'Votre forfait commence dès que le paiement est confirmé.',
  'preparation.afterCurrent': 'Votre forfait commence le %{start}, à la fin de ce qui est déjà payé.',
  'preparation.replacesWorthless': 'Votre forfait en cours s’arrête dès que le paiement est confirmé.',
  'preparation.replaces':
    'Votre forfait en cours s’arrête dès que le paiement est confirmé. Ses jours non utilisés valent %{credit}, déjà déduits.',
  'preparation.free': '%{smart_count} mois offert. |||| %{smart_count} mois offerts.',
} as const;
