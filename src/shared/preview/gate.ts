/** Where a locked visitor is asked for the password, and the query parameter that remembers the page they came for. */
export const PREVIEW_PAGE = '/preview-site';
export const ORIGIN_PARAMETER = 'origine';

/**
 * First segments of what stays open while the gate is on (specification §2.1): the landing page, the gate and
 * "unauthorized", and the pages of accounts and payments (§2.2, §2.3), which messages and payment providers link to and
 * which ask for a session where they need one.
 */
export const openRoots: readonly string[] = [
  '',
  'preview-site',
  'unauthorized',
  'connexion',
  'connexion-entrepreneurs',
  'connexion-entreprise',
  'register',
  'mot-de-passe-oublie',
  'reset-password',
  'annuler-changement',
  'stop',
  'tableaux-de-bords',
  'details-projets',
  'gestion-de-compte',
  'paiement',
  'payment',
  'suivi',
];

/** Whether this address of the site asks for the preview password: its public pages, "not found" included. */
export function isBehindGate(pathname: string): boolean {
  const root = pathname.split('/').find(Boolean) ?? '';
  return !openRoots.includes(root.toLowerCase());
}
