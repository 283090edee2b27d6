/**
 * The back-office's fixed addresses (specification §2.4, §2.5): react-admin's own path of a screen, and the
 * address people see. The last two are pages of the site, so going there is a full page load.
 */
const table: readonly { own: string; address: string }[] = [
  { own: '/', address: '/gestion-interne/admin/dashboard' },
  { own: '/welcome', address: '/gestion-interne' },
  { own: '/projects', address: '/oasis-interne/gestion-de-projets' },
  { own: '/projects/:id', address: '/details-projet-soumis/:id' },
  { own: '/enterprises', address: '/oasis-interne/gestion-de-compte-entreprise' },
  { own: '/my-enterprises', address: '/oasis-interne/gestion-de-compte-entreprise/mes-entreprises' },
  { own: '/enterprises/:id', address: '/gestion-de-compte-entreprise/:id' },
  { own: '/all-enterprises', address: '/gestion-interne/entreprises' },
  { own: '/sms-summary', address: '/gestion-interne/sms-summary' },
  { own: '/statistics', address: '/gestion-interne/statistiques' },
  { own: '/messages', address: '/gestion-interne/messages' },
  { own: '/audit-log', address: '/gestion-interne/journal' },
  { own: '/login', address: '/connexion' },
  { own: '/access-denied', address: '/unauthorized' },
];

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
