import { createStore } from '../../../../shared/client/store.ts';
import { indexedDbRecords } from './indexedDbRecords.ts';
import { memoryRecords } from './memoryRecords.ts';
import type { RecordStore } from './recordStore.ts';
import { resilientRecords } from './resilientRecords.ts';

/** Whether what is typed outlives the page, as far as is known. */
export const persistenceStore = createStore(true);

/** The wizard's records in this browser. */
export const wizardRecords: RecordStore = resilientRecords(
  typeof indexedDB === 'undefined' ? failing() : indexedDbRecords(),
  () => persistenceStore.set(false),
);

/** Some browsers have no database at all in private mode. */
function failing(): RecordStore {
  const refuse = () => Promise.reject(new Error('This browser has no database'));
  return { ...memoryRecords(), read: refuse, entries: refuse, exchange: refuse };
}
