/** French sentences at the fields of a quote that is being written. */
export const quoteFieldTexts = {
  'quotes.labelRequired': 'Écrivez ce que vous allez faire ou fournir.',
  'quotes.quantityInvalid':
    'La quantité est un nombre plus grand que zéro : écrivez 1000 pour mille, 1,5 pour un et demi.',
  'quotes.quantityDecimals': 'La quantité a trois chiffres au plus après la virgule.',
  'quotes.unitRequired': 'Écrivez l’unité : m², sac, jour, forfait…',
  'quotes.priceInvalid': 'Le prix est un nombre entier de francs.',
  'quotes.tooLarge': 'Ce nombre est trop grand.',
  'quotes.linesRequired': 'Ajoutez au moins une ligne, ou un seul montant avec une photo.',
  'quotes.tooManyLines': 'Un devis a 50 lignes au plus.',
  'quotes.totalTooLarge': 'Le total dépasse 1 000 milliards de francs : vérifiez les prix et les quantités.',
  'quotes.totalZero': 'Le total doit être plus grand que zéro : écrivez au moins un prix.',
  'quotes.vatRequired': 'Dites si la TVA s’applique.',
  'quotes.depositInvalid': 'L’acompte est un pourcentage entier, de 0 à 100.',
  'quotes.validUntilRequired': 'Choisissez jusqu’à quand le devis est valable.',
  'quotes.validUntilPast': 'Choisissez un jour à partir d’aujourd’hui, dans un an au plus.',
  'quotes.startsOnRequired': 'Choisissez le début des travaux.',
  'quotes.startsOnPast': 'Les travaux ne peuvent pas commencer dans le passé.',
  'quotes.startsOnFar': 'Les travaux commencent dans un an au plus.',
  'quotes.durationInvalid': 'La durée est un nombre entier de jours, de 1 à 3 650.',
} as const;
