import { useCallback, useSyncExternalStore } from 'react';
import { useGiven } from '../rendering/rendering.ts';
import { type ListState, listEntry, readyWith, retryList } from './listStore.ts';

export type LoadedList<Item> = ListState<Item> & { retry: () => void };

const waiting: ListState<never> = { status: 'loading', items: undefined };

/**
 * A public list by its path, with the 4 attempts of the specification §7. Kept for the visit. Without a path
 * nothing is asked yet: the districts before a city is chosen.
 */
export function useList<Item>(path: string | undefined): LoadedList<Item> {
  const given = useGiven<readonly Item[]>(path);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!path) return () => undefined;
      const { listeners } = listEntry(path);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    [path],
  );
  // What came under a path has its item type: the path is written once, beside it, in `lists.ts`.
  const read = () => (path ? listEntry(path).state : waiting) as ListState<Item>;
  const state = useSyncExternalStore(subscribe, read, () => (given ? (readyWith(given) as ListState<Item>) : waiting));
  const retry = useCallback(() => path && retryList(path), [path]);
  return { ...state, retry: () => void retry() };
}
