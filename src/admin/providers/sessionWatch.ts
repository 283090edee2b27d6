import { currentSession, sessionStore } from '../../shared/client/session.ts';
import { goToLogin } from './leaving.ts';

/**
 * Leaves for the log-in when the session ends, here or in another tab, and starts afresh when somebody else
 * signs in elsewhere: what is on screen belongs to the former one.
 */
export function watchSession(): () => void {
  const signedIn = currentSession()?.user.id;
  return sessionStore.subscribe(() => {
    const now = currentSession()?.user.id;
    if (signedIn && !now) void goToLogin();
    else if (signedIn && now !== signedIn) location.reload();
  });
}
