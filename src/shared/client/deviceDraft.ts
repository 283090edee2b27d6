import { forgetKey } from './idempotencyKey.ts';
import { currentSession } from './session.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

export interface DeviceDraft<Value> {
  read: () => Value | undefined;
  keep: (value: Value) => void;
  /** The words are gone, and with them the key of a try that sent them `once` under the same name. */
  forget: () => void;
}

/**
 * What is typed and not yet stored with the server, kept on this device under a name and the person who is signed in
 * now: a phone may be another's after a log-out.
 */
export function deviceDraft<Value>(name: string): DeviceDraft<Value> {
  const key = `oasis.draft.${currentSession()?.user.id ?? ''}.${name}`;
  return {
    read: () => parsed(readStored(key)),
    keep: (value) => writeStored(key, JSON.stringify(value)),
    forget: () => {
      removeStored(key);
      forgetKey(name);
    },
  };
}

/** What is left of a text once the server has `stored`: what was typed since. */
export const typedSince = (stored: string, now: string): string =>
  now.startsWith(stored) ? now.slice(stored.length) : now;

/** Something else under that name counts as nothing. */
function parsed<Value>(stored: string | null): Value | undefined {
  if (!stored) return undefined;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
