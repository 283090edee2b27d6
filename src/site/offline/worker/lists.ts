import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { apiUrl } from '../../../shared/client/apiUrl.ts';
import { cacheNames } from '../names.ts';
import { isPublicReply } from './keepable.ts';
import { atMost, notOlderThan, only } from './plugins.ts';
import { worker } from './scope.ts';

/** The public lists (specification §7). Any other call goes to the server or fails. */
const publicLists =
  /^\/get-(active-services|spotLighted-services|not-spotLighted-services|specialized-services|quick-search-services|languages|cities|districts\/[^/]+|questions\/[^/]+|partners|packages)\/?$/;

const lists = new StaleWhileRevalidate({
  cacheName: cacheNames.lists,
  plugins: [only(isPublicReply), atMost(100), notOlderThan(60)],
});

/** What is known at once, and what is new for the next time. */
export function routeLists(): void {
  const { origin } = new URL(apiUrl('/'), worker.location.origin);
  registerRoute(({ url }) => url.origin === origin && !url.search && publicLists.test(url.pathname), lists);
}
