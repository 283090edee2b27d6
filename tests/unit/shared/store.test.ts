import { describe, expect, it, vi } from 'vitest';
import { createStore, createStoredStore } from '../../../src/shared/client/store.ts';

describe('createStore', () => {
  it('tells its subscribers of each change until they unsubscribe', () => {
    const store = createStore(1);
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.set(2);
    expect(store.get()).toBe(2);
    unsubscribe();
    store.set(3);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('tells all of those that were subscribed when the value changed, even if one unsubscribes meanwhile', () => {
    const store = createStore(1);
    const second = vi.fn();
    const stopFirst = store.subscribe(() => stopFirst());
    store.subscribe(second);
    store.set(2);
    expect(second).toHaveBeenCalledTimes(1);
  });
});

describe('createStoredStore', () => {
  it('gives the same object until what is stored changes', () => {
    const stored = new Map([['name', 'Awa']]);
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
    const store = createStoredStore(['name'], (name) => ({ name }));
    const first = store.get();
    expect(first).toEqual({ name: 'Awa' });
    expect(store.get()).toBe(first);
    stored.set('name', 'Binta');
    expect(store.get()).toEqual({ name: 'Binta' });
    vi.unstubAllGlobals();
  });
});
