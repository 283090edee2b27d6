import { useCallback } from 'react';
import type { LanguageItem, PlaceItem, QuestionItem, ServiceItem } from '../../shared/catalog/views.ts';
import { createStore, type Store } from '../../shared/client/store.ts';
import { embedded, useServerData } from '../rendering/rendering.ts';
import { useStore } from '../useStore.ts';

export type ListState<Item> =
  | { status: 'loading'; items: undefined }
  | { status: 'failed'; items: undefined }
  | { status: 'ready'; items: readonly Item[] };

type ListStore = Store<ListState<unknown>>;

const loading: ListState<never> = { status: 'loading', items: undefined };
const failed: ListState<never> = { status: 'failed', items: undefined };

/** Nothing is asked, and nothing comes: the districts before a city is chosen. */
const emptyStore: ListStore = createStore<ListState<unknown>>(loading);

const stores = new Map<string, ListStore>();
const readyStates = new WeakMap<object, ListState<unknown>>();

/** The state of a loaded list: the same object for the same items, as `useSyncExternalStore` needs. */
function readyWith(items: readonly unknown[]): ListState<unknown> {
  const state = readyStates.get(items) ?? { status: 'ready', items };
  readyStates.set(items, state);
  return state;
}

/** The one store of this path, requested on first use: pages and menus share the response. */
function listStore(path: string): ListStore {
  const known = stores.get(path);
  if (known) return known;
  const given = embedded[path] as readonly unknown[] | undefined;
  const store = createStore<ListState<unknown>>(given ? readyWith(given) : loading);
  stores.set(path, store);
  if (!given) void load(path, store);
  return store;
}

/** Requests the list again after a failure. */
function retryList(path: string): void {
  const store = stores.get(path);
  if (store?.get().status !== 'failed') return;
  store.set(loading);
  void load(path, store);
}

async function load(path: string, store: ListStore): Promise<void> {
  try {
    const { fetchPublic } = await import('./fetchPublic.ts');
    const answer = await fetchPublic<unknown[]>(path);
    store.set(answer.ok ? readyWith(answer.entity) : failed);
  } catch {
    // Offline, not even the code that sends the request loads.
    store.set(failed);
  }
}

export type LoadedList<Item> = ListState<Item> & { retry: () => void };

/**
 * A public list by its path, with the 4 attempts of the specification §7. Kept for the visit. Without a path
 * nothing is requested yet: the districts before a city is chosen.
 */
export function useList<Item>(path: string | undefined): LoadedList<Item> {
  const given = useServerData<readonly Item[]>(path);
  // The items of a path have its item type: the path is written once, beside it, in `lists.ts`.
  const state = useStore(
    path ? listStore(path) : emptyStore,
    given ? readyWith(given) : emptyStore.get(),
  ) as ListState<Item>;
  const retry = useCallback(() => path && retryList(path), [path]);
  return { ...state, retry: () => void retry() };
}

const services = {
  active: '/get-active-services',
  featured: '/get-spotLighted-services',
  other: '/get-not-spotLighted-services',
  specialized: '/get-specialized-services',
  quickSearch: '/get-quick-search-services',
} as const;

export type ServiceGroup = keyof typeof services;

/** The public lists (specification §7), each loaded once and shared. */
export const useServices = (group: ServiceGroup) => useList<ServiceItem>(services[group]);
export const useLanguages = () => useList<LanguageItem>('/get-languages');
export const useCities = () => useList<PlaceItem>('/get-cities');
export const useDistricts = (cityId: string | undefined) =>
  useList<PlaceItem>(cityId ? `/get-districts/${encodeURIComponent(cityId)}` : undefined);
export const useQuestions = (serviceId: string | undefined) =>
  useList<QuestionItem>(serviceId ? `/get-questions/${encodeURIComponent(serviceId)}` : undefined);
