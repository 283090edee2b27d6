import { useRef } from 'react';
import { newIdempotencyKey } from '../../shared/client/idempotencyKey.ts';

/**
 * The keys of what this page sends: the same one as long as the same is sent and no answer came. For what may be asked
 * for again later, as a code by SMS is: a key that is kept on the device would then be given the former answer.
 */
export function useAttemptKey() {
  const attempt = useRef<{ body: string; key: string }>(undefined);
  return {
    keyFor: (body: string): string => {
      if (attempt.current?.body !== body) attempt.current = { body, key: newIdempotencyKey() };
      return attempt.current.key;
    },
    forget: () => {
      attempt.current = undefined;
    },
  };
}
