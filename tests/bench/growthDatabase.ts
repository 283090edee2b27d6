import pg from 'pg';
import { hashPassword } from '../../src/server/auth/password.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { seedLarge } from '../../src/server/seed/large.ts';
import { foldSeeded } from '../../src/server/statistics/foldStatistics.ts';
import { DEMO_PASSWORD } from '../support/builders.ts';
import { findPostgres, onServer, withDatabase } from '../support/postgres.ts';
import type { Asker, Samples } from './growthQueries.ts';

/** A database of so many projects of its own, for as long as it is measured. */
export async function createGrowthDatabase(projects: number): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = await findPostgres();
  if (!server) throw new Error('Growth is measured on PostgreSQL: none answers. Set TEST_DATABASE_URL.');
  const name = `oasis_growth_${projects}_${process.pid}`;
  await onServer(server, `create database ${name}`);
  const url = withDatabase(server, name);
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 4, DATA_DIR: '' });
  await database.migrate();
  const enterprises = Math.max(30, Math.ceil(projects / 50));
  await seedLarge(database.orm, { projects, enterprises, now: new Date() });
  await foldSeeded(database);
  await database.query('analyze');
  await database.close();
  return { url, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

/** Same enterprises in the hands of a seller whatever the size: a person does not grow with the market. */
const HELD = 100;

export const emailOf = (asker: Asker): string => `growth.${asker}@oasis.test`;

/**
 * Makes one person of each kind who can log in, with something in their hands: an agent with a twentieth of all
 * projects, a seller with a hundred enterprises, a contractor with a running package, the one with most leads and the
 * client with most requests. Run again, it does nothing twice.
 */
export async function prepareAskers(url: string): Promise<Omit<Samples, 'ids' | 'token'>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const hash = await hashPassword(DEMO_PASSWORD);
    const made = [
      ['admin', 'Admin', '+224669000001'],
      ['sales', 'SalesService', '+224669000002'],
    ] as const;
    for (const [asker, role, phone] of made) {
      await client.query(
        `insert into users (id, role, email, phone_number, password_hash, first_name, last_name)
         values (gen_random_uuid(), $1, $2, $3, $4, 'Awa', 'Croissance') on conflict do nothing`,
        [role, emailOf(asker), phone, hash],
      );
    }
    await client.query(
      `update users set email = $1, password_hash = $2 where id =
         (select id from users where email in ('agent0@exemple.test', $1) order by email limit 1)`,
      [emailOf('agent'), hash],
    );
    await client.query(
      `update users set email = $1, password_hash = $2 where id =
         (select coalesce((select id from users where email = $1),
           (select users.id from users join enterprises on enterprises.id = users.enterprise_id
            join subscriptions on subscriptions.enterprise_id = enterprises.id and subscriptions.status = 'Active'
            join packages on packages.id = package_id and packages.monthly_acceptances is not null
            where enterprises.status = 'Active' order by enterprises.created_at limit 1)))`,
      [emailOf('contractor'), hash],
    );
    await client.query(
      `update enterprises set assigned_agent_id = (select id from users where email = $1)
       where id in (select id from enterprises where status <> 'Pending' order by id limit ${HELD}) and assigned_agent_id is null`,
      [emailOf('sales')],
    );
    await client.query(
      `update users set email = $1, password_hash = $2 where id =
         (select coalesce((select id from users where email = $1),
           (select user_id from acceptances join enterprises on enterprises.id = enterprise_id and shown_for is not null
            group by user_id order by count(*) desc limit 1)))`,
      [emailOf('largest'), hash],
    );
    await client.query(
      `update users set email = $1, password_hash = $2 where id =
         (select coalesce((select id from users where email = $1),
           (select client_id from projects group by client_id order by count(*) desc limit 1)))`,
      [emailOf('client'), hash],
    );
    // What the seeded requests are overdue with would be followed beside what is measured.
    await client.query(
      `insert into settings (key, value) values ('followUps', '{"isOn": false}')
       on conflict (key) do update set value = settings.value || excluded.value`,
    );
    const { rows } = await client.query<Omit<Samples, 'ids' | 'token'>>(
      `select project.id as "projectId", service_id as "serviceId", project.city_id as "cityId",
         replace(project.phone_number, '+224', '') as "phoneNumber", (select account_number from enterprises order by id limit 1) as "accountNumber",
         (select slug from services where id = service_id) as "serviceSlug", enterprise.id as "enterpriseId", public_id as "publicId",
         quote.lead_id as "leadId", quote.id as "quoteId"
       from projects as project, enterprises as enterprise,
         lateral (select id, lead_id from quotes where enterprise_id = enterprise.id and status = 'Sent' order by created_at limit 1) as quote
       where enterprise.id = (select enterprise_id from users where email = $1) and service_id is not null
         -- What was erased has one telephone number for all.
         and project.anonymised_at is null
       order by submitted_at offset 500 limit 1`,
      [emailOf('largest')],
    );
    if (!rows[0]) throw new Error('There is no project to ask for');
    return rows[0];
  } finally {
    await client.end();
  }
}
