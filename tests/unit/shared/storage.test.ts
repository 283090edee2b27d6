import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored, removeStored, writeStored } from '../../../src/shared/client/storage.ts';

/** What the browser stores for all tabs; `isFull`: it takes no more. */
const stored = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  isFull = false;
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  removeStored('draft');
  vi.unstubAllGlobals();
});

it('gives what was written last, though a full storage still holds what was written before', () => {
  writeStored('draft', 'toit');
  isFull = true;
  writeStored('draft', 'toit et mur');
  expect(readStored('draft')).toBe('toit et mur');
  isFull = false;
  writeStored('draft', 'toit, mur et sol');
  expect(readStored('draft')).toBe('toit, mur et sol');
});

it('gives what another tab wrote or removed after the storage refused a value', () => {
  writeStored('draft', 'toit');
  isFull = true;
  writeStored('draft', 'toit et mur');
  stored.set('draft', 'autre onglet');
  expect(readStored('draft')).toBe('autre onglet');
  writeStored('draft', 'toit et mur');
  stored.delete('draft');
  expect(readStored('draft')).toBeNull();
});

it('keeps values as long as the page where storage is denied', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    removeItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  writeStored('draft', 'toit');
  expect(readStored('draft')).toBe('toit');
  removeStored('draft');
  expect(readStored('draft')).toBeNull();
});
