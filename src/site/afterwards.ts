/** How long after the page: its own parts come first on a slow network. */
const AFTER_MS = 1500;

/** Brings what is needed just when the network is gone: the words for a page that did not come, messages, and the worker that keeps pages. */
export function loadAfterwards(): void {
  const load = () => {
    // Without the network now, they are asked for again when they are needed.
    import('./errors/ErrorMessage.tsx').catch(() => undefined);
    import('./ui/toast.ts').catch(() => undefined);
    import('./offline/startOffline.ts').then(
      ({ startOffline }) => startOffline(),
      () => undefined,
    );
  };
  const soon = () => setTimeout(load, AFTER_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
