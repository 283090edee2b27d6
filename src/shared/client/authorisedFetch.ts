import { renewSession } from './renewSession.ts';
import { currentToken } from './session.ts';

const ANSWER_WITHIN_MS = 30_000;

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
  // An answer that nobody reads keeps its connection, of which a phone has few.
  await first.body?.cancel();
  return send(url, init, currentToken());
};

/** `fetch` that gives up after a while: on the whole of a JSON answer, on the beginning of a file. */
export async function send(url: string, init: RequestInit, token: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ANSWER_WITHIN_MS);
  try {
    const response = await fetch(url, { credentials: 'include', signal: timeout.signal, ...init, headers });
    if (!response.headers.get('Content-Type')?.includes('json')) clearTimeout(timer);
    return response;
  } catch (error) {
    clearTimeout(timer);
    throw error;
  }
}
