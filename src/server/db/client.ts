import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { fromPglite } from 'pg-boss';
import type { Config } from '../config.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { openServer } from './openServer.ts';
import type * as schema from './schema/index.ts';

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

/** The one that the configuration chooses; PostgreSQL in the process is loaded only where it is. */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  tracing?: Tracing,
): Promise<Database> {
  if (config.DATABASE_URL) return openServer(config.DATABASE_URL, config.DATABASE_POOL, tracing);
  const { openEmbedded } = await import('./openEmbedded.ts');
  return openEmbedded(config.DATA_DIR, tracing);
}
