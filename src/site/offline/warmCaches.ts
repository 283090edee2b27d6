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
export async function warmCaches(): Promise<void> {
  if (await cameThroughWorker()) return;
  (await controllingWorker())?.postMessage({ type: CACHE_PAGE, path: location.pathname });
  const { connection } = navigator as { connection?: Connection };
  const lists = connection?.saveData ? [] : formLists.map(apiUrl);
  const brought = performance.getEntriesByType('resource').map(({ name }) => name);
  const isCacheable = (url: string) =>
    /\/(get-[^/?]+|get-(districts|questions|sounds)\/[^/?]+|(assets|sounds|pictures)\/[^/?]+)$/.test(url);
  await Promise.allSettled([...new Set([...brought.filter(isCacheable), ...lists])].map((url) => fetch(url)));
  if (!connection?.saveData) await cacheCapitalDistricts();
}

/**
 * Being in control now is not enough: a worker may have taken over a page that was loaded while it was installed. Some
 * browsers never say when the worker began; there a copy tells.
 */
async function cameThroughWorker(): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && navigation.workerStart > 0) return true;
  return (await caches.match(location.pathname, { ignoreVary: true })) !== undefined;
}

/** The worker as soon as one is in control, whichever page had it installed. */
async function controllingWorker(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  return serviceWorker.controller;
}

async function cacheCapitalDistricts(): Promise<void> {
  const reply = await fetch(apiUrl('/get-cities'));
  const cities: PlaceItem[] = reply.ok ? await reply.json() : [];
  const capital = cities.find(({ name }) => name === CAPITAL);
  if (capital) await fetch(apiUrl(`/get-districts/${capital.id}`));
}
