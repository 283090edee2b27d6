/**
 * The worker fetches what a visit without network needs: the first seconds, with their taps and next steps, go before
 * it.
 */
const AFTER_MS = 6000;

/** Loads the worker that caches pages, and the messages shown without a network. */
export function scheduleWorker(): void {
  const load = () =>
    import('./registerWorker.ts').then(
      ({ startWorker }) => startWorker(),
      // Without the network now, the next visit tries again.
      () => undefined,
    );
  const soon = () => setTimeout(load, AFTER_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
