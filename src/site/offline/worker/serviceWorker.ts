import { PrecacheController } from 'workbox-precaching';
import { CACHE_PAGE, cacheNames, SKIP_WAITING } from '../cacheNames.ts';
import { isInstalledFile } from './cachePolicy.ts';
import { routeFiles } from './files.ts';
import { routeLists } from './lists.ts';
import { cachePage, routePages } from './pages.ts';
import { cacheWhen } from './plugins.ts';
import { first, version, wizard, worker } from './scope.ts';

/**
 * The service worker: the site opens without a network, and the project form works in it up to the waiting outbox.
 * Of personal data only the page of a request is cached, for who opened it by its link: requests with a body, other
 * replies that are not public, pages of a session and the back-office are left to the network.
 */
// With anything else in the place of a file the installation fails, and the next visit tries again.
const precache = new PrecacheController({ cacheName: cacheNames.shell, plugins: [cacheWhen(isInstalledFile)] });
precache.addToCacheList(first);
// With data saving on, only the steps of the form that were visited are cached.
if (!worker.navigator.connection?.saveData) precache.addToCacheList(wizard);

routeFiles();
routeLists();
routePages(precache);

worker.addEventListener('install', (event) => {
  event.waitUntil(precache.install(event));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(precache.activate(event));
  event.waitUntil(deleteOldCaches());
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('message', (event) => {
  // Only the person's own act makes a new version take over from the one at work.
  if (event.data?.type === SKIP_WAITING) void worker.skipWaiting();
  if (event.data?.type === CACHE_PAGE) event.waitUntil(cachePage(String(event.data.path)));
});

async function deleteOldCaches(): Promise<void> {
  const { shell, assets, images, lists, listening, pages, tracking } = cacheNames;
  const ours = [shell, assets, images, lists, listening, pages + version, tracking + version];
  const old = (await caches.keys()).filter((name) => !ours.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
