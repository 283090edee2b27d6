import { useSyncExternalStore } from 'react';
import type { Audience } from '../../shared/auth/roles.ts';
import { currentSession, type Session, sessionStore } from '../../shared/client/session.ts';
import { goToLogin } from './leavePage.ts';

export function useSession(): Session | undefined {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** The role of who is signed in. */
export function useRole(): Audience {
  return useSession()?.user.role ?? 'Visitor';
}

/**
 * Leaves for the log-in when the session ends, here or in another tab, and starts afresh when somebody else
 * signs in elsewhere: what is on screen belongs to the former one.
 */
export function watchSession(): () => void {
  const signedIn = currentSession()?.user.id;
  return sessionStore.subscribe(() => {
    const now = currentSession()?.user.id;
    if (signedIn && !now) void goToLogin({ hasEnded: true });
    else if (signedIn && now !== signedIn) location.reload();
  });
}
