import type { Db } from '../db/client.ts';
import type { FileStorage } from '../storage/storage.ts';
import { seedDemoDocuments } from './demoDocuments.ts';
import { seedDemoPhotos } from './demoPhotos.ts';

/** What the demonstration data have in the store of documents. Each kind is written once. */
export async function seedDemoFiles(db: Db, storage: FileStorage, now: Date): Promise<void> {
  await seedDemoDocuments(db, storage, now);
  await seedDemoPhotos(db, storage);
}
