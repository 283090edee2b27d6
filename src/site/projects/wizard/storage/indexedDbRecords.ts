import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import type { RecordStore, Writes } from './recordStore.ts';

/** Records that outlive the page, the browser and the phone's battery. */
export function indexedDbRecords(): RecordStore {
  const use = createStore('oasis-wizard', 'records');
  return {
    read: <T>(key: string) => get<T>(key, use),
    entries: <T>(prefix: string) => entriesOf<T>(use, prefix),
    exchange: (keys, change) =>
      use('readwrite', (store) =>
        exchangeIn(store, keys, (values) => change(...(values as Parameters<typeof change>))),
      ),
  };
}

function entriesOf<T>(use: UseStore, prefix: string): Promise<[string, T][]> {
  return use('readonly', async (store) => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, values] = await Promise.all([
      promisifyRequest(store.getAllKeys(range)),
      promisifyRequest<T[]>(store.getAll(range)),
    ]);
    return values.map((value, index): [string, T] => [String(keys[index]), value]);
  });
}

/** Written with events, not promises: a transaction closes by itself as soon as it has nothing left to do. */
function exchangeIn<Result>(
  store: IDBObjectStore,
  keys: readonly string[],
  change: (values: unknown[]) => { writes: Writes; result: Result },
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const { transaction } = store;
    let outcome: { result: Result } | undefined;
    const values: unknown[] = [];
    const apply = () => {
      try {
        const { writes, result } = change(values);
        for (const [key, value] of Object.entries(writes)) {
          if (value === undefined) store.delete(key);
          else store.put(value, key);
        }
        outcome = { result };
      } catch (error) {
        reject(error);
        transaction.abort();
      }
    };
    transaction.oncomplete = () => (outcome ? resolve(outcome.result) : reject(new Error('Nothing was read')));
    transaction.onabort = () => reject(transaction.error ?? new Error('The change was given up'));
    let left = keys.length;
    for (const [index, key] of keys.entries()) {
      const request = store.get(key);
      request.onsuccess = () => {
        values[index] = request.result;
        left -= 1;
        if (left === 0) apply();
      };
    }
  });
}
