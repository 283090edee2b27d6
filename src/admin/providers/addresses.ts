/**
 * The back-office's fixed addresses (specification §2.4, §2.5): react-admin's own path of a screen, and the
 * address people see. The last two are pages of the site, so going there is a full page load.
 */
const table: readonly { own: string; address: string }[] = [
  { own: '/', address: '/gestion-interne/admin/dashboard' },
  { own: '/welcome', address: '/gestion-interne' },
  { own: '/projects', address: '/oasis-interne/gestion-de-projets' },
  { own: '/projects/:id', address: '/details-projet-soumis/:id' },
  { own: '/follow-ups', address: '/oasis-interne/suivi' },
  { own: '/all-projects', address: '/gestion-interne/projets' },
  { own: '/enterprises', address: '/oasis-interne/gestion-de-compte-entreprise' },
  { own: '/my-enterprises', address: '/oasis-interne/gestion-de-compte-entreprise/mes-entreprises' },
  { own: '/enterprises/:id', address: '/gestion-de-compte-entreprise/:id' },
  { own: '/all-enterprises', address: '/gestion-interne/entreprises' },
  { own: '/verification-requests', address: '/gestion-interne/demandes-verification' },
  { own: '/verification-requests/:id', address: '/gestion-interne/demandes-verification/:id' },
  { own: '/payments', address: '/gestion-interne/historique-paiements' },
  { own: '/payments/:id', address: '/gestion-interne/historique-paiements/:id' },
  { own: '/subscriptions', address: '/gestion-interne/abonnements' },
  { own: '/sms-summary', address: '/gestion-interne/sms-summary' },
  { own: '/statistics', address: '/gestion-interne/statistiques' },
  { own: '/enterprise-figures', address: '/gestion-interne/resultats-entreprises' },
  { own: '/handled-steps', address: '/gestion-interne/etapes-traitees' },
  { own: '/promised-calls', address: '/gestion-interne/rappels-promis' },
  { own: '/messages', address: '/gestion-interne/messages' },
  { own: '/audit-log', address: '/gestion-interne/journal' },
  { own: '/services', address: '/gestion-interne/nos-services' },
  { own: '/services/create', address: '/gestion-interne/nos-services/nouveau' },
  { own: '/services/:id', address: '/gestion-interne/nos-services/:id' },
  { own: '/sounds', address: '/gestion-interne/sons-et-images' },
  { own: '/partners', address: '/gestion-interne/partenaires' },
  { own: '/partners/create', address: '/gestion-interne/partenaires/nouveau' },
  { own: '/partners/:id', address: '/gestion-interne/partenaires/:id' },
  { own: '/cities', address: '/gestion-interne/villes' },
  { own: '/cities/:id', address: '/gestion-interne/villes/:id' },
  { own: '/places', address: '/gestion-interne/lieux' },
  { own: '/places/create', address: '/gestion-interne/lieux/nouveau' },
  { own: '/places/:id', address: '/gestion-interne/lieux/:id' },
  { own: '/languages', address: '/gestion-interne/langues' },
  { own: '/packages', address: '/gestion-interne/forfaits' },
  { own: '/packages/create', address: '/gestion-interne/forfaits/nouveau' },
  { own: '/packages/:id', address: '/gestion-interne/forfaits/:id' },
  { own: '/settings/site', address: '/gestion-interne/parametres' },
  { own: '/follow-up-settings/site', address: '/gestion-interne/parametres/suivi' },
  { own: '/staff', address: '/gestion-interne/staff' },
  { own: '/staff/:id', address: '/gestion-interne/staff/:id' },
  { own: '/add-user', address: '/gestion-interne/ajout-utilisateur' },
  { own: '/support-tickets', address: '/gestion-interne/support' },
  { own: '/support-tickets/:id', address: '/gestion-interne/support/:id' },
  { own: '/leads', address: '/gestion-interne/chantiers' },
  { own: '/quotes', address: '/gestion-interne/devis' },
  { own: '/quotes/:id', address: '/gestion-interne/devis/:id' },
  { own: '/reviews', address: '/gestion-interne/avis' },
  { own: '/reviews/:id', address: '/gestion-interne/avis/:id' },
  { own: '/login', address: '/connexion' },
  { own: '/access-denied', address: '/unauthorized' },
];

/** Every address of the back-office, with `:id` where a record's own stands; the last two are the site's. */
export const addresses: readonly string[] = table.map(({ address }) => address);

/** The address at which people see a screen. A path that is in no row stays as it is. */
export function toAddress(own: string): string {
  return translate(own, 'own', 'address');
}

/** React-admin's own path of the screen at this address. A path that is its own already stays as it is. */
export function toOwn(address: string): string {
  return translate(address, 'address', 'own');
}

type Side = 'own' | 'address';

function translate(path: string, from: Side, to: Side): string {
  for (const row of table) {
    const values = match(row[from], path);
    if (values) return row[to].replace(/:(\w+)/g, (_, name: string) => values.get(name) ?? '');
  }
  return path;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** The values of the pattern's `:names`; a final slash and the case do not matter, as on the server. */
function match(pattern: string, path: string): Map<string, string> | undefined {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return undefined;
  const values = new Map<string, string>();
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) values.set(segment.slice(1), value);
    else if (segment.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return values;
}
