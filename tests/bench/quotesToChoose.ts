import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../src/server/db/client.ts';
import { buildProject } from '../support/builders.ts';
import { countOf } from './countOf.ts';
import { hashOf, tokensOf } from './reference/trackingLink.ts';

/** As many as the projects to accept need in their time; a year old as well, and made again where half are used up. */
const REQUESTS = 20_000;
const YEAR_MS = 365 * 86_400_000;

/** Those whose client has two quotes and has chosen none. */
export const UNCHOSEN = `from projects where description = 'Devis à choisir' and status = 'Available' and acceptance_count = 2`;

/** Behind the numbers that enterprises of the seed have given in a month and a year. */
const FIRST_NUMBER = 1_000_000;

/**
 * Makes them anew, with pages that open under this secret, where half of them are used up. Those that are left are of
 * another client and place: what is written for one of each would differ. Gives whether any was made.
 */
export async function addQuotesToChoose(database: Pick<Database, 'orm' | 'query'>, secret: string): Promise<boolean> {
  if ((await countOf(database, `select ${UNCHOSEN}`)) > REQUESTS / 2) return false;
  await database.query(`update projects set description = 'Devis non choisi' where id in (select id ${UNCHOSEN})`);
  const submittedAt = new Date(Date.now() - YEAR_MS);
  const model = await buildProject(database.orm, { status: 'Available', description: 'Devis à choisir', submittedAt });
  const tokenOf = tokensOf(secret);
  const links = Array.from({ length: REQUESTS }, (_, place) => {
    const id = randomUUID();
    return { place, id, hash: hashOf(tokenOf(id, 1)) };
  });
  await database.orm.transaction(async (tx) => {
    for (const statement of statementsFor(model.id, JSON.stringify(links))) await tx.execute(statement);
  });
  return true;
}

/** The hash of a quote is one, but not that of its content: nothing of these is shown to be what was signed. */
const statementsFor = (modelId: string, links: string): SQL[] => [
  sql`create temp table wanted on commit drop as
    select given.* from jsonb_to_recordset(${links}::jsonb) as given (place int, id uuid, hash text)`,
  sql`create temp table bidders on commit drop as
    select row_number() over (order by e.id) - 1 as place, count(*) over () as many, e.id, min(u.id::text)::uuid as user_id
    from enterprises e join users u on u.enterprise_id = e.id and u.deactivated_at is null
    where e.status in ('Active', 'Verified') group by e.id having bool_and(u.email not like '%@oasis.test')`,
  sql`insert into projects (id, tracking_hash, client_id, status, service_id, city_id, district_id, address, description, desired_start_date,
      preferred_contact_days, preferred_hours_range, first_name, last_name, phone_number, email, agent_id, submitted_at, taken_at, published_at,
      updated_at, acceptance_count, accepted_at, quoted_at, next_step, next_step_by, next_step_at, step_since)
    select wanted.id, hash, client_id, status, service_id, city_id, district_id, address, description, desired_start_date,
      preferred_contact_days, preferred_hours_range, first_name, last_name, phone_number, email, agent_id, submitted_at, taken_at, published_at,
      published_at, 2, published_at, published_at, 'Choose', 'client', now() + interval '1 year', published_at
    from projects, wanted where projects.id = ${modelId} order by wanted.place on conflict (reference) do nothing`,
  sql`create temp table leads on commit drop as
    select gen_random_uuid() as id, gen_random_uuid() as quote_id, p.id as project_id, bidders.id as enterprise_id, bidders.user_id, slot, p.published_at as at,
      greatest(${FIRST_NUMBER}, (select max(monthly_sequence) from acceptances)) + row_number() over (order by wanted.place, slot) as number
    from wanted join projects p on p.id = wanted.id cross join generate_series(1, 2) slot
    join bidders on bidders.place = (wanted.place + slot) % many`,
  sql`insert into acceptances (id, project_id, enterprise_id, user_id, slot, month, monthly_sequence, accepted_at, contacted_at, stage, stage_since)
    select id, project_id, enterprise_id, user_id, slot, date_trunc('month', at)::date, number, at, at, 'Quoted', at from leads order by number`,
  sql`create temp table lines on commit drop as
    select id as lead_id, quote_id, position, label, quantity, unit, price * (10 + slot) / 10 as price from leads, (values
      (1, 'Fourniture et pose', 20, 'm²', 85000), (2, 'Main-d’œuvre', 5, 'jour', 150000), (3, 'Transport', 1, 'forfait', 100000))
      as usual (position, label, quantity, unit, price)`,
  sql`insert into quotes (id, lead_id, enterprise_id, author_id, status, number, vat, net_total, vat_total, total, deposit_percent, valid_until,
      starts_on, duration_days, created_at, updated_at, sent_at, content_hash)
    select quote_id, id, enterprise_id, user_id, 'Sent', 'DEV-' || extract(year from at) || '-' || number, 'none', net, 0, net, 30, current_date + 365,
      current_date + 30, 10, at, at, at, repeat('0', 64)
    from leads join (select lead_id, sum(quantity * price) as net from lines group by lead_id) sums on lead_id = id order by number`,
  // They are part of what is sent, which this trigger holds against later changes.
  sql`alter table quote_lines disable trigger quote_lines_kept`,
  sql`insert into quote_lines (quote_id, position, label, quantity, unit, unit_price, total)
    select quote_id, position, label, quantity, unit, price, quantity * price from lines`,
  sql`alter table quote_lines enable trigger quote_lines_kept`,
];
