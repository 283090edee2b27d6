import type { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cacheNames, SHELL } from '../names.ts';
import { isKeepablePage, isPublicPage } from './keepable.ts';
import { atMost, notOlderThan, type Plugin } from './plugins.ts';
import { version } from './scope.ts';

const cacheName = cacheNames.pages + version;
const MOST_PAGES = 20;

/** A slow network gets this long before the kept copy is shown; what it brings later is for the next visit. */
const PATIENCE_SECONDS = 0.5;

/**
 * Public pages come from the network, from their kept copy where it is slow or dead. Every other page comes from the network
 * alone. Where neither answers, the shell draws the address as well as it can without.
 */
export function routePages(precache: PrecacheController): void {
  const withoutNetwork = { handlerDidError: async () => precache.matchPrecache(SHELL) };
  const publicPages = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [keepPublic, atMost(MOST_PAGES), notOlderThan(30), withoutNetwork],
  });
  const otherPages = new NetworkOnly({ plugins: [withoutNetwork] });
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && !url.search && isPublicPage(url.pathname),
    publicPages,
  );
  registerRoute(({ request, sameOrigin }) => request.mode === 'navigate' && sameOrigin, otherPages);
}

/** Keeps what everybody may see. A page that is no longer that, because a gate was put up, loses its copy. */
const keepPublic: Plugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (isKeepablePage(response)) return response;
    if (response.status < 500) await (await caches.open(cacheName)).delete(request, { ignoreVary: true });
    return null;
  },
};

/** Keeps the page where the worker was installed, as a stranger gets it: the first visit came before the worker. */
export async function keepPage(path: string): Promise<void> {
  if (!isPublicPage(path)) return;
  const cache = await caches.open(cacheName);
  if (await cache.match(path, { ignoreVary: true })) return;
  const response = await fetch(path, { credentials: 'omit', headers: { Accept: 'text/html' } });
  if (isKeepablePage(response)) await cache.put(path, response);
}
