import { currentSession, sessionStore } from '../shared/client/session.ts';

export interface RememberedAnswer {
  entity: unknown;
  total: number | undefined;
}

/** Enough for going back and forth; a long visit must not fill a small phone. */
const MOST = 60;

const remembered = new Map<string, RememberedAnswer>();
let isForgettingAtLogout = false;

/** What was answered to this question earlier in the visit. */
export const recall = (key: string | undefined): RememberedAnswer | undefined =>
  key === undefined ? undefined : remembered.get(key);

/** Kept in the memory of the page only, until somebody logs out: phones are shared. */
export function remember(key: string, answer: RememberedAnswer): void {
  forgetAtLogout();
  remembered.delete(key);
  remembered.set(key, answer);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest);
}

function forgetAtLogout(): void {
  if (isForgettingAtLogout) return;
  isForgettingAtLogout = true;
  sessionStore.subscribe(() => {
    if (!currentSession()) remembered.clear();
  });
}
