import { apiUrl } from './apiUrl.ts';
import { forgetKey, keyFor } from './idempotencyKey.ts';
import { send } from './send.ts';
import { currentToken, endSession, replaceToken } from './session.ts';

export type Renewal = 'renewed' | 'ended' | 'offline';

const OPERATION = 'refresh-token';
let underWay: Promise<Renewal> | undefined;

/**
 * A new access token in place of the one that was refused. One renewal at a time, over all tabs: the refresh
 * token changes at each use, and using an old one ends the whole session (design §6).
 */
export function renewSession(refusedToken: string): Promise<Renewal> {
  underWay ??= alone(() => renewUnlessDone(refusedToken)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** Web locks exist on secure origins only; without them the single flight of this tab has to do. */
function alone(work: () => Promise<Renewal>): Promise<Renewal> {
  return navigator.locks ? navigator.locks.request(OPERATION, work) : work();
}

async function renewUnlessDone(refusedToken: string): Promise<Renewal> {
  const token = currentToken();
  if (!token) return 'ended';
  if (token !== refusedToken) return 'renewed';
  try {
    // The key outlives a lost reply: asked again with it, the server repeats the answer it already gave.
    const response = await send(apiUrl('/refresh-token'), post(keyFor(OPERATION, refusedToken)), null);
    if (response.status >= 500 || response.status === 429) return 'offline';
    const body: { isSuccess?: boolean; accessToken?: string } = await response.json();
    // A network's own refusal says nothing of the session.
    if (body.isSuccess === undefined) return 'offline';
    forgetKey(OPERATION);
    if (response.ok && body.accessToken) {
      replaceToken(body.accessToken);
      return 'renewed';
    }
  } catch {
    return 'offline';
  }
  endSession();
  return 'ended';
}

const post = (key: string): RequestInit => ({ method: 'POST', headers: { 'Idempotency-Key': key } });
