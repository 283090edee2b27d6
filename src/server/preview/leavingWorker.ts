import { openRoots } from '../../shared/preview/gate.ts';

/** First segments of the pages that stay as they are: what is open, and what has a form behind the gate. */
const untouched = JSON.stringify([...openRoots, 'formulaire', 'contact']);

/**
 * The service worker's file while the gate is on: it forgets what an earlier one kept and unregisters. Pages that are
 * behind the gate are loaded anew. Those that are open stay as they are, so does what is typed into a form.
 */
export const leavingWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith('oasis-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  const pages = await clients.matchAll({ type: 'window' });
  await registration.unregister();
  const read = pages.filter(({ url }) => !${untouched}.includes(new URL(url).pathname.split('/')[1].toLowerCase()));
  await Promise.allSettled(read.map((page) => page.navigate(page.url)));
}
`;
