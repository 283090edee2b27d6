import { type Session, sessionStore } from '../../shared/client/sessionState.ts';
import { useStore } from '../useStore.ts';

/** Who is signed in; follows log-ins and log-outs of the other tabs too. */
export const useSession = (): Session | undefined => useStore(sessionStore, undefined);
