import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { seedLarge } from '../../src/server/seed/large.ts';
import { buildProject } from '../support/builders.ts';
import { findPostgres, onServer, withDatabase } from '../support/postgres.ts';
import { seedTestDemo } from '../support/seedDemo.ts';

/**
 * Enough for every acceptance of a run, the product's and the reference's: a year old, behind what the lists open with.
 * Where fewer than half are left of former runs, they are made again.
 */
const TARGETS = 60_000;

/** What nobody has accepted yet of them. */
export const UNACCEPTED = `from projects where description = 'À accepter' and status = 'Available' and acceptance_count = 0`;

/** Of their references; the seed counts from 0. */
const FIRST_NUMBER = 100_000_000;

export interface BenchDatabase {
  url: string;
  /** Nothing is done to a database that was given. */
  drop: () => Promise<void>;
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
    const countOf = async (rows: string) => {
      const counted = await database.query(`select count(*)::int as many from (${rows}) counted`);
      return (counted.rows as { many: number }[])[0]?.many ?? 0;
    };
    if ((await countOf('select from users limit 1')) === 0) {
      await seedTestDemo(database.orm, new Date());
      await seedLarge(database.orm, { projects, enterprises: 500, now: new Date() });
    }
    // What former runs wrote would be sent beside what is measured.
    if ((await countOf(`select where to_regclass('pgboss.job') is not null`)) > 0) {
      await database.query('delete from rate_limits');
      await database.query(`delete from pgboss.job where name = 'messages.send' and state < 'completed'`);
      await database.query(`
        delete from messages where status in ('Queued', 'Sending') and template in ('requestReceived', 'requestAccepted')`);
    }
    const missing = TARGETS - (await countOf(`select ${UNACCEPTED}`));
    if (missing < TARGETS / 2) return;
    const model = await buildProject(database.orm, { status: 'Available', description: 'À accepter' });
    // Behind the numbers whose references the seed has given.
    await database.orm.execute(sql`
      select setval('project_references', greatest(last_value, ${FIRST_NUMBER})) from project_references`);
    await database.orm.execute(sql`
      insert into projects (id, client_id, status, service_id, city_id, district_id, address, description, desired_start_date,
        preferred_contact_days, preferred_hours_range, first_name, last_name, phone_number, email, agent_id, submitted_at,
        published_at, updated_at, next_step, next_step_by, next_step_at, step_since)
      select gen_random_uuid(), client_id, status, service_id, city_id, district_id, address, description, desired_start_date,
        preferred_contact_days, preferred_hours_range, first_name, last_name, phone_number, email, agent_id, submitted_at - interval '1 year',
        published_at - interval '1 year', updated_at, 'Find', 'enterprises', now() + interval '1 year', published_at - interval '1 year'
      from projects, generate_series(1, ${missing}) where id = ${model.id}
      on conflict (reference) do nothing`);
    await database.orm.execute(sql`
      update subscriptions set monthly_acceptances = null, min_budget = null, max_budget = null
      where enterprise_id = (select enterprise_id from users where email = 'entrepreneur@oasis.test')`);
    // What the seeded requests are overdue with would be followed beside what is measured.
    await database.orm.execute(sql`
      insert into settings (key, value) values ('followUps', '{"isOn": false}')
      on conflict (key) do update set value = settings.value || excluded.value`);
    await database.orm.execute(sql`analyze`);
  } finally {
    await database.close();
  }
}
