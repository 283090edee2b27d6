import { SERVICE_PARAMETER } from '../../shared/catalog/search.ts';
import { listServices } from '../catalog/queries.ts';
import type { Context } from '../context.ts';
import { currentPathOf } from '../directory/readShown.ts';

/** Short addresses of featured services (specification §2.1); each redirects to the form of its service (design §8). */
const shortAddresses = ['/properties-management', '/housedecoration', '/modernstaff'];

interface Redirect {
  to: string;
  /** 301: the page moved for good, and search engines take the new address. */
  status: 301 | 302;
}

/** An enterprise has another name than the address says: its page is under the new one. */
async function underNewName(ctx: Context, pathname: string, search: string): Promise<Redirect | undefined> {
  const current = await currentPathOf(ctx, pathname.slice('/entreprises/'.length));
  return current === undefined || current === pathname ? undefined : { to: `${current}${search}`, status: 301 };
}

const elsewhere = (to: string | undefined): Redirect | undefined =>
  to === undefined ? undefined : { to, status: 302 };

/**
 * The address to redirect a page load to, so that it works without JavaScript: the form of a featured service, the page
 * of a service chosen in the search, the contact page, an enterprise under its new name. Undefined for every other
 * address.
 */
export async function redirectTarget(ctx: Context, url: URL): Promise<Redirect | undefined> {
  const pathname = url.pathname.replace(/\/+$/, '').toLowerCase();
  if (pathname === '/contact-us') return elsewhere('/contact');
  if (pathname.startsWith('/entreprises/')) return underNewName(ctx, pathname, url.search);
  const chosen = pathname === '/formulaire/recherche' ? url.searchParams.get(SERVICE_PARAMETER) : null;
  const isShort = shortAddresses.includes(pathname);
  if (chosen === null && !isShort) return undefined;
  const services = await listServices(ctx, {});
  if (!isShort) {
    const service = services.find(({ id }) => id === chosen);
    return elsewhere(service ? `/services/${service.slug}` : '/services#recherche');
  }
  const service = services.find(({ slug }) => `/${slug.toLowerCase()}` === pathname);
  return elsewhere(service && `/formulaire/predefinis/${service.id}/0`);
}
