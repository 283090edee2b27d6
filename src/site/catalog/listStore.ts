import { createStore, type Store } from '../../shared/client/store.ts';
import { embedded } from '../rendering/embedded.ts';

export type ListState<Item> =
  | { status: 'loading'; items: undefined }
  | { status: 'failed'; items: undefined }
  | { status: 'ready'; items: readonly Item[] };

type ListStore = Store<ListState<unknown>>;

const loading: ListState<never> = { status: 'loading', items: undefined };
const failed: ListState<never> = { status: 'failed', items: undefined };

/** Nothing is asked, and nothing comes: the districts before a city is chosen. */
export const emptyStore: ListStore = createStore<ListState<unknown>>(loading);

const stores = new Map<string, ListStore>();
const readyStates = new WeakMap<object, ListState<unknown>>();

/** The state of a loaded list: the same object for the same items, as `useSyncExternalStore` needs. */
export function readyWith(items: readonly unknown[]): ListState<unknown> {
  const state = readyStates.get(items) ?? { status: 'ready', items };
  readyStates.set(items, state);
  return state;
}

/** The one store of this path, requested on first use: pages and menus share the response. */
export function listStore(path: string): ListStore {
  const known = stores.get(path);
  if (known) return known;
  const given = embedded[path] as readonly unknown[] | undefined;
  const store = createStore<ListState<unknown>>(given ? readyWith(given) : loading);
  stores.set(path, store);
  if (!given) void load(path, store);
  return store;
}

/** Requests the list again after a failure. */
export function retryList(path: string): void {
  const store = stores.get(path);
  if (store?.get().status !== 'failed') return;
  store.set(loading);
  void load(path, store);
}

async function load(path: string, store: ListStore): Promise<void> {
  try {
    const { askPublic } = await import('./askPublic.ts');
    const answer = await askPublic<unknown[]>(path);
    store.set(answer.ok ? readyWith(answer.entity) : failed);
  } catch {
    // Offline, not even the code that sends the request loads.
    store.set(failed);
  }
}
