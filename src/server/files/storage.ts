import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { createDiskStorage } from './diskStorage.ts';
import { createS3Storage } from './s3Storage.ts';

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

export function createStorage(config: Config): FileStorage {
  return config.S3_BUCKET ? createS3Storage(config, config.S3_BUCKET) : createDiskStorage(config.DATA_DIR);
}
