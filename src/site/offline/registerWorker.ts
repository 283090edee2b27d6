import { Workbox } from 'workbox-window';
import { currentSession, sessionStore } from '../../shared/client/session.ts';
import { knownSettings } from '../settings/useSiteSettings.ts';
import { forgetEverything, forgetPages } from './forget.ts';
import { keepWhatCame } from './keepWhatCame.ts';
import { WORKER_FILE } from './names.ts';

const HOUR_MS = 3_600_000;

/**
 * Registers the service worker, offers its new versions and never forces one: it takes over when the person says so, or when
 * the last tab is closed. While the site is behind the preview gate, nothing of it is kept on the device.
 */
export async function registerWorker(): Promise<void> {
  if (knownSettings()?.isGated) return forgetEverything();
  const workbox = new Workbox(WORKER_FILE, { updateViaCache: 'none' });
  let isAccepted = false;
  const accept = () => {
    isAccepted = true;
    workbox.messageSkipWaiting();
  };
  const offer = async (take: () => void) => (await import('./offerUpdate.tsx')).offerUpdate(take);
  workbox.addEventListener('waiting', () => offer(accept));
  workbox.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (isAccepted) location.reload();
    // Accepted in another tab: this one may have a form open.
    else if (isUpdate || isExternal) void offer(() => location.reload());
  });
  sessionStore.subscribe(() => {
    if (!currentSession()) void forgetPages();
  });
  try {
    await workbox.register({ immediate: true });
  } catch {
    // The network went, or the browser allows none (private windows): the site works without, and the next visit tries again.
    return;
  }
  watchForUpdates(workbox);
  await keepWhatCame(workbox);
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
