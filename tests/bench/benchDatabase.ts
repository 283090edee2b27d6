import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { seedLarge } from '../../src/server/seed/large.ts';
import { buildProject } from '../support/builders.ts';
import { findPostgres, onServer, withDatabase } from '../support/postgres.ts';
import { seedTestDemo } from '../support/seedDemo.ts';

/** Enough for every acceptance of a run, the product's and the reference's. */
const TARGETS = 60_000;

export interface BenchDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A PostgreSQL database with demonstration accounts, so many projects, and many more of one kind to be accepted. */
export async function createBenchDatabase(projects: number): Promise<BenchDatabase> {
  const server = await findPostgres();
  if (!server) throw new Error('The endpoints are measured on PostgreSQL: none answers. Set TEST_DATABASE_URL.');
  const name = `oasis_bench_${process.pid}`;
  await onServer(server, `create database ${name}`);
  const url = withDatabase(server, name);
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 4, DATA_DIR: '' });
  await database.migrate();
  await seedTestDemo(database.orm, new Date());
  await seedLarge(database.orm, { projects, enterprises: 500, now: new Date() });
  const model = await buildProject(database.orm, { status: 'Available', description: 'À accepter' });
  await database.orm.execute(sql`
    insert into projects (id, reference, client_id, status, service_id, city_id, district_id, address, description, desired_start_date,
      preferred_contact_days, preferred_hours_range, phone_number, agent_id, submitted_at, published_at, updated_at)
    select gen_random_uuid(), 'OA-' || translate(lpad(upper(to_hex(n)), 6, '0'), '01', 'GH'), client_id, status, service_id, city_id, district_id, address, description, desired_start_date,
      preferred_contact_days, preferred_hours_range, phone_number, agent_id, submitted_at, published_at, updated_at
    from projects, generate_series(1, ${TARGETS}) as n where id = ${model.id}`);
  await database.orm.execute(sql`
    update subscriptions set package_id = (select id from packages where name_fr = 'Premium')
    where enterprise_id = (select enterprise_id from users where email = 'entrepreneur@oasis.test')`);
  await database.orm.execute(sql`analyze`);
  await database.close();
  return { url, drop: () => onServer(server, `drop database ${name} with (force)`) };
}
