import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { leadStatements } from './largeLeads.ts';
import { quoteStatements } from './largeQuotes.ts';
import { reviewStatements } from './largeReviews.ts';

/** Client of so many of a thousand requests: whoever looks after houses. */
const CARETAKER_SHARE = 5;

const giveToCaretaker = `
  update pg_temp.requests set client_id = caretaker.id, first_name = caretaker.first_name, last_name = caretaker.last_name,
    phone_number = caretaker.phone_number, email = caretaker.email
  from (select users.* from pg_temp.requests join users on users.id = client_id order by submitted_at, requests.id limit 1) as caretaker
  where pg_temp.draw(requests.id, 'caretaker') < ${CARETAKER_SHARE / 1000}`;

/** The work of agents: each request that was published was checked, and a tenth of the clients were promised a call. */
const handleSteps = `
  insert into handled_steps (id, project_id, agent_id, step, since, due_at, handled_at, is_on_time)
  select pg_temp.named_id('check' || id), id, agent_id, 'Check', submitted_at, submitted_at + interval '1 day', published_at,
    published_at <= submitted_at + interval '1 day'
  from pg_temp.requests where published_at is not null and agent_id is not null`;
const promiseCalls = `
  insert into follow_up_calls (id, project_id, caller_id, outcome, due_at, step, called_at)
  select pg_temp.named_id('promised' || id), id, agent_id, 'reached', published_at, 'Call',
    published_at + interval '3 hours' * pg_temp.draw(id, 'promised at')
  from pg_temp.requests where published_at is not null and agent_id is not null and pg_temp.draw(id, 'promised') < 0.1`;

/** Most contractors have been here; some for the last time long ago. */
const seeContractors = `
  update users set last_seen_at = pg_temp.moment() - interval '200 days' * pg_temp.draw(id, 'seen') ^ 3
  where enterprise_id is not null and enterprise_id not in (select id from former) and pg_temp.draw(id, 'ever') < 0.9`;

/** The ids of projects and enterprises that are there. */
export async function presentIds(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db, sql`select id from projects union all select id from enterprises`);
  return rows.map(({ id }) => id);
}

/**
 * What followed the acceptances, made in the database by a few statements over all rows: leads in every stage, quotes
 * with lines, ends of jobs, reviews and what was told of them; for a project about two leads and one and a half to two
 * quotes in the mean. As in real markets a few have much: one enterprise takes leads all over the country, one client
 * has many requests. The same rows give the same; what belongs to the projects and enterprises named in `former` stays
 * as it is.
 */
export async function seedJobs(db: Db, { now, former }: { now: Date; former: string[] }): Promise<void> {
  await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const run = (statement: string) => tx.execute(sql.raw(statement));
    await run('create temp table former (id uuid primary key)');
    await tx.execute(sql`insert into former select unnest(${sql.param(former)}::uuid[])`);
    for (const statement of [
      ...definitions(now),
      giveToCaretaker,
      ...leadStatements,
      ...quoteStatements,
      ...reviewStatements,
      handleSteps,
      promiseCalls,
      seeContractors,
    ])
      await run(statement);
    await run('drop table former cascade');
    for (const name of ['moment()', 'draw(uuid, text)', 'named_id(text)']) await run(`drop function pg_temp.${name}`);
  });
}

const definitions = (now: Date) => [
  `create function pg_temp.moment() returns timestamptz language sql immutable as $$ select timestamptz '${now.toISOString()}' $$`,
  // From 0 to 1, the same for the same id and topic.
  `create function pg_temp.draw(of uuid, topic text) returns float8 language sql immutable
    as $$ select (hashtextextended(of::text || topic, 0) & 4294967295) / 4294967296.0::float8 $$`,
  // The same for the same name, marked as such (RFC 9562, version 3).
  `create function pg_temp.named_id(name text) returns uuid language sql immutable
    as $$ select overlay(overlay(md5(name) placing '3' from 13) placing '8' from 17)::uuid $$`,
  'create temp view requests as select * from projects where id not in (select id from former)',
  'create temp view leads as select * from acceptances where project_id not in (select id from former)',
  // What was just written is not known to the planner yet. Not all tables: those that databases share would stay
  // locked.
  'analyze projects, acceptances, users, enterprises, subscriptions, packages',
];
