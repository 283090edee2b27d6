import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createDiskStorage } from './diskStorage.ts';
import type { FileStorage } from './storage.ts';

/** The one that the configuration chooses; the client of S3 is loaded only where it is. */
export async function createStorage(config: Config): Promise<FileStorage> {
  if (!config.S3_BUCKET) {
    // There before the first document: readiness is asked of it.
    await mkdir(join(config.DATA_DIR, 'files'), { recursive: true, mode: 0o700 });
    return createDiskStorage(config.DATA_DIR);
  }
  const { createS3Storage } = await import('./s3Storage.ts');
  return createS3Storage(config, config.S3_BUCKET);
}
