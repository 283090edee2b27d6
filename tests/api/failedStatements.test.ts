import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../src/server/db/client.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';

/** A statement that came so often has a name (docs/decisions/0092). */
const OFTEN = 12;

let made: TestDatabase;
/** One connection, so that whoever asks next meets what the one before left. */
let database: Database;
beforeEach(async () => {
  made = await openTestDatabase();
  if (made.url) database = await openDatabase({ DATA_DIR: made.dataDir, DATABASE_URL: made.url, DATABASE_POOL: 1 });
  else database = made.database;
  await database.query('create table kept (id int primary key)');
});
afterEach(async () => {
  if (made.url) await database.close();
  await made.drop();
});

const works = async () => {
  await database.query('select 1');
  await database.orm.transaction((tx) => tx.execute(sql`select 1`));
};
const kept = async () => (await database.query('select id from kept order by id')).rows;

const circular: Record<string, unknown> = {};
circular.itself = circular;

test('a value that cannot be sent fails alone', async () => {
  await expect(database.query('select $1::jsonb', [circular])).rejects.toThrow(TypeError);
  await works();
});

test('a transaction that fails on such a value is taken back, and those after it work', async () => {
  await expect(database.query('select $1::jsonb', [circular])).rejects.toThrow(TypeError);
  const attempt = database.orm.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (1)`);
    await tx.execute(sql`select ${sql.param(circular)}::jsonb`);
  });
  await expect(attempt).rejects.toThrow();
  await works();
  expect(await kept()).toEqual([]);
});

test('a text that begins a transaction and fails leaves those who wait alone', async () => {
  const failing = database.query('begin; insert into kept values (1); select 1 / 0; commit');
  const waiting = [2, 3, 4].map((id) => database.query('insert into kept values ($1)', [id]));
  await expect(failing).rejects.toThrow('division by zero');
  await Promise.all(waiting);
  await works();
  expect(await kept()).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }]);
});

test('a named statement that no longer fits its table fails once at most', async () => {
  const read = () => database.orm.execute(sql`select * from kept where id = ${1}`);
  for (let time = 0; time < OFTEN; time++) await read();
  await database.query('alter table kept add column note text');
  await read().catch(() => undefined);
  await read();
});

test('a statement too deep for the embedded database fails instead of waiting, and is taken back', async (context) => {
  if (made.url) return context.skip('a server has a deeper limit, and names it in its error');
  const deep = `select ${Array(10_000).fill('1').join(' + ')}`;
  const waiting = database.query(deep);
  const next = database.query('insert into kept values (1)');
  await expect(waiting).rejects.toThrow('did not end a statement');
  await next;
  const attempt = database.orm.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (2)`);
    await tx.execute(sql.raw(deep));
  });
  await expect(attempt).rejects.toThrow();
  await works();
  expect(await kept()).toEqual([{ id: 1 }]);
});

test('whoever waits is answered before the embedded database closes', async (context) => {
  if (made.url) return context.skip('a server has more than one connection');
  const asked = [1, 2, 3, 4].map((id) => database.query('insert into kept values ($1)', [id]));
  await database.close();
  expect(await Promise.all(asked)).toHaveLength(4);
  await made.drop({ isClosed: true });
  made = await openTestDatabase();
});
