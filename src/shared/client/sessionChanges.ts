import { currentSession, type SessionUser, sessionStore, TOKEN, USER } from './sessionState.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** As the specification §3 has it. */
const ENTERPRISE = 'enterpriseId';

/** Whose session ended by itself, until somebody signs in or out. */
const ENDED = 'oasis.endedSession';

/** After log-in or registration. The refresh token is an HttpOnly cookie and never comes here. */
export function openSession(accessToken: string, user: SessionUser): void {
  removeStored(ENDED);
  writeStored(TOKEN, accessToken);
  saveSessionUser(user);
}

/** The access token got by renewal. */
export function replaceToken(accessToken: string): void {
  writeStored(TOKEN, accessToken);
  sessionStore.notify();
}

/** The person as the server last said, e.g. after they changed their name. The token stays. */
export function saveSessionUser(user: SessionUser): void {
  writeStored(USER, JSON.stringify(user));
  if (user.enterpriseId) writeStored(ENTERPRISE, user.enterpriseId);
  else removeStored(ENTERPRISE);
  sessionStore.notify();
}

/** Forgets who was signed in; the other tabs hear it through the storage event. */
export function clearSession(): void {
  removeStored(ENDED);
  forget();
}

/** As `clearSession`, where nobody signed out: who was here is expected back. */
export function endSession(): void {
  const user = currentSession()?.user;
  if (user) writeStored(ENDED, user.id);
  forget();
}

/** Who is signed in here, else whose session ended by itself; null after a log-out. */
export const personHere = (): string | null => currentSession()?.user.id ?? readStored(ENDED);

function forget(): void {
  for (const key of [TOKEN, USER, ENTERPRISE]) removeStored(key);
  sessionStore.notify();
}
