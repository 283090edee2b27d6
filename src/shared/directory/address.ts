import { withQuery } from '../api/withQuery.ts';
import { SLUG_MAX, SLUG_PATTERN } from '../catalog/slug.ts';
import { PUBLIC_ID_PATTERN } from '../enterprises/publicAddress.ts';
import type { DirectoryQuery } from './schemas.ts';

/** Of the address of the list, as a form without script writes it: `/entreprises?service=peinture&ville=…&apres=…`. */
export const parameters = { service: 'service', city: 'ville', after: 'apres' } as const;

/** Of an enterprise's page: the reviews after this one. */
export const REVIEWS_AFTER = 'avis';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Search = Pick<URLSearchParams, 'get'>;

function valueIn(search: Search, name: string, pattern: RegExp): string | undefined {
  const value = search.get(name) ?? '';
  return value.length <= SLUG_MAX && pattern.test(value) ? value : undefined;
}

/** What an address asks the list for; what is none of it is left out. */
export function directoryQueryOf(search: Search): DirectoryQuery {
  return {
    service: valueIn(search, parameters.service, SLUG_PATTERN),
    city: valueIn(search, parameters.city, UUID),
    after: valueIn(search, parameters.after, PUBLIC_ID_PATTERN),
  };
}

/** The reviews that an address asks for, after this one. */
export const reviewsAfter = (search: Search): string | undefined => valueIn(search, REVIEWS_AFTER, UUID);

/** The address of the list for what is asked of it. */
export function directoryPath(query: DirectoryQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value) search.set(parameters[name as keyof DirectoryQuery], value);
  return withQuery('/entreprises', search);
}

/** What the API is asked for it. */
export function directoryCall(query: DirectoryQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return withQuery('/public-enterprises', search);
}

export const enterpriseCall = (slug: string, after: string | undefined): string =>
  `/public-enterprises/${slug}${after ? `?after=${after}` : ''}`;

/**
 * The part of a search that says which page it is, always written the same way: two addresses of one page are one.
 * Empty for a page without any.
 */
export function pageSearch(pathname: string, search: URLSearchParams): string {
  if (pathname === '/entreprises') return directoryPath(directoryQueryOf(search)).slice(pathname.length);
  const after = pathname.startsWith('/entreprises/') ? reviewsAfter(search) : undefined;
  return after ? `?${REVIEWS_AFTER}=${after}` : '';
}
