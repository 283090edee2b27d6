import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { apiUrl } from '../../../shared/client/apiUrl.ts';
import { cacheNames } from '../cacheNames.ts';
import { isPublicResponse } from './cachePolicy.ts';
import { cacheWhen, maxAgeDays, maxEntries } from './plugins.ts';
import { worker } from './scope.ts';

/** The public lists (specification §7). Any other call goes to the server or fails. */
const publicLists =
  /^\/get-(active-services|spotLighted-services|not-spotLighted-services|specialized-services|quick-search-services|languages|cities|located-places|districts\/[^/]+|questions\/[^/]+|sounds(\/[^/]+)?|partners|packages)\/?$/;

const lists = new StaleWhileRevalidate({
  cacheName: cacheNames.lists,
  plugins: [cacheWhen(isPublicResponse), maxEntries(100), maxAgeDays(60)],
});

/** What is known at once, and what is new for the next time. */
export function routeLists(): void {
  const { origin } = new URL(apiUrl('/'), worker.location.origin);
  registerRoute(({ url }) => url.origin === origin && !url.search && publicLists.test(url.pathname), lists);
}
