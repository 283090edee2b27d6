import type { Location } from 'react-router-dom';
import type { TextKey } from '../../shared/texts.ts';

/** What the log-in page is told of the page that sent the visitor there. */
interface LoginState {
  origin: string;
  notice: TextKey;
}

export function loginState({ pathname, search, hash }: Location, sessionEnded: boolean): LoginState {
  return { origin: `${pathname}${search}${hash}`, notice: sessionEnded ? 'common.sessionEnded' : 'auth.mustLogIn' };
}

/** What a guard told, where one sent the visitor to the log-in page. */
export const toldBy = ({ state }: Location): Partial<LoginState> => state ?? {};
