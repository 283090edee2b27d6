/** French sentences of every page's frame as a visitor first sees it. */
export const frameTexts = {
  'layout.name': 'Oasis',
  'layout.skip': 'Aller au contenu',
  'layout.home': '%{name}, accueil',
  'layout.mainNavigation': 'Navigation principale',
  'layout.menu': 'Menu',
  'layout.services': 'Services',
  'layout.login': 'Connexion',
  'layout.getQuotes': 'Obtenir %{count} Soumissions',
  'layout.howItWorks': 'Comment ça fonctionne',
  'layout.chunkTitle': 'La page n’a pas pu être chargée',
  'layout.chunk': 'Elle s’ouvre dès que le réseau revient.',
  'layout.chunkBack': 'Retour',
  'common.retry': 'Réessayer',
  'common.loading': 'Chargement…',
} as const;
