import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { createStorage } from '../storage/createStorage.ts';
import { seedDemo } from './demo.ts';
import { seedDemoFiles } from './demoFiles.ts';

/** The demonstration data with what they have in the store of documents; what is there is left as it is. */
export async function prepareDemo(db: Db, config: Config, now: Date): Promise<void> {
  await seedDemo({ db, config }, now);
  await seedDemoFiles(db, await createStorage(config), now);
}
