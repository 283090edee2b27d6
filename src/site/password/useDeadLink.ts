import { useEffect, useState } from 'react';
import { api } from '../api.ts';

/**
 * Whether the link of a message has served or expired: asked for as the page opens, before a password is thought of and
 * typed twice. Without an answer it counts as alive: sending asks again, and says so with the function that is given
 * back. A link without a token is dead.
 */
export function useDeadLink(check: '/reset-password/check' | '/account/undo-change/check', token: string) {
  const [isDead, setIsDead] = useState(token === '');
  useEffect(() => {
    if (!token) return;
    void api.post(check, { body: { token } }).then((answer) => {
      if (!answer.ok && answer.code === 'LINK_DEAD') setIsDead(true);
    });
  }, [check, token]);
  return [isDead, () => setIsDead(true)] as const;
}
