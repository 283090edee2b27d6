import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../../src/server/db/client.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import type { DatabaseTemplate } from './databaseTemplate.ts';
import { dropDatabase, onServer, withDatabase } from './postgres.ts';

export interface TestDatabase {
  database: Database;
  /** A folder of this database alone; files go there too. */
  dataDir: string;
  /** Set where the database is a PostgreSQL server's: a second process may be opened on it. */
  url: string | undefined;
  /** Closes it, unless a test did, and removes all of it. */
  drop: (state?: { isClosed: boolean }) => Promise<void>;
}

/**
 * A fresh migrated database with the reference data, of the kind this Vitest project is for: PGlite in
 * `api-embedded`, a PostgreSQL server in `api-postgres`.
 */
export async function openTestDatabase(from: DatabaseTemplate = inject('databaseTemplate')): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oasis-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (from.kind === 'embedded') {
    // In one call of the system’s: file by file it takes six times as long.
    cpSync(from.folder, dataDir, { recursive: true });
    const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined, DATABASE_POOL: 1 });
    return {
      database,
      dataDir,
      url: undefined,
      drop: async (state) => {
        if (!state?.isClosed) await database.close();
        await removeFolder();
      },
    };
  }
  const name = `oasis_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(from.server, `create database ${name} template ${from.template}`);
  // No test ends this server: what it has not yet written to the disk is not lost.
  await onServer(from.server, `alter database ${name} set synchronous_commit = off`);
  const url = withDatabase(from.server, name);
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_POOL: 20 });
  return {
    database,
    dataDir,
    url,
    drop: async (state) => {
      if (!state?.isClosed) await database.close();
      await dropDatabase(from.server, name);
      await removeFolder();
    },
  };
}
