import { registerWorker } from './registerWorker.ts';

/** Has the service worker registered. In development there is none: one that an earlier build left on this address is taken away. */
export async function startOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (!import.meta.env.DEV) return registerWorker();
  const left = await serviceWorker.getRegistrations();
  await Promise.all(left.map((registration) => registration.unregister()));
}
