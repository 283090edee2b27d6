/** Where the site's log-in goes back to, when the back-office sent the person there. */
const ORIGIN = 'oasis.origin';

/** What the site's log-in says to who comes from here: a text key of `shared/auth/texts.ts`. */
const NOTICE = 'oasis.loginNotice';

type Keep = () => boolean;

const listeners = new Set<Keep>();
let isLeaving = false;

/**
 * Called before the page is left for the site, to keep what was typed: tells whether there was anything. Returns the
 * way to stop.
 */
export function onBeforeLeave(keep: Keep): () => void {
  listeners.add(keep);
  return () => listeners.delete(keep);
}

/**
 * Spares the browser's own question when we leave: what was typed is kept. Called before anybody else listens. A page
 * that was left and comes back as it was (the browser's back/forward cache) shows nothing of it and begins anew.
 */
export function prepareToLeave(): void {
  addEventListener('beforeunload', (event) => {
    if (isLeaving) event.stopImmediatePropagation();
  });
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isLeaving) return;
    document.body.replaceChildren();
    location.reload();
  });
}

/**
 * A full page load of one of the site's pages. The promise never settles, so that nothing is drawn or asked
 * while the browser leaves; of several calls the first decides where to.
 */
export function leaveTo(address: string, { hasEnded } = { hasEnded: false }): Promise<never> {
  if (!isLeaving) {
    isLeaving = true;
    const kept = [...listeners].map((keep) => keep());
    if (hasEnded) setTabItem(NOTICE, kept.includes(true) ? 'auth.accessEndedKept' : 'auth.accessEnded');
    location.replace(address);
  }
  return new Promise(() => {});
}

/** To the site's log-in, which comes back here afterwards. `hasEnded`: there was a session, and the log-in says so. */
export function goToLogin(state = { hasEnded: false }): Promise<never> {
  if (!isLeaving) {
    setTabItem(ORIGIN, `${location.pathname}${location.search}${location.hash}`);
    setTabItem(NOTICE, 'auth.mustLogIn');
  }
  return leaveTo('/connexion', state);
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

export function peekTabItem(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? fallback.get(key);
  } catch {
    return fallback.get(key);
  }
}

export function removeTabItem(key: string): void {
  fallback.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The fallback held it.
  }
}

/** The value, which is forgotten by reading it. */
export function takeTabItem(key: string): string | undefined {
  const kept = peekTabItem(key);
  removeTabItem(key);
  return kept;
}
