import { SERVICE_PARAMETER } from '../../shared/catalog/search.ts';
import { listServices } from '../catalog/queries.ts';
import type { Context } from '../context.ts';

/** Short addresses of featured services (specification §2.1); each redirects to the form of its service (design §8). */
const shortAddresses = ['/properties-management', '/housedecoration', '/modernstaff'];

/**
 * The address to redirect a page load to, so that it works without JavaScript: the form of a featured service, the page
 * of a service chosen in the search, the contact page. Undefined for every other address.
 */
export async function redirectTarget(ctx: Context, url: URL): Promise<string | undefined> {
  const pathname = url.pathname.replace(/\/+$/, '').toLowerCase();
  if (pathname === '/contact-us') return '/contact';
  const chosen = pathname === '/formulaire/recherche' ? url.searchParams.get(SERVICE_PARAMETER) : null;
  const isShort = shortAddresses.includes(pathname);
  if (chosen === null && !isShort) return undefined;
  const services = await listServices(ctx, {});
  if (!isShort) {
    const service = services.find(({ id }) => id === chosen);
    return service ? `/services/${service.slug}` : '/services#recherche';
  }
  const service = services.find(({ slug }) => `/${slug.toLowerCase()}` === pathname);
  return service && `/formulaire/predefinis/${service.id}/0`;
}
