import { useCallback } from 'react';
import { useGiven } from '../rendering/rendering.ts';
import { useStore } from '../useStore.ts';
import { emptyStore, type ListState, listStore, readyWith, retryList } from './listStore.ts';

export type LoadedList<Item> = ListState<Item> & { retry: () => void };

/**
 * A public list by its path, with the 4 attempts of the specification §7. Kept for the visit. Without a path
 * nothing is requested yet: the districts before a city is chosen.
 */
export function useList<Item>(path: string | undefined): LoadedList<Item> {
  const given = useGiven<readonly Item[]>(path);
  // The items of a path have its item type: the path is written once, beside it, in `lists.ts`.
  const state = useStore(
    path ? listStore(path) : emptyStore,
    given ? readyWith(given) : emptyStore.get(),
  ) as ListState<Item>;
  const retry = useCallback(() => path && retryList(path), [path]);
  return { ...state, retry: () => void retry() };
}
