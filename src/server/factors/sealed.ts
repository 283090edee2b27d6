import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { keyFor } from '../auth/keyFor.ts';
import type { Config } from '../config.ts';

type Secrets = Pick<Config, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The key, and a name to know it by, which gives nothing of it away. */
function keyFrom(secret: string) {
  const key = keyFor('oasis second factors v1', secret);
  return { key, name: createHash('sha256').update(key).digest('base64url').slice(0, 8) };
}

/**
 * Encrypts a secret that the server must be able to read again, under a key derived from `JWT_SECRET`.
 * @param owner what it belongs to: put elsewhere, it cannot be read.
 */
export function seal(secrets: Secrets, owner: string, plain: string): string {
  const { key, name } = keyFrom(secrets.JWT_SECRET);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${name}.${sealed.toString('base64url')}`;
}

interface Unsealed {
  plain: string;
  /** Read with the former secret: to be sealed anew. */
  isOutdated: boolean;
}

/**
 * Reads it with the present secret, or with the one before where that is still configured. Undefined where neither was
 * the one it was sealed with, and where it was changed or belongs to another owner.
 */
export function unseal(secrets: Secrets, owner: string, sealed: string): Unsealed | undefined {
  const [name, encoded = ''] = sealed.split('.');
  const candidates = [secrets.JWT_SECRET, secrets.JWT_SECRET_PREVIOUS].filter((secret) => secret !== undefined);
  for (const [rank, secret] of candidates.entries()) {
    const candidate = keyFrom(secret);
    if (candidate.name !== name) continue;
    const plain = decrypt(candidate.key, owner, Buffer.from(encoded, 'base64url'));
    return plain === undefined ? undefined : { plain, isOutdated: rank > 0 };
  }
  return undefined;
}

function decrypt(key: Buffer, owner: string, bytes: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    // Changed, or another row's: as unreadable as under another key.
    return undefined;
  }
}
