import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { fromPglite } from 'pg-boss';

/** What queries are written against: the database itself or a transaction in it. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

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
