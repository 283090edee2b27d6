import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { migrationsFolder } from '../folders.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Database } from './client.ts';
import { GatheringSocket } from './gatheringSocket.ts';
import { ormOptions } from './ormOptions.ts';
import { askOf, createPool } from './pool.ts';

/** Any number, the same in every process: migrations of one database run one process at a time. */
const MIGRATION_LOCK = 7_264_001;

/**
 * Compiling a statistic takes PostgreSQL longer than running it (docs/decisions/0102), and starting processes for a
 * list longer than the list (0131).
 */
const PLANNING = 'set jit = off; set max_parallel_workers_per_gather = 0';
/** A process that stops in the middle of a transaction keeps its rows no longer than this (docs/decisions/0158). */
const STANDSTILL = "set idle_in_transaction_session_timeout = '1min'";

/** A PostgreSQL server, through a pool of at most `max` connections. Connects at the first query. */
export function openServer(connectionString: string, max: number, tracing: Tracing | undefined): Database {
  const pool = createPool(
    {
      connectionString,
      max,
      stream: () => new GatheringSocket(),
      connectionTimeoutMillis: 10_000,
      // A connection keeps its plans (docs/decisions/0092): one that is new makes each of them five times.
      idleTimeoutMillis: 300_000,
      // What lies between forgets a connection that says nothing, and the next statement on it would wait for minutes.
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
      application_name: 'oasis',
      // Not an option of the connection string: poolers refuse those that they do not know.
      onConnect: async (client) => {
        await client.query(`${PLANNING}; ${STANDSTILL}`);
      },
    },
    tracing,
  );
  return {
    kind: 'postgres',
    orm: drizzle(pool, ormOptions),
    query: askOf(pool),
    jobs: { connectionString, max: 4 },
    migrate: async () => {
      const client = await pool.connect();
      let isUnlocked = false;
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migrate(drizzle(client, ormOptions), { migrationsFolder });
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
        isUnlocked = true;
      } finally {
        // With its connection the lock goes too, whatever failed.
        client.release(!isUnlocked);
      }
    },
    close: () => pool.end(),
  };
}
