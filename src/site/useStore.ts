import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '../shared/client/store.ts';

/** The value of a store, followed; `initial` stands in the server's HTML and while the browser hydrates it. */
export const useStore = <Value, Initial>(store: ReadableStore<Value>, initial: Initial): Value | Initial =>
  useSyncExternalStore<Value | Initial>(store.subscribe, store.get, () => initial);
