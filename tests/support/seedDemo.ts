import { readConfig } from '../../src/server/config.ts';
import type { Db } from '../../src/server/db/client.ts';
import { seedDemo } from '../../src/server/seed/demo.ts';

/** The demonstration data as a server of the tests writes them. */
export const seedTestDemo = (db: Db, now: Date): Promise<void> =>
  seedDemo(
    { db, config: readConfig({ NODE_ENV: 'test', JWT_SECRET: 'a secret of the tests, known to everybody' }) },
    now,
  );
