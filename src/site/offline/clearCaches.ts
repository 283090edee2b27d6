import { cacheNames } from './cacheNames.ts';

/** At log-out: on a shared phone the next person must not see which pages were read. */
export const clearPageCaches = (): Promise<void> =>
  forget((name) => name.startsWith(cacheNames.pages) || name.startsWith(cacheNames.tracking));

/** Removes the worker and all its caches from this device. */
export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await forget((name) => name.startsWith('oasis-'));
}

async function forget(isForgotten: (name: string) => boolean): Promise<void> {
  // Where a browser denies storage there are no caches either.
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter(isForgotten);
  await Promise.all(names.map((name) => caches.delete(name)));
}
