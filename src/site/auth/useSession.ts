import { useSyncExternalStore } from 'react';
import { currentSession, type Session, subscribeToSession } from '../../shared/client/sessionState.ts';

/** Who is signed in; follows log-ins and log-outs of the other tabs too. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(subscribeToSession, currentSession, () => undefined);
