import { removeStored, writeStored } from '../../../../shared/client/storage.ts';
import { createStoredStore } from '../../../../shared/client/store.ts';
import { useStore } from '../../../useStore.ts';

const PENDING = 'requestPending';

const pendingStore = createStoredStore([PENDING], (stored) => stored === 'true');

/** Remembers, for pages that have not loaded the code that sends, whether a request waits on this device. */
export function markPending(isPending: boolean): void {
  if (isPending === pendingStore.get()) return;
  if (isPending) writeStored(PENDING, 'true');
  else removeStored(PENDING);
  pendingStore.notify();
}

/** Whether a request may be waiting: known at once, so that only those who have one load the code that sends it. */
export const useMayHavePending = (): boolean => useStore(pendingStore, false);
