import { createStore, promisifyRequest } from 'idb-keyval';
import { type Changed, openWith, type RecordKey, type RecordStore } from './records.ts';

/** Records in the browser's database. */
export function indexedDbRecords(): RecordStore {
  const use = createStore('oasis-wizard', 'records');
  return {
    read: (key) => use('readonly', async (store) => openWith(key, await promisifyRequest(store.get(key.name)))),
    entries: (prefix) =>
      use('readonly', async (store) => {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const [names, values] = await Promise.all([
          promisifyRequest(store.getAllKeys(range)),
          promisifyRequest<unknown[]>(store.getAll(range)),
        ]);
        return values.map((value, index): [string, unknown] => [String(names[index]), value]);
      }),
    exchange: (keys, change) =>
      use('readwrite', (store) =>
        exchangeIn(store, keys, (values) => change(...(values as Parameters<typeof change>))),
      ),
  };
}

/** Written with events, not promises: a transaction closes by itself as soon as it has no request left. */
function exchangeIn<Result>(
  store: IDBObjectStore,
  keys: readonly RecordKey<unknown>[],
  change: (values: unknown[]) => Changed<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const { transaction } = store;
    let outcome: { result: Result } | undefined;
    const values: unknown[] = [];
    const apply = () => {
      try {
        const { writes, result } = change(values);
        for (const [name, value] of Object.entries(writes)) {
          if (value === undefined) store.delete(name);
          else store.put(value, name);
        }
        outcome = { result };
      } catch (error) {
        reject(error);
        transaction.abort();
      }
    };
    transaction.oncomplete = () => (outcome ? resolve(outcome.result) : reject(new Error('Nothing was read')));
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted'));
    let left = keys.length;
    for (const [index, key] of keys.entries()) {
      const request = store.get(key.name);
      request.onsuccess = () => {
        values[index] = openWith(key, request.result);
        left -= 1;
        if (left === 0) apply();
      };
    }
  });
}
