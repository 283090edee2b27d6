import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { fromPglite } from 'pg-boss';
import type { Config } from '../config.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { followEmbedded, followPool } from './followStatements.ts';
import { lockDataFolder } from './lock.ts';
import * as schema from './schema/index.ts';

/** What queries are written against: the database itself or a transaction in it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** One database, embedded or a server; the rest of the application does not know which. */
export interface Database {
  kind: 'embedded' | 'postgres';
  orm: Db;
  /** Plain SQL, for the libraries that bring their own (rate limits). */
  query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** The same database as pg-boss takes it; undefined where pg-boss opens its own pool. */
  jobs: { db: ReturnType<typeof fromPglite>; backend: 'pglite' } | { connectionString: string; max: number };
  migrate: () => Promise<void>;
  close: () => Promise<void>;
}

const options = { schema, casing: 'snake_case' } as const;
const migrationsFolder = join(import.meta.dirname, 'migrations');
/** Any number, the same in every process: migrations of one database run one process at a time. */
const MIGRATION_LOCK = 7_264_001;

export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  tracing?: Tracing,
): Promise<Database> {
  return config.DATABASE_URL
    ? openServer(config.DATABASE_URL, config.DATABASE_POOL, tracing)
    : openEmbedded(config.DATA_DIR, tracing);
}

async function openEmbedded(dataDir: string, tracing: Tracing | undefined): Promise<Database> {
  const lock = lockDataFolder(dataDir);
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { recursive: true });
  const pglite = await PGlite.create(folder, { extensions: { unaccent, pg_trgm, btree_gist } });
  if (tracing) followEmbedded(pglite, tracing.statement);
  const orm = drizzlePglite(pglite, options);
  return {
    kind: 'embedded',
    orm,
    query: (text, values) => pglite.query(text, values),
    jobs: { db: fromPglite(pglite), backend: 'pglite' },
    migrate: () => migratePglite(orm, { migrationsFolder }),
    close: async () => {
      await pglite.close();
      lock.release();
    },
  };
}

async function openServer(connectionString: string, max: number, tracing: Tracing | undefined): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: 10_000, application_name: 'oasis' });
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process. So would one that dies in
  // a transaction between two statements: the pool listens only to those that are idle. The next statement on it fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (tracing) followPool(pool, tracing.statement);
  return {
    kind: 'postgres',
    orm: onPool(pool),
    query: (text, values) => pool.query(text, values),
    jobs: { connectionString, max: 4 },
    migrate: async () => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migratePg(drizzlePg(client, options), { migrationsFolder });
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      } finally {
        // With its connection the lock goes too, whatever failed.
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}

/**
 * Drizzle never gives back a connection whose `begin` failed: after so many broken connections the pool would be empty for ever. Here the
 * connection is taken and given back around the whole transaction.
 */
function onPool(pool: pg.Pool): Db {
  const orm = drizzlePg(pool, options);
  const onClient = new WeakMap<pg.PoolClient, typeof orm>();
  const ofClient = (client: pg.PoolClient) => {
    const known = onClient.get(client) ?? (drizzlePg(client, options) as unknown as typeof orm);
    onClient.set(client, known);
    return known;
  };
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await ofClient(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return orm;
}
