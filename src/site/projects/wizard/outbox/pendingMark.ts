import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../../../../shared/client/storage.ts';

const PENDING = 'requestPending';
const listeners = new Set<() => void>();

const isMarked = (): boolean => readStored(PENDING) === 'true';

/** Remembers, for pages that have not loaded the code that sends, whether a request waits on this device. */
export function markPending(isPending: boolean): void {
  if (isPending === isMarked()) return;
  if (isPending) writeStored(PENDING, 'true');
  else removeStored(PENDING);
  for (const listener of [...listeners]) listener();
}

/** Whether a request may be waiting: known at once, so that only those who have one load the code that sends it. */
export const useMayHavePending = (): boolean => useSyncExternalStore(subscribe, isMarked, () => false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
