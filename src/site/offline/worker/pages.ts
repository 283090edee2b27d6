import type { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cacheNames, SHELL } from '../cacheNames.ts';
import { isCacheablePage, isOwnPage, isPublicPage, isTrackingCopy, isTrackingPage } from './cachePolicy.ts';
import { maxAgeDays, maxEntries, type Plugin } from './plugins.ts';
import { version } from './scope.ts';

const cacheName = cacheNames.pages + version;
const MAX_PAGES = 20;
const trackingCache = cacheNames.tracking + version;
const MAX_TRACKED = 5;

/** How a request stands is wanted as it is now: its copy is for a network that is absent, or as good as that. */
const TRACKING_TIMEOUT_SECONDS = 8;

/** How long the network may take before the cached copy is shown; its reply is then cached for the next visit. */
const NETWORK_TIMEOUT_SECONDS = 0.5;

/**
 * Public pages are loaded from the network, or from their cached copy where the network is slow or absent. Every other
 * page is loaded from the network alone. Where neither answers, the shell renders the address without data.
 */
export function routePages(precache: PrecacheController): void {
  const shellFallback = { handlerDidError: async () => precache.matchPrecache(SHELL) };
  const publicPages = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [cacheCopies(cacheName, isCacheablePage), maxEntries(MAX_PAGES), maxAgeDays(30), shellFallback],
  });
  const trackingPages = new NetworkFirst({
    cacheName: trackingCache,
    networkTimeoutSeconds: TRACKING_TIMEOUT_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [cacheCopies(trackingCache, isTrackingCopy), maxEntries(MAX_TRACKED), maxAgeDays(30), shellFallback],
  });
  const otherPages = new NetworkOnly({ plugins: [shellFallback] });
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && !url.search && isPublicPage(url.pathname),
    publicPages,
  );
  registerRoute(
    ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && isTrackingPage(url.pathname),
    trackingPages,
  );
  registerRoute(({ request, sameOrigin }) => request.mode === 'navigate' && sameOrigin, otherPages);
}

/**
 * Caches the pages that pass. The copy of one that passes no longer, because of the preview gate or because its link
 * was replaced, is deleted; not where a network answered in the server's place.
 */
const cacheCopies = (cache: string, isCopied: (response: Response) => boolean): Plugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    if (isCopied(response)) return response;
    if (response.status < 500 && isOwnPage(response))
      await (await caches.open(cache)).delete(request, { ignoreVary: true });
    return null;
  },
});

/** Caches the page that installed the worker, as a visitor gets it: it was loaded before the worker was in control. */
export async function cachePage(path: string): Promise<void> {
  const isTracking = isTrackingPage(path);
  if (!isTracking && !isPublicPage(path)) return;
  const cache = await caches.open(isTracking ? trackingCache : cacheName);
  if (await cache.match(path, { ignoreVary: true })) return;
  const response = await fetch(path, { credentials: 'omit', headers: { Accept: 'text/html' } });
  if (isTracking ? isTrackingCopy(response) : isCacheablePage(response)) await cache.put(path, response);
}
