/**
 * The service worker's file while the gate is on: it forgets what an earlier one kept and unregisters. Pages that are
 * behind the gate are loaded anew; a form keeps what is typed.
 */
export const leavingWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith('oasis-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  const pages = await clients.matchAll({ type: 'window' });
  await registration.unregister();
  const read = pages.filter(({ url }) => !/^\\/(formulaire|contact|connexion|register)/.test(new URL(url).pathname));
  await Promise.allSettled(read.map((page) => page.navigate(page.url)));
}
`;
