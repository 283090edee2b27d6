import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { seedLarge } from '../../src/server/seed/large.ts';
import { findPostgres, onServer, withDatabase } from '../support/postgres.ts';
import { seedTestDemo } from '../support/seedDemo.ts';
import { countOf } from './countOf.ts';
import { addDeskWork } from './deskWork.ts';
import { addProjectsToAccept } from './projectsToAccept.ts';
import { addQuotesToChoose } from './quotesToChoose.ts';

/** Of the servers that are measured on it: signs sessions and links. */
export const SECRET = 'the secret of a measurement, worth nothing';

export interface BenchDatabase {
  url: string;
  /** Nothing is done to a database that was given. */
  drop: () => Promise<void>;
}

/** A copy of this database, or a new one with so many projects: for what writes tables of its own into it. */
export async function openOwnDatabase(projects: number, given?: string): Promise<BenchDatabase> {
  if (given === undefined) return openBenchDatabase(projects);
  const name = `oasis_bench_${process.pid}`;
  const server = withDatabase(given, 'postgres');
  await onServer(server, `create database ${name} template ${new URL(given).pathname.slice(1)}`);
  return { url: withDatabase(given, name), drop: () => onServer(server, `drop database ${name} with (force)`) };
}

/**
 * A PostgreSQL database with demonstration accounts, so many projects, and many more of one kind to be accepted. One
 * that is given is filled where it is empty, and stays.
 */
export async function openBenchDatabase(projects: number, given?: string): Promise<BenchDatabase> {
  if (given) {
    await fill(given, projects);
    return { url: given, drop: async () => undefined };
  }
  const server = await findPostgres();
  if (!server) throw new Error('The endpoints are measured on PostgreSQL: none answers. Set TEST_DATABASE_URL.');
  const name = `oasis_bench_${process.pid}`;
  await onServer(server, `create database ${name}`);
  const url = withDatabase(server, name);
  await fill(url, projects);
  return { url, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function fill(url: string, projects: number): Promise<void> {
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 4, DATA_DIR: '' });
  try {
    await database.migrate();
    const isEmpty = (await countOf(database, 'select from users limit 1')) === 0;
    if (isEmpty) {
      await seedTestDemo(database.orm, new Date());
      await seedLarge(database.orm, { projects, enterprises: 500, now: new Date() });
      // What the seeded requests are overdue with would be followed beside what is measured.
      await database.query(`
        insert into settings (key, value) values ('followUps', '{"isOn": false}')
        on conflict (key) do update set value = settings.value || excluded.value`);
    }
    // What former runs wrote would be sent beside what is measured.
    if ((await countOf(database, `select where to_regclass('pgboss.job') is not null`)) > 0) {
      await database.query('delete from rate_limits');
      await database.query(`delete from pgboss.job where name = 'messages.send' and state < 'completed'`);
      await database.query(`
        delete from messages where status in ('Queued', 'Sending')
          and template in ('requestReceived', 'requestAccepted', 'jobHired', 'quoteAccepted', 'quoteLost')`);
    }
    const added = [
      await addProjectsToAccept(database),
      await addQuotesToChoose(database, SECRET),
      await addDeskWork(database),
    ];
    if (isEmpty || added.includes(true)) await database.query('analyze');
  } finally {
    await database.close();
  }
}
