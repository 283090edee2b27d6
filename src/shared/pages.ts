export type App = 'site' | 'admin';

interface Page {
  /** `:name` stands for one segment, a final `*` for any number of them. */
  pattern: string;
  app: App;
}

const site = (...patterns: string[]): Page[] => patterns.map((pattern) => ({ pattern, app: 'site' }));
const admin = (...patterns: string[]): Page[] => patterns.map((pattern) => ({ pattern, app: 'admin' }));

/**
 * Every page address and the application that draws it. The server answers 404 for any other; issue by issue it grows.
 */
export const pages: readonly Page[] = [
  ...site(
    '/',
    '/accueil',
    '/preview-site',
    '/coming-soon',
    '/services',
    '/services/:slug',
    '/comment-ca-fonctionne',
    '/comment-ca-fonctionne/guide-entrepreneur',
    '/comment-ca-fonctionne/guide-soumission-projet',
    '/entreprises',
    '/entreprises/:slug',
    '/avis',
    '/contact',
    '/contact-us',
    '/conditions-d-utilisation',
    '/confidentialite',
    '/properties-management',
    '/houseDecoration',
    '/modernStaff',
    '/formulaire/recherche',
    '/connexion',
    '/connexion-entrepreneurs',
    '/double-verification',
    '/unauthorized',
    '/register',
    '/mot-de-passe-oublie',
    '/reset-password',
    '/annuler-changement',
    '/connexion-entreprise',
    '/formulaire/info-supplementaire',
    '/stop',
    '/effacement',
    '/gestion-de-compte',
    '/gestion-de-compte/profil',
    '/gestion-de-compte/modification-mot-de-passe',
    '/gestion-de-compte/securite',
    '/gestion-de-compte/mes-donnees',
    '/gestion-de-compte/preferences',
    '/formulaire/formulaire-client/pre-soumission',
    '/formulaire/formulaire-client/info-projet',
    '/formulaire/formulaire-client/info-personnel',
    '/formulaire/formulaire-client/recapitulatif',
    '/formulaire/formulaire-client/confirmation',
    '/formulaire/predefinis/:id',
    '/formulaire/predefinis/:serviceId/:questionIndex',
    '/tableaux-de-bords/entrepreneurs',
    '/details-projets/:id',
    '/mes-avis',
    '/chantiers/:id',
    '/chantiers/:id/devis',
    '/gestion-de-compte/forfaits',
    '/gestion-de-compte/paiements',
    '/gestion-de-compte/mon-forfait',
    '/gestion-de-compte/paiements/:id',
    '/paiement/retour',
    '/paiement/annule',
    '/paiement/retry',
    '/payment/success',
    '/payment/cancel',
    '/suivi',
    '/suivi/:token',
    '/mes-demandes',
  ),
  ...admin(
    '/oasis-interne/gestion-de-projets',
    '/oasis-interne/suivi',
    '/details-projet-soumis/:id',
    '/oasis-interne/gestion-de-compte-entreprise',
    '/oasis-interne/gestion-de-compte-entreprise/mes-entreprises',
    '/gestion-de-compte-entreprise/:id',
    '/gestion-interne/*',
  ),
];

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function matches(pattern: string, pathname: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (wanted.at(-1) === '*') {
    wanted.pop();
    given.length = Math.min(given.length, wanted.length);
  }
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment.toLowerCase() === given[index]?.toLowerCase())
  );
}

/** The page at this address, or undefined where there is none. A final slash and the case do not matter. */
export function pageFor(pathname: string): { app: App } | undefined {
  return pages.find((page) => matches(page.pattern, pathname));
}

/** First segments that belong to the back-office, whether or not the rest names a page of it. */
const adminRoots = ['gestion-interne', 'oasis-interne', 'details-projet-soumis', 'gestion-de-compte-entreprise'];

/** Which application draws this address, "not found" included. */
export function appFor(pathname: string): App {
  return adminRoots.includes(segmentsOf(pathname)[0]?.toLowerCase() ?? '') ? 'admin' : 'site';
}
