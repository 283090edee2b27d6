import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { apiUrl } from '../../../shared/client/apiUrl.ts';
import { cacheNames } from '../cacheNames.ts';
import { isPublicResponse } from './cachePolicy.ts';
import { cacheWhen, maxEntries } from './plugins.ts';
import { worker } from './scope.ts';

/** Their names carry a hash of their content: what is on the device is right for ever. */
const assets = new CacheFirst({ cacheName: cacheNames.assets, plugins: [cacheWhen(isPublicResponse), maxEntries(80)] });
const images = new StaleWhileRevalidate({
  cacheName: cacheNames.images,
  plugins: [cacheWhen(isPublicResponse), maxEntries(40)],
});
/** A sound has its id for a name and never changes, a picture nearly never: heard or seen once, it stays. */
const listening = new CacheFirst({
  cacheName: cacheNames.listening,
  plugins: [cacheWhen(isPublicResponse), maxEntries(400)],
});

/**
 * The site's own scripts, styles and letters, and the public pictures. The back-office has its own folder and is left
 * alone.
 */
export function routeFiles(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    // In any cache: a newer version may have brought it already.
    async (options) => (await caches.match(options.request, { ignoreVary: true })) ?? assets.handle(options),
  );
  const { origin } = new URL(apiUrl('/'), worker.location.origin);
  registerRoute(({ url }) => url.origin === origin && /^\/(sounds|pictures)\/[^/]+$/.test(url.pathname), listening);
  registerRoute(({ request, sameOrigin }) => sameOrigin && request.destination === 'image', images);
}
