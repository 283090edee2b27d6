import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../src/server/db/client.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { isOutage } from '../../src/server/db/outage.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { type DatabaseLine, layDatabaseLine } from '../support/databaseLine.ts';
import { onServer } from '../support/postgres.ts';

const POOL = 2;
/** A statement that came so often has a name (docs/decisions/0092). */
const OFTEN = 10;

/** The embedded database has no connection that could break. */
describe.skipIf(inject('databaseTemplate').kind === 'embedded')('a connection to PostgreSQL that breaks', () => {
  let made: TestDatabase;
  let line: DatabaseLine;
  let database: Database;
  beforeAll(async () => {
    made = await openTestDatabase();
    line = await layDatabaseLine(made.url ?? '');
    database = await openDatabase({ DATA_DIR: made.dataDir, DATABASE_URL: line.url, DATABASE_POOL: POOL });
  });
  afterAll(async () => {
    await database.close();
    await line.stop();
    await made.drop();
  });

  const works = () => database.orm.transaction((tx) => tx.execute(sql`select 1`));

  test('between two statements of a transaction fails that transaction, and the process goes on', async () => {
    const attempt = database.orm.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
        rows: { pid: number }[];
      };
      await onServer(made.url ?? '', `select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
      await tx.execute(sql`select 1`);
    });
    await expect(attempt).rejects.toThrow();
    await works();
  });

  test('because its transaction stood still gives back what it held, and says that the database was away', async () => {
    const [own] = (await database.query('show idle_in_transaction_session_timeout')).rows;
    expect(own).toEqual({ idle_in_transaction_session_timeout: '1min' });
    await database.query('create table held (id int primary key); insert into held values (1)');
    const standing = database.orm.transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 100`);
      await tx.execute(sql`select id from held for update`);
      // Whoever wants the row gets it as soon as the database has ended this one.
      await database.orm.transaction((other) => other.execute(sql`select id from held for update`));
      await tx.execute(sql`select 1`);
    });
    expect(isOutage(await standing.catch((error: unknown) => error))).toBe(true);
    await works();
  });

  test('just when a transaction begins is replaced, as often as it happens', async () => {
    for (let time = 0; time < 3 * POOL; time++) {
      await works();
      line.cut();
      await expect(works()).rejects.toThrow();
    }
    await works();
  });

  test('has forgotten its statements, as behind a pooler: what a transaction wrote is still taken back', async () => {
    const alone = await openDatabase({ DATA_DIR: made.dataDir, DATABASE_URL: made.url, DATABASE_POOL: 1 });
    try {
      await alone.orm.execute(sql`create table kept (id int)`);
      for (let time = 0; time < OFTEN; time++) await alone.orm.transaction((tx) => tx.execute(sql`select 1`));
      await alone.orm.execute(sql`deallocate all`);
      const attempt = alone.orm.transaction(async (tx) => {
        await tx.execute(sql`insert into kept values (1)`);
        throw new Error('not after all');
      });
      await expect(attempt).rejects.toThrow('not after all');
      expect((await alone.query('select id from kept')).rows).toEqual([]);
    } finally {
      await alone.close();
    }
  });
});
