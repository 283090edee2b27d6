import { indexedDbRecords } from './indexedDbRecords.ts';
import { memoryRecords } from './memoryRecords.ts';
import type { RecordStore } from './recordStore.ts';
import { resilientRecords } from './resilientRecords.ts';

let lasting = true;
const listeners = new Set<() => void>();

/** The wizard's records in this browser. */
export const wizardRecords: RecordStore = resilientRecords(
  typeof indexedDB === 'undefined' ? failing() : indexedDbRecords(),
  () => {
    lasting = false;
    for (const listener of [...listeners]) listener();
  },
);

/** Whether what is typed outlives the page, as far as is known. */
export const recordsLast = (): boolean => lasting;

export function subscribeToLasting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Some browsers have no database at all in private mode. */
function failing(): RecordStore {
  const refuse = () => Promise.reject(new Error('This browser has no database'));
  return { ...memoryRecords(), read: refuse, entries: refuse, exchange: refuse };
}
