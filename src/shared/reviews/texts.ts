/** French names of the states of a review and of why one is not published. */
export const reviewTexts = {
  'reviews.state.Pending': 'À vérifier',
  'reviews.state.Published': 'Publié',
  'reviews.state.Refused': 'Refusé',
  'reviews.wrongState': 'Cet avis est « %{state} » : cette action n’est plus possible.',
  'reviews.refusal.notAboutWork': 'Il ne parle pas des travaux',
  'reviews.refusal.insulting': 'Il contient des insultes',
  'reviews.refusal.personalData': 'Il contient des données personnelles',
  'reviews.refusal.illegal': 'Il est contraire à la loi',
  'reviews.refusal.advertising': 'Il contient de la publicité',
  'reviews.refusal.notOwn': 'Il ne raconte pas ce que son auteur a vécu',
  'reviews.notEnded': 'Un avis se donne quand les travaux sont terminés.',
  'reviews.alreadyAnswered': 'Vous avez déjà répondu à cet avis.',
  'reviews.ratingRequired': 'Choisissez de 1 à 5 étoiles.',
  'reviews.textTooLong': 'Écrivez 1 000 caractères au plus.',
  'reviews.answerRequired': 'Écrivez votre réponse.',
  'reviews.answerTellsContact':
    'Retirez le numéro, l’adresse e-mail ou le lien : tout le monde lit cette réponse. Après un montant, écrivez GNF.',
  'reviews.reasonRequired': 'Choisissez la règle que cet avis ne respecte pas.',
} as const;
