/**
 * Has the service worker registered once the page is there and the browser has nothing better to do. In development there is
 * none: one that an earlier build left on this address is taken away.
 */
export function startOffline(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (import.meta.env.DEV) {
    void serviceWorker.getRegistrations().then((all) => all.map((registration) => registration.unregister()));
    return;
  }
  // Without a network there is nothing to register either: the next visit does it.
  const register = () =>
    import('./registerWorker.ts').then(
      (module) => module.registerWorker(),
      () => undefined,
    );
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(() => void register()), { once: true });
}
