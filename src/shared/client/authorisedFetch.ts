import { renewSession } from './renewSession.ts';
import { send } from './send.ts';
import { currentToken } from './session.ts';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * `fetch` with the session's Bearer header. On a 401 it renews the session once and repeats the call.
 * Gives up after 30 s unless the caller brings a signal: a phone's dead connection would hang for minutes.
 */
export const authorisedFetch: Fetch = async (url, init = {}) => {
  const token = currentToken();
  const first = await send(url, init, token);
  if (first.status !== 401 || !token) return first;
  const renewal = await renewSession(token);
  if (renewal === 'offline') throw new TypeError('The session could not be renewed: offline');
  if (renewal === 'ended') return first;
  // A response body that is not read keeps its connection open, and browsers allow few.
  await first.body?.cancel();
  return send(url, init, currentToken());
};
