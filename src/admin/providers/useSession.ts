import { useSyncExternalStore } from 'react';
import type { Audience } from '../../shared/auth/roles.ts';
import { currentSession, type Session, subscribeToSession } from '../../shared/client/session.ts';

export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribeToSession, currentSession);
}

/** The role of who is signed in. */
export function useRole(): Audience {
  return useSession()?.user.role ?? 'Visitor';
}
