import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** Derived once in a process: that takes several times what using a key does. */
const derived = new Map<string, Buffer>();

/** A key for this purpose alone, derived from a secret of the server's: neither helps with the other. */
export function keyFor(purpose: string, secret: string): Buffer {
  const known = `${purpose}\n${secret}`;
  let key = derived.get(known);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
    derived.set(known, key);
  }
  return key;
}
