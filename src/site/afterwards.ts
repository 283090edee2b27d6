/** How long after the page: its own parts come first on a slow network. */
const WORDS_AFTER_MS = 1500;
/** The worker fetches what a visit without network needs: the first seconds, with their taps and next steps, go before it. */
const WORKER_AFTER_MS = 6000;

/** Brings what is needed just when the network is gone: the words for a page that did not come, messages, and the worker that keeps pages. */
export function loadAfterwards(): void {
  // Without the network now, they are asked for again when they are needed.
  const loadWords = () => {
    import('./errors/ErrorMessage.tsx').catch(() => undefined);
    import('./ui/toast.ts').catch(() => undefined);
  };
  const startWorker = () =>
    import('./offline/startOffline.ts').then(
      ({ startOffline }) => startOffline(),
      () => undefined,
    );
  const soon = () => {
    setTimeout(loadWords, WORDS_AFTER_MS);
    setTimeout(startWorker, WORKER_AFTER_MS);
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
