import type { Role } from '../auth/roles.ts';
import { readStored } from './storage.ts';

/** The names of the specification §3. */
export const TOKEN = 'token';
export const USER = 'user';

export interface SessionUser {
  id: string;
  firstName: string | null;
  lastName: string | null;
  fullName?: string | null;
  role: Role;
  enterpriseId?: string | null;
}

export interface Session {
  token: string;
  user: SessionUser;
}

const listeners = new Set<() => void>();
let known: { token: string | null; user: string | null; session: Session | undefined } | undefined;

export function announce(): void {
  for (const listener of [...listeners]) listener();
}

function parseUser(stored: string | null): SessionUser | undefined {
  if (!stored) return undefined;
  try {
    const user: SessionUser = JSON.parse(stored);
    return user?.id ? user : undefined;
  } catch {
    return undefined;
  }
}

/** Who is signed in, or undefined. The same object until something changes, as `useSyncExternalStore` wants. */
export function currentSession(): Session | undefined {
  const token = readStored(TOKEN);
  const stored = readStored(USER);
  if (!known || known.token !== token || known.user !== stored) {
    const user = parseUser(stored);
    known = { token, user: stored, session: token && user ? { token, user } : undefined };
  }
  return known.session;
}

export const currentToken = (): string | null => readStored(TOKEN);

/** Calls the listener when the session changes, in this tab or another. Returns the way to stop. */
export function subscribeToSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === TOKEN || event.key === USER) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
