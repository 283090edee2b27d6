import { sql } from 'drizzle-orm';
import type { Database } from '../../src/server/db/client.ts';
import { buildProject } from '../support/builders.ts';
import { countOf } from './countOf.ts';

/**
 * Enough for every acceptance of a run, the product's and the reference's: a year old, behind what the lists open with.
 * Where fewer than half are left of former runs, they are made again.
 */
const TARGETS = 60_000;

/** What nobody has accepted yet of them. */
export const UNACCEPTED = `from projects where description = 'À accepter' and status = 'Available' and acceptance_count = 0`;

/** Of their references; the seed counts from 0. */
const FIRST_NUMBER = 100_000_000;

/** Adds what is missing of them, and lets one contractor accept without bounds. Gives whether any was added. */
export async function addProjectsToAccept(database: Pick<Database, 'orm' | 'query'>): Promise<boolean> {
  const missing = TARGETS - (await countOf(database, `select ${UNACCEPTED}`));
  if (missing < TARGETS / 2) return false;
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
  return true;
}
