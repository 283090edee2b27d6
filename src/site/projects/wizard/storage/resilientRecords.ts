import { memoryRecords } from './memoryRecords.ts';
import type { RecordStore } from './recordStore.ts';

/** A browser in private mode may leave its database's door unanswered for ever. */
const OPEN_WITHIN_MS = 4000;

/**
 * Keeps records in the lasting store as long as that works. From its first failure on (private mode, no room left)
 * everything known goes on in memory, and `onLost` says so: the person must not close the page.
 */
export function resilientRecords(lasting: RecordStore, onLost: () => void, patienceMs = OPEN_WITHIN_MS): RecordStore {
  let active: Promise<RecordStore> | undefined;

  const opened = (): Promise<RecordStore> => {
    active ??= within(lasting.read('opening'), patienceMs).then(
      () => lasting,
      () => fallBack([]),
    );
    return active;
  };
  const fallBack = (known: [string, unknown][]): RecordStore => {
    onLost();
    return memoryRecords(known);
  };
  const leaveLasting = async (): Promise<RecordStore> => {
    const known = await within(lasting.entries<unknown>(''), patienceMs).catch(() => []);
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
    read: <T>(key: string) => attempt((records) => records.read<T>(key)),
    entries: <T>(prefix: string) => attempt((records) => records.entries<T>(prefix)),
    exchange: (keys, change) => attempt((records) => records.exchange(keys, change)),
  };
}

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not answer')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
