import { readStored, removeStored, writeStored } from './storage.ts';

/** A fresh key. `crypto.randomUUID` exists on secure origins only, and a phone may test over plain http. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const nameOf = (operation: string) => `idempotency:${operation}`;

/** FNV-1a: only tells one body from another, on this device. */
export function fingerprint(body: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(body) ?? '') {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * The key of an operation whose answer has not come yet: the same one for the same body, over reloads and
 * lost connections, so that trying again cannot do it twice. Another body gets another key. What may be undone and done
 * again names what was seen before it as well (a version): after an act whose reply was lost the next one is another.
 */
export function keyFor(operation: string, body?: unknown): string {
  const mark = fingerprint(body);
  const [storedMark, storedKey] = readStored(nameOf(operation))?.split(' ') ?? [];
  if (storedMark === mark && storedKey) return storedKey;
  const key = newIdempotencyKey();
  writeStored(nameOf(operation), `${mark} ${key}`);
  return key;
}

/** An answer came: the next call is another one. */
export function forgetKey(operation: string): void {
  removeStored(nameOf(operation));
}
