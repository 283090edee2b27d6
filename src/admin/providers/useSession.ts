import { useSyncExternalStore } from 'react';
import type { Audience } from '../../shared/auth/roles.ts';
import { type Session, sessionStore } from '../../shared/client/session.ts';

export function useSession(): Session | undefined {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** The role of who is signed in. */
export function useRole(): Audience {
  return useSession()?.user.role ?? 'Visitor';
}
