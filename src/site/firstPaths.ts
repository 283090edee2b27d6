/** Those of `paths` that the frame and the first screen of the home page lead to; the others load with other pages. */
export const firstPaths = {
  landing: '/',
  home: '/accueil',
  services: '/services',
  howItWorks: '/comment-ca-fonctionne',
  search: '/formulaire/recherche',
  comingSoon: '/coming-soon',
  preview: '/preview-site',
  login: '/connexion',
  projectInfo: '/formulaire/formulaire-client/info-projet',
  question: (serviceId: string, questionIndex: number) => `/formulaire/predefinis/${serviceId}/${questionIndex}`,
} as const;
