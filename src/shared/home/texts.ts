/** French sentences of the first screen of the home page; the service search stands on the services page too. */
export const homeTexts = {
  'home.title': 'Quels travaux voulez-vous faire ?',
  'home.description':
    'Décrivez gratuitement vos travaux en Guinée, soyez rappelé, puis recevez les soumissions d’entreprises vérifiées : plomberie, électricité, peinture, toiture…',
  'home.text':
    'Décrivez votre projet gratuitement. Nous vous appelons, puis jusqu’à %{count} professionnels vous envoient leur soumission.',
  'home.searchLabel': 'Recherchez un service',
  'home.searchPlaceholder': 'Plomberie, peinture, carrelage…',
  'home.start': 'Commencer',
  'home.startProject': 'Commencer mon projet',
  'home.chooseService': 'Veuillez selectionner un service dans la barre de recherche avant de continuer',
  'home.servicesFailed': 'La liste des services n’a pas pu être chargée.',
  'home.quickSearch': 'Recherches fréquentes',
  'home.quickSearchFailed': 'Les recherches fréquentes n’ont pas pu être chargées.',
  'home.free': 'Gratuit : 0 GNF',
  'home.quotes': 'Jusqu’à %{count} soumissions',
  'home.verified': 'Demandes vérifiées par téléphone',
} as const;
