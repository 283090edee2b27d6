import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { seedLarge } from '../../src/server/seed/large.ts';
import { buildProject } from '../support/builders.ts';
import { findPostgres, onServer, withDatabase } from '../support/postgres.ts';
import { seedTestDemo } from '../support/seedDemo.ts';

/**
 * Enough for every acceptance of a run, the product's and the reference's: a year old, behind what the lists open with.
 */
const TARGETS = 60_000;

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
    const holds = async (rows: string) => (await database.query(`select from ${rows} limit 1`)).rows.length > 0;
    if (await holds(`projects where description = 'À accepter'`)) return;
    if (!(await holds('users'))) {
      await seedTestDemo(database.orm, new Date());
      await seedLarge(database.orm, { projects, enterprises: 500, now: new Date() });
    }
    const model = await buildProject(database.orm, { status: 'Available', description: 'À accepter' });
    await database.orm.execute(sql`
      insert into projects (id, client_id, status, service_id, city_id, district_id, address, description, desired_start_date,
        preferred_contact_days, preferred_hours_range, phone_number, agent_id, submitted_at, published_at, updated_at,
        next_step, next_step_by, next_step_at, step_since)
      select gen_random_uuid(), client_id, status, service_id, city_id, district_id, address, description, desired_start_date,
        preferred_contact_days, preferred_hours_range, phone_number, agent_id, submitted_at - interval '1 year', published_at - interval '1 year', updated_at,
        next_step, next_step_by, now() + interval '1 year', step_since
      from projects, generate_series(1, ${TARGETS}) where id = ${model.id}
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
