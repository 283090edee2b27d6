import { createStore } from '../../../../shared/client/store.ts';
import { indexedDbRecords } from './indexedDbRecords.ts';
import { memoryRecords, type RecordKey, type RecordStore } from './records.ts';

/** A browser in private mode may never answer when its database is opened. */
const OPEN_WITHIN_MS = 4000;

/** Whether what is typed outlives the page, as far as is known. */
export const persistenceStore = createStore(true);

/** The wizard's records in this browser. Some have no database at all in private mode: the first reading fails then. */
export const wizardRecords: RecordStore = resilientRecords(indexedDbRecords(), () => persistenceStore.set(false));

/**
 * Stores records in the lasting store as long as that works. After its first failure (private mode, no room left)
 * everything known is kept in memory, and `onLost` is called: the person must not close the page.
 */
export function resilientRecords(lasting: RecordStore, onLost: () => void, patienceMs = OPEN_WITHIN_MS): RecordStore {
  let active: Promise<RecordStore> | undefined;
  let left: RecordStore | undefined;

  const opened = (): Promise<RecordStore> => {
    active ??= within(lasting.read(opening), patienceMs).then(
      () => lasting,
      () => fallBack([]),
    );
    return active;
  };
  const fallBack = (known: [string, unknown][]): RecordStore => {
    onLost();
    left = lasting;
    return memoryRecords(known);
  };
  const leaveLasting = async (): Promise<RecordStore> => {
    const known = await within(lasting.entries(''), patienceMs).catch(() => []);
    return fallBack(known);
  };
  const attempt = async <T>(work: (records: RecordStore) => Promise<T>): Promise<T> => {
    const mine = opened();
    const records = await mine;
    if (records !== lasting) return work(records);
    try {
      return await work(records);
    } catch {
      if (active === mine) active = leaveLasting();
      return work(await opened());
    }
  };
  return {
    read: (key) => attempt((records) => records.read(key)),
    entries: (prefix) => attempt((records) => records.entries(prefix)),
    exchange: (keys, change) => attempt((records) => records.exchange(keys, change)),
    left: () => left,
  };
}

/** Read once to learn whether the database answers. */
const opening: RecordKey<unknown> = { name: 'opening', open: (stored) => stored };

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not answer')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
