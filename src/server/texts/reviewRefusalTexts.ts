/** Why a review is not published, as messages say it: an SMS takes 30 characters of a value. */
export const reviewRefusalTexts = {
  'reviews.refusalInMessage.notAboutWork': 'il ne parle pas des travaux',
  'reviews.refusalInMessage.insulting': 'il contient des insultes',
  'reviews.refusalInMessage.personalData': 'il donne des noms ou numéros',
  'reviews.refusalInMessage.illegal': 'il est contraire à la loi',
  'reviews.refusalInMessage.advertising': 'il contient de la publicité',
  'reviews.refusalInMessage.notOwn': 'ce n’est pas votre expérience',
} as const;
