import type { Strategy } from 'workbox-strategies';

export type Plugin = Strategy['plugins'][number];

/** Caches only the responses that pass. */
export const cacheWhen = (isKept: (response: Response) => boolean): Plugin => ({
  cacheWillUpdate: async ({ response }) => (isKept(response) ? response : null),
});

/** No more than so many entries, the oldest leaving first: a long visit must not fill a small phone. */
export const maxEntries = (count: number): Plugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - count)).map((key) => cache.delete(key)));
  },
});

const DAY_MS = 86_400_000;

/** What is older is as if it were not there. A reply without a date is taken for fresh. */
export const maxAgeDays = (days: number): Plugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const sentAt = Date.parse(cachedResponse?.headers.get('Date') ?? '');
    return Date.now() - sentAt > days * DAY_MS ? null : cachedResponse;
  },
});
