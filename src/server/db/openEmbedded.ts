import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { prepareDataFolder } from '../dataFolder.ts';
import { migrationsFolder } from '../folders.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Database } from './client.ts';
import { clientOfOrm, clientWithDates } from './embeddedClients.ts';
import { followEmbedded } from './followStatements.ts';
import { lockDataFolder } from './lock.ts';
import { ormOptions } from './ormOptions.ts';

/** PostgreSQL in this process, its files under `DATA_DIR/postgres`. Raises where another process has them open. */
export async function openEmbedded(dataDir: string, tracing: Tracing | undefined): Promise<Database> {
  await prepareDataFolder(dataDir);
  const lock = lockDataFolder(dataDir);
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create(folder, { extensions: { unaccent, pg_trgm, btree_gist } });
  if (tracing) followEmbedded(pglite, tracing.statement);
  const orm = drizzle(clientOfOrm(pglite), ormOptions);
  const dated = clientWithDates(pglite);
  return {
    kind: 'embedded',
    orm,
    query: (text, values) => dated.query(text, values),
    jobs: { db: fromPglite(dated), backend: 'pglite' },
    migrate: () => migrate(orm, { migrationsFolder }),
    close: async () => {
      await pglite.close();
      lock.release();
    },
  };
}
