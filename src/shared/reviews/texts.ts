/** French names of the states of a review and of why one is not published. */
export const reviewTexts = {
  'reviews.state.Pending': 'À vérifier',
  'reviews.state.Published': 'Publié',
  'reviews.state.Refused': 'Refusé',
  'reviews.wrongState': 'Cet avis ne le permet plus : il est « %{state} ».',
  'reviews.refusal.notAboutWork': 'Il ne parle pas des travaux',
  'reviews.refusal.insulting': 'Il contient des insultes',
  'reviews.refusal.personalData': 'Il contient des données personnelles',
  'reviews.refusal.illegal': 'Il est contraire à la loi',
  'reviews.refusal.advertising': 'Il contient de la publicité',
  'reviews.refusal.notOwn': 'Il ne raconte pas ce que son auteur a vécu',
} as const;
