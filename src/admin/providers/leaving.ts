import { writeTab } from './tabStorage.ts';

/** Where the site's log-in goes back to, when the back-office sent the person there. */
const ORIGIN = 'oasis.origin';

const keepers = new Set<() => void>();
let isLeaving = false;

/** Called before the page is left for the site, to keep what was typed. Returns the way to stop. */
export function keepBeforeLeaving(keep: () => void): () => void {
  keepers.add(keep);
  return () => keepers.delete(keep);
}

/** Spares the browser's own question when we leave: what was typed is kept. Called before anybody else listens. */
export function watchLeaving(): void {
  addEventListener('beforeunload', (event) => {
    if (isLeaving) event.stopImmediatePropagation();
  });
}

/**
 * A full page load of one of the site's pages. The promise never settles, so that nothing is drawn or asked
 * while the browser leaves; of several calls the first decides where to.
 */
export function leaveTo(address: string): Promise<never> {
  if (!isLeaving) {
    isLeaving = true;
    for (const keep of keepers) keep();
    location.replace(address);
  }
  return new Promise(() => {});
}

/** To the site's log-in, which comes back here afterwards. */
export function goToLogin(): Promise<never> {
  if (!isLeaving) writeTab(ORIGIN, `${location.pathname}${location.search}${location.hash}`);
  return leaveTo('/connexion');
}
