import pg from 'pg';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import * as schema from '../../src/server/db/schema/index.ts';
import { withoutIndexes } from '../../src/server/seed/withoutIndexes.ts';

/** Far from the numbers that the seed takes. */
const FIRST_REFERENCE = 500_000_000;

/**
 * So many open requests more in a seeded database, made in the database: of ten, three wait for customer service, three
 * for a contractor, two were accepted, one was spoken with and one has a quote. Each has the step that its rows say,
 * due within the next 60 days; what the seed left is put off as well.
 */
export async function openRequests(url: string, count: number): Promise<void> {
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 2, DATA_DIR: '' });
  try {
    await database.query(`update projects set next_step_at = now() + interval '60 days' where next_step is not null`);
    await withoutIndexes(database.orm, [schema.projects, schema.acceptances, schema.quotes], async () => {
      for (const statement of fill) await database.query(statement, statement.includes('$1') ? [count] : []);
    });
    await database.query('vacuum analyze');
  } finally {
    await database.close();
  }
}

const fill = [
  `create table bench_requests as
   select n, gen_random_uuid() as id, gen_random_uuid() as lead_id, n % 10 as kind,
     date_trunc('milliseconds', now() - random() * interval '30 days') as since,
     date_trunc('milliseconds', now() + interval '1 day' + random() * interval '59 days') as due_at
   from generate_series(1, $1::int) as n`,
  `insert into projects (id, reference, client_id, status, service_id, city_id, district_id, address, description,
     desired_start_date, preferred_contact_days, preferred_hours_range, first_name, last_name, phone_number, email,
     agent_id, acceptance_count, submitted_at, published_at, updated_at, next_step, next_step_by, next_step_at, step_since)
   select request.id, project_reference(${FIRST_REFERENCE} + n), client_id,
     (case when kind < 2 then 'Submitted' when kind = 2 then 'Assigned' when kind < 6 then 'Available' else 'Accepted' end)::project_status,
     service_id, city_id, district_id, address, description, desired_start_date, preferred_contact_days,
     preferred_hours_range, first_name, last_name, phone_number, email, case when kind < 2 then null else agent_id end,
     (kind >= 6)::int, since, case when kind < 3 then null else since end, since,
     case when kind < 3 then 'Check' when kind < 6 then 'Find' when kind < 8 then 'Contact' when kind = 8 then 'Quote' else 'Choose' end,
     case when kind < 3 then 'service' when kind = 9 then 'client' else 'enterprises' end, due_at, since
   from bench_requests as request join (
     select *, row_number() over (order by id) - 1 as place, count(*) over () as all_places
     from projects where service_id is not null and agent_id is not null and anonymised_at is null) as model
     on place = n % all_places`,
  `insert into acceptances (id, project_id, enterprise_id, user_id, slot, month, monthly_sequence, accepted_at, stage, stage_since)
   select lead_id, request.id, enterprise_id, user_id, 1, '2000-01-01', n, since,
     (case kind when 8 then 'Contacted' when 9 then 'Quoted' else 'New' end)::lead_stage, since
   from bench_requests as request join (
     select enterprise_id, id as user_id, row_number() over (order by id) - 1 as place, count(*) over () as all_places
     from users where enterprise_id is not null) as contractor on place = n % all_places
   where kind >= 6`,
  `insert into quotes (id, lead_id, enterprise_id, author_id, status, number, vat, net_total, vat_total, total, valid_until,
     starts_on, duration_days, created_at, updated_at, sent_at, content_hash)
   select gen_random_uuid(), lead_id, enterprise_id, user_id, 'Sent', 'DEV-' || n, 'none', 1000000, 0, 1000000, now() + interval '90 days',
     now() + interval '100 days', 5, since, since, since, 'bench'
   from bench_requests join acceptances on acceptances.id = lead_id where kind = 9`,
  'drop table bench_requests',
];

/** So many of them, of every kind, are overdue now. */
export async function makeDue(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `update projects set next_step_at = now() - random() * interval '1 hour' where id in (
         select id from projects where next_step in ('Check', 'Find', 'Contact', 'Quote', 'Choose')
         and next_step_at > now() order by md5(id::text || $1::int) limit $1::int)`,
      [count],
    );
  } finally {
    await client.end();
  }
}
