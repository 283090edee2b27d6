import type { Role } from '../auth/roles.ts';
import { readStored } from './storage.ts';
import { createStoredStore } from './store.ts';

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
  /** The account was made by a request on this device: nobody can log in to it. */
  isWithoutPassword?: boolean;
}

export interface Session {
  token: string;
  user: SessionUser;
}

/** Who is signed in, in this tab and the others; undefined for a visitor. */
export const sessionStore = createStoredStore([TOKEN, USER], (token, stored): Session | undefined => {
  const user = parseUser(stored);
  return token && user ? { token, user } : undefined;
});

export const currentSession = sessionStore.get;

export const currentToken = (): string | null => readStored(TOKEN);

function parseUser(stored: string | null | undefined): SessionUser | undefined {
  if (!stored) return undefined;
  try {
    const user: SessionUser = JSON.parse(stored);
    return user?.id ? user : undefined;
  } catch {
    return undefined;
  }
}
