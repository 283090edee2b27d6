import { apiUrl } from '../../shared/client/apiUrl.ts';

const services = [
  '/get-active-services',
  '/get-spotLighted-services',
  '/get-not-spotLighted-services',
  '/get-specialized-services',
  '/get-quick-search-services',
];

/** The public lists that a change of a resource shows in. */
function listsOf(resource: string, { serviceId, cityId }: Record<string, unknown>): string[] {
  switch (resource) {
    case 'services':
      return services;
    case 'questions':
      return serviceId ? [`/get-questions/${serviceId}`] : [];
    case 'cities':
      return ['/get-cities'];
    case 'districts':
      return cityId ? [`/get-districts/${cityId}`] : [];
    case 'languages':
      return ['/get-languages'];
    case 'partners':
      return ['/get-partners'];
    default:
      return [];
  }
}

/**
 * Fetches the public lists past this browser's cache, which keeps them for a minute. Where that fails nothing is wrong but that the site
 * shows this one browser the former list for that minute.
 */
export async function renewPublicLists(resource: string, row: Record<string, unknown>): Promise<void> {
  await Promise.allSettled(
    listsOf(resource, row).map(async (path) => {
      const reply = await fetch(apiUrl(path), { cache: 'reload' });
      await reply.arrayBuffer();
    }),
  );
}
