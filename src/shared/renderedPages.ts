interface Rendered {
  /** Whether search engines may list it. */
  isIndexed: boolean;
}

/**
 * The pages that the server draws with their data; all others come as an empty page that the browser fills. `:name` is
 * one segment.
 */
const rendered: Readonly<Record<string, Rendered>> = {
  '/': { isIndexed: true },
  '/accueil': { isIndexed: true },
  '/services': { isIndexed: true },
  '/services/:slug': { isIndexed: true },
  '/comment-ca-fonctionne': { isIndexed: true },
  '/comment-ca-fonctionne/guide-entrepreneur': { isIndexed: true },
  '/comment-ca-fonctionne/guide-soumission-projet': { isIndexed: true },
  '/entreprises': { isIndexed: true },
  '/entreprises/:slug': { isIndexed: true },
  '/avis': { isIndexed: true },
  '/contact': { isIndexed: true },
  '/conditions-d-utilisation': { isIndexed: true },
  '/confidentialite': { isIndexed: true },
  '/formulaire/recherche': { isIndexed: false },
  '/coming-soon': { isIndexed: false },
  '/preview-site': { isIndexed: false },
  '/unauthorized': { isIndexed: false },
  '/connexion': { isIndexed: true },
  '/connexion-entrepreneurs': { isIndexed: true },
  '/connexion-entreprise': { isIndexed: false },
  '/register': { isIndexed: true },
  '/mot-de-passe-oublie': { isIndexed: false },
  '/suivi': { isIndexed: false },
  '/formulaire/formulaire-client/pre-soumission': { isIndexed: true },
};

export interface RenderedAddress extends Rendered {
  /** The one spelling of the address: no final slash, lower case where the pattern has it. */
  pathname: string;
}

/** The not-found page, whatever the request was for. */
export const notFoundPage: RenderedAddress = { isIndexed: false, pathname: '/introuvable' };

/**
 * How the server draws this address; undefined where it does not. A name that no service or enterprise can have is not
 * found.
 */
export function renderedAt(pathname: string): RenderedAddress | undefined {
  const plain = pathname === '/' ? '/' : pathname.replace(/\/+$/, '').toLowerCase();
  const exact = rendered[plain];
  if (exact) return { ...exact, pathname: plain };
  const name = /^\/(?:services|entreprises)\/([^/]+)$/.exec(plain)?.[1];
  if (name === undefined) return undefined;
  return /^[\w-]{1,80}$/.test(name) ? { isIndexed: true, pathname: plain } : notFoundPage;
}

/** The addresses that search engines are told of, those of services and enterprises apart. */
export const indexedAddresses: readonly string[] = Object.entries(rendered)
  .filter(([address, { isIndexed }]) => isIndexed && !address.includes(':'))
  .map(([address]) => address);
