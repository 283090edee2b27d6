import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface StoredObject {
  key: string;
  modifiedAt: Date;
}

/** Where documents lie: the same few verbs on the disk and on any S3-compatible store (design §2). */
export interface FileStorage {
  put: (key: string, content: Readable) => Promise<void>;
  get: (key: string) => Promise<Readable>;
  remove: (key: string) => Promise<void>;
  list: () => AsyncIterable<StoredObject>;
}

/**
 * Whether a failed `get` says that there is no such document, as the disk or S3 puts it. Any other says nothing about
 * it.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && (('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey');
}

/** A random name, so that a key tells nothing and none is ever used twice. */
export function newStorageKey(): string {
  return randomBytes(24).toString('hex');
}
