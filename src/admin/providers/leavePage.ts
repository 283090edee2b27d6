/** Where the site's log-in goes back to, when the back-office sent the person there. */
const ORIGIN = 'oasis.origin';

const listeners = new Set<() => void>();
let isLeaving = false;

/** Called before the page is left for the site, to keep what was typed. Returns the way to stop. */
export function onBeforeLeave(keep: () => void): () => void {
  listeners.add(keep);
  return () => listeners.delete(keep);
}

/** Spares the browser's own question when we leave: what was typed is kept. Called before anybody else listens. */
export function skipUnloadPromptWhenLeaving(): void {
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
    for (const keep of listeners) keep();
    location.replace(address);
  }
  return new Promise(() => {});
}

/** To the site's log-in, which comes back here afterwards. */
export function goToLogin(): Promise<never> {
  if (!isLeaving) setTabItem(ORIGIN, `${location.pathname}${location.search}${location.hash}`);
  return leaveTo('/connexion');
}

/** Session storage, which some browsers refuse in private mode: then values live as long as the page. */
const fallback = new Map<string, string>();

export function setTabItem(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    fallback.set(key, value);
  }
}

/** The value, which is forgotten by reading it. */
export function takeTabItem(key: string): string | undefined {
  const kept = fallback.get(key);
  fallback.delete(key);
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored ?? kept;
  } catch {
    return kept;
  }
}
