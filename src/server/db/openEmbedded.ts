import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { fromPglite } from 'pg-boss';
import { prepareDataFolder } from '../dataFolder.ts';
import { migrationsFolder } from '../folders.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Database } from './client.ts';
import { lockDataFolder } from './lock.ts';
import { ormOptions } from './ormOptions.ts';
import { askOf, createPool } from './pool.ts';

/** A start clears all of this: PostgreSQL's own are 128 MB and room for a hundred clients (docs/decisions/0114). */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'max_connections=5'];

type ClientOfJobs = Parameters<typeof fromPglite>[0];

/**
 * PostgreSQL in this process, its files under `DATA_DIR/postgres`, asked as a server is, over its one connection
 * (docs/decisions/0124): who asks the pool from within a transaction waits for itself, for ever. Raises where another
 * process has them open.
 */
export async function openEmbedded(dataDir: string, tracing: Tracing | undefined): Promise<Database> {
  await prepareDataFolder(dataDir);
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockDataFolder(dataDir);
  const extensions = { unaccent, pg_trgm, btree_gin, btree_gist };
  const pglite = await PGlite.create(folder, { extensions, startParams }).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const settings = { ...configOf(pglite), max: 1, idleTimeoutMillis: 0, onConnect: resetSession };
  const pool = createPool(settings, tracing, KeepingPool);
  const orm = drizzle(pool, ormOptions);
  return {
    kind: 'embedded',
    orm,
    query: askOf(pool),
    jobs: { db: fromPglite(clientOfJobs(pool, pglite)), backend: 'pglite' },
    migrate: () => migrate(orm, { migrationsFolder }),
    close: async () => {
      // Whoever waits for the connection is answered first.
      (await pool.connect()).release();
      await pool.end();
      await pglite.close();
      lock.release();
    },
  };
}

/**
 * Drizzle names parsers of what is read where this connection expects the types of what is sent; it names none. A value
 * that cannot be written as text is found before the message that it belongs to is begun: PGlite would send the half of
 * that message with the next.
 */
function configOf(pglite: PGlite): ReturnType<typeof createPgConfig> {
  const config = createPgConfig(answering(pglite));
  const { connection } = config;
  const parse = connection.parse.bind(connection);
  connection.parse = ({ name, text }) => parse({ name, text });
  const bind = connection.bind.bind(connection);
  connection.bind = ({ values, valueMapper, ...message }) =>
    bind({ ...message, values: valueMapper ? values?.map(valueMapper) : values });
  return config;
}

/** The first byte of a message after which the connection says that it is ready for the next: a query, a sync. */
const ENDING = Buffer.from('QS');

/**
 * PGlite swallows that its WebAssembly ran out of stack within a statement: nothing more comes then, and everybody
 * would wait. Here the connection breaks, as that to a server does.
 */
function answering(pglite: PGlite): PGlite {
  const exec = pglite.execProtocolStream.bind(pglite);
  pglite.execProtocolStream = async (message, options) => {
    const answers = await exec(message, options);
    if (ENDING.includes(message[0] ?? 0) && !answers.some(({ name }) => name === 'readyForQuery'))
      throw new Error('The embedded database did not end a statement');
    return answers;
  };
  return pglite;
}

/**
 * As a connection to a server begins: outside of a transaction, with no statement named. The session here is the
 * same for every client, whatever the one before left.
 */
async function resetSession(client: pg.ClientBase): Promise<void> {
  await client.query('rollback; deallocate all');
  const { connection } = client as unknown as { connection: ReturnType<typeof createPgConfig>['connection'] };
  connection.parsedStatements = {};
  connection.submittedNamedStatements = {};
}

/** What is planned for a table that has changed since, and what a name no longer stands for. */
const STALE = ['0A000', '26000'];

/** Texts without values may hold a `begin` of their own; a named statement that is stale would fail again. */
function leavesSomething(given: unknown[], error: unknown): boolean {
  return given.length === 1 || (error instanceof Error && 'code' in error && STALE.includes(String(error.code)));
}

/** Keeps its connection when a statement fails: there is no other, and what follows on it is sent in its order. */
class KeepingPool extends pg.Pool {
  override query(...given: unknown[]): never {
    const ask = async () => {
      const client = await super.connect();
      try {
        // With a callback, as a pool asks: whoever follows the statements has followed this one.
        const { promise, resolve, reject } = Promise.withResolvers<unknown>();
        (client.query as (...args: unknown[]) => void)(...given, (error: Error | null, result: unknown) =>
          error ? reject(error) : resolve(result),
        );
        return await promise;
      } catch (error) {
        // It fails where the connection broke with the statement: the pool replaces that, and resets it then.
        if (leavesSomething(given, error)) await resetSession(client).catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    };
    return ask() as never;
  }
}

/**
 * What pg-boss asks of PGlite, over the pool: a statement given to PGlite itself would come between those of a
 * transaction that is open.
 */
function clientOfJobs(pool: pg.Pool, pglite: PGlite): ClientOfJobs {
  return {
    query: askOf(pool) as ClientOfJobs['query'],
    exec: async (text) => [await pool.query(text)].flat(),
    // By which the queue of jobs hears of a new one at once.
    listen: async (channel, heard) => {
      const name = pg.escapeIdentifier(channel);
      const forget = pglite.onNotification((said, payload) => {
        if (said === channel) heard(payload);
      });
      try {
        await pool.query(`listen ${name}`);
      } catch (error) {
        forget();
        throw error;
      }
      return async () => {
        forget();
        await pool.query(`unlisten ${name}`);
      };
    },
  };
}
