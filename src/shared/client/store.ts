import { readStored } from './storage.ts';

/** A value outside React that components follow with `useSyncExternalStore`. */
export interface ReadableStore<Value> {
  /** The same object until the value changes. */
  get: () => Value;
  /** Calls the listener at each change. Returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

export interface Store<Value> extends ReadableStore<Value> {
  set: (value: Value) => void;
}

export interface StoredStore<Value> extends ReadableStore<Value> {
  /** To be called after this tab has written one of the keys: a tab gets no storage event of its own writes. */
  notify: () => void;
}

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      // A copy: a listener may add or remove others.
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * What local storage holds under these keys, as `parse` reads it; follows the other tabs too, and what they wrote while
 * the browser kept the page aside (its back/forward cache), which is told of nothing meanwhile.
 */
export function createStoredStore<Value>(
  keys: readonly string[],
  parse: (...stored: (string | null)[]) => Value,
): StoredStore<Value> {
  const changes = createStore<undefined>(undefined);
  let known: (string | null)[] | undefined;
  let value: Value;
  return {
    get() {
      const stored = keys.map(readStored);
      if (!known || stored.some((text, index) => text !== known?.[index])) {
        known = stored;
        value = parse(...stored);
      }
      return value;
    },
    notify: () => changes.set(undefined),
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || keys.includes(key)) listener();
      };
      const unsubscribe = changes.subscribe(listener);
      addEventListener('storage', onStorage);
      addEventListener('pageshow', listener);
      return () => {
        unsubscribe();
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', listener);
      };
    },
  };
}
