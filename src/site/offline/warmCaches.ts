import type { Workbox } from 'workbox-window';
import type { PlaceItem } from '../../shared/catalog/views.ts';
import { apiUrl } from '../../shared/client/apiUrl.ts';
import { CACHE_PAGE } from './cacheNames.ts';

interface Connection {
  saveData?: boolean;
}

/**
 * The lists that the project form requires. About 5 KiB, and 2.5 more for the districts of the capital, where most
 * live.
 */
const formLists = ['/get-active-services', '/get-cities', '/get-located-places', '/get-languages'];
const CAPITAL = 'Conakry';

/**
 * The first visit loads before its worker: once the worker is in control, what the page has loaded is requested again,
 * mostly from the browser's own cache, so that the worker caches it. Does nothing where the page came through the
 * worker.
 */
export async function warmCaches(workbox: Workbox): Promise<void> {
  if (cameThroughWorker()) return;
  const worker = await workbox.controlling;
  worker.postMessage({ type: CACHE_PAGE, path: location.pathname });
  const { connection } = navigator as { connection?: Connection };
  const lists = connection?.saveData ? [] : formLists.map(apiUrl);
  const brought = performance.getEntriesByType('resource').map(({ name }) => name);
  const isCacheable = (url: string) =>
    /\/(get-[^/?]+|get-(districts|questions|sounds)\/[^/?]+|(assets|sounds|pictures)\/[^/?]+)$/.test(url);
  await Promise.allSettled([...new Set([...brought.filter(isCacheable), ...lists])].map((url) => fetch(url)));
  if (!connection?.saveData) await cacheCapitalDistricts();
}

/** Being in control now is not enough: a worker may have taken over a page that was loaded while it was installed. */
function cameThroughWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.workerStart > 0;
}

async function cacheCapitalDistricts(): Promise<void> {
  const reply = await fetch(apiUrl('/get-cities'));
  const cities: PlaceItem[] = reply.ok ? await reply.json() : [];
  const capital = cities.find(({ name }) => name === CAPITAL);
  if (capital) await fetch(apiUrl(`/get-districts/${capital.id}`));
}
