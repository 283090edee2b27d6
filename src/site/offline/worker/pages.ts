import type { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cacheNames, SHELL } from '../cacheNames.ts';
import { isCacheablePage, isPublicPage } from './cachePolicy.ts';
import { maxAgeDays, maxEntries, type Plugin } from './plugins.ts';
import { version } from './scope.ts';

const cacheName = cacheNames.pages + version;
const MAX_PAGES = 20;

/** A slow network gets this long before the kept copy is shown; what it brings later is for the next visit. */
const NETWORK_TIMEOUT_SECONDS = 0.5;

/**
 * Public pages come from the network, from their kept copy where it is slow or dead. Every other page comes from the
 * network alone. Where neither answers, the shell draws the address as well as it can without.
 */
export function routePages(precache: PrecacheController): void {
  const shellFallback = { handlerDidError: async () => precache.matchPrecache(SHELL) };
  const publicPages = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [cachePublicPages, maxEntries(MAX_PAGES), maxAgeDays(30), shellFallback],
  });
  const otherPages = new NetworkOnly({ plugins: [shellFallback] });
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && !url.search && isPublicPage(url.pathname),
    publicPages,
  );
  registerRoute(({ request, sameOrigin }) => request.mode === 'navigate' && sameOrigin, otherPages);
}

/** Keeps what everybody may see. A page that is no longer that, because a gate was put up, loses its copy. */
const cachePublicPages: Plugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (isCacheablePage(response)) return response;
    if (response.status < 500) await (await caches.open(cacheName)).delete(request, { ignoreVary: true });
    return null;
  },
};

/** Keeps the page where the worker was installed, as a stranger gets it: the first visit came before the worker. */
export async function cachePage(path: string): Promise<void> {
  if (!isPublicPage(path)) return;
  const cache = await caches.open(cacheName);
  if (await cache.match(path, { ignoreVary: true })) return;
  const response = await fetch(path, { credentials: 'omit', headers: { Accept: 'text/html' } });
  if (isCacheablePage(response)) await cache.put(path, response);
}
