import { Workbox } from 'workbox-window';
import { currentSession, sessionStore } from '../../shared/client/session.ts';
import { knownSettings } from '../settings/useSiteSettings.ts';
import { WORKER_FILE } from './cacheNames.ts';
import { clearPageCaches, removeWorker } from './clearCaches.ts';
import { warmCaches } from './warmCaches.ts';

/**
 * Has the service worker registered. In development there is none: one that an earlier build left on this address is
 * taken away.
 */
export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (!import.meta.env.DEV) return registerWorker();
  const left = await serviceWorker.getRegistrations();
  await Promise.all(left.map((registration) => registration.unregister()));
}

const HOUR_MS = 3_600_000;

/**
 * Registers the service worker, offers its new versions and never forces one: it takes over when the person says so, or
 * when the last tab is closed. While the site is behind the preview gate, nothing of it is cached on the device.
 */
async function registerWorker(): Promise<void> {
  if (knownSettings()?.isGated) return removeWorker();
  const workbox = new Workbox(WORKER_FILE, { updateViaCache: 'none' });
  let isAccepted = false;
  const accept = () => {
    isAccepted = true;
    workbox.messageSkipWaiting();
  };
  const offer = async (take: () => void) => (await import('./UpdatePrompt.tsx')).showUpdatePrompt(take);
  workbox.addEventListener('waiting', () => offer(accept));
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isAccepted) location.reload();
    // Accepted in another tab: this one may have a form open. A first worker is no new version.
    else if (isUpdate) void offer(() => location.reload());
  });
  sessionStore.subscribe(() => {
    if (!currentSession()) void clearPageCaches();
  });
  try {
    await workbox.register({ immediate: true });
  } catch {
    // The network went, or the browser allows none (private windows): the site works without, and the next visit tries
    // again.
    return;
  }
  watchForUpdates(workbox);
  await warmCaches();
}

/** Phones leave a tab open for weeks: coming back to it asks for a new version, at most once an hour. */
function watchForUpdates(workbox: Workbox): void {
  let askedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - askedAt < HOUR_MS) return;
    askedAt = performance.now();
    // Without a network there is no new version to hear of.
    workbox.update().catch(() => undefined);
  });
}
