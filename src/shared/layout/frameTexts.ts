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
  'layout.chunk':
    'Le réseau s’est interrompu, ou une nouvelle version du site vient d’être publiée. Vérifiez votre connexion, puis rechargez.',
  'layout.reload': 'Recharger la page',
  'common.retry': 'Réessayer',
  'common.loading': 'Chargement…',
} as const;
