/** French sentences of the page where an enterprise reads and answers its reviews. */
export const ownReviewTexts = {
  'ownReviews.title': 'Mes avis',
  'ownReviews.intro':
    'Ce que vos clients disent de vos chantiers terminés. Un avis vérifié paraît après 7 jours, ou dès que vous y répondez.',
  'ownReviews.loadFailed': 'Vos avis ne se chargent pas.',
  'ownReviews.none': 'Aucun avis pour l’instant.',
  'ownReviews.noneHint':
    'Quand un chantier est terminé, votre client peut donner son avis. Chaque avis est vérifié avant de paraître.',
  'ownReviews.seeJobs': 'Voir mes chantiers',
  'ownReviews.ratingOf': '%{rating} sur 5',
  'ownReviews.job': '%{service}, %{city}',
  'ownReviews.completedAt': 'Travaux terminés le %{date}',
  'ownReviews.writtenAt': 'Avis du %{date}',
  'ownReviews.visibleFrom': 'Paraît le %{date}',
  'ownReviews.visibleSince': 'Visible depuis le %{date}',
  'ownReviews.noText': 'Une note sans texte.',
  'ownReviews.answerTitle': 'Votre réponse, le %{date}',
  'ownReviews.answer': 'Votre réponse',
  'ownReviews.answerHint': 'Une seule réponse par avis : elle ne se change plus.',
  'ownReviews.answerHintShows': 'Une seule réponse par avis : elle ne se change plus. L’avis paraît aussitôt.',
  'ownReviews.answerOf': 'Répondre à l’avis du %{date} : %{rating} sur 5, %{job}',
  'ownReviews.send': 'Envoyer la réponse',
} as const;
