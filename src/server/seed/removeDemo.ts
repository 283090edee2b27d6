import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { isDemoId, isDemoUser } from './demoData.ts';

export interface Removal {
  /** Rows by table. */
  removed: Record<string, number>;
  /** Accounts that real records name: they stay without name, address and way in. */
  stripped: number;
  /** Documents that no row names any more. */
  storageKeys: string[];
}

/**
 * Takes out of the database what was made for demonstration or paid in the sandbox, with all that hangs on it, in one
 * transaction. Real records stay: one that a demonstration account worked on keeps the account, which loses its name
 * and every way in; a real request that a demonstration enterprise accepted has that quote free again.
 */
export async function removeDemo(db: Db): Promise<Removal> {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const removed: Record<string, number> = {};
    const remove = async (table: string, where: SQL) => {
      const gone = await rowsOf(tx, sql`delete from ${sql.identifier(table)} where ${where} returning 1`);
      if (gone.length > 0) removed[table] = (removed[table] ?? 0) + gone.length;
    };
    await markDemo(tx);
    const storageKeys = await rowsOf<{ storage_key: string }>(
      tx,
      sql`select storage_key from files
          where project_id in (select id from demo_projects) or enterprise_id in (select id from demo_enterprises)
            or quote_id in (select id from demo_quotes)
            or review_id in (select id from demo_reviews)
            or reserve_id in (select id from reserves where lead_id in (select id from demo_leads))`,
    );
    await tx.execute(
      sql`update support_tickets set project_id = null where project_id in (select id from demo_projects)`,
    );
    await tx.execute(sql`update support_tickets set enterprise_id = null
      where enterprise_id in (select id from demo_enterprises)`);
    for (const [table, where] of hanging) await remove(table, where);
    await closeGaps(tx);
    await reopenProjects(tx);
    await reviveEnterprises(tx);
    await tx.execute(
      sql`update users set enterprise_id = null where enterprise_id in (select id from demo_enterprises)`,
    );
    await tx.execute(sql`update enterprises set assigned_agent_id = null
      where assigned_agent_id in (select id from demo_users)`);
    await remove('enterprises', sql`id in (select id from demo_enterprises)`);
    const stripped = await stripNamed(tx);
    await remove('users', sql`id in (select id from demo_users) and id not in (select id from demo_named)`);
    await tx.execute(sql`select statistics_rebuild()`);
    return { removed, stripped, storageKeys: storageKeys.map(({ storage_key }) => storage_key) };
  });
}

/** What is to go, by id, for the rest of the transaction. */
async function markDemo(tx: Db): Promise<void> {
  const mark = (name: string, query: SQL) =>
    tx.execute(sql`create temporary table ${sql.identifier(name)} on commit drop as ${query}`);
  await mark('demo_users', sql`select id, email, phone_number from users where ${isDemoUser('users')}`);
  await mark('demo_enterprises', sql`select id, phone_number from enterprises where ${isDemoId('id')}`);
  await mark(
    'demo_projects',
    sql`select id from projects where ${isDemoId('id')} or client_id in (select id from demo_users)`,
  );
  await mark(
    'demo_leads',
    sql`select id from acceptances
        where project_id in (select id from demo_projects) or enterprise_id in (select id from demo_enterprises)`,
  );
  await mark(
    'demo_payments',
    sql`select id, subscription_id from payments where provider = 'sandbox'
        or enterprise_id in (select id from demo_enterprises)`,
  );
  await mark(
    'demo_subscriptions',
    sql`select id from subscriptions where enterprise_id in (select id from demo_enterprises)
        or (id in (select subscription_id from demo_payments)
            and id not in (select subscription_id from payments
                           where subscription_id is not null and provider <> 'sandbox' and status = 'Paid'))`,
  );
  await mark(
    'demo_tickets',
    sql`select id from support_tickets where ${isDemoId('id')} or user_id in (select id from demo_users)
        or project_id in (select id from demo_projects)`,
  );
  await mark('demo_absences', sql`select id from absences where user_id in (select id from demo_users)`);
  await mark('demo_quotes', sql`select id from quotes where lead_id in (select id from demo_leads)`);
  await mark('demo_reviews', sql`select id from reviews where lead_id in (select id from demo_leads)`);
}

/** In the order in which they hang on each other. */
const hanging: readonly (readonly [string, SQL])[] = [
  ['ticket_entries', sql`ticket_id in (select id from demo_tickets)`],
  ['support_tickets', sql`id in (select id from demo_tickets)`],
  [
    'messages',
    sql`project_id in (select id from demo_projects) or receipt_of in (select id from demo_payments) or ${isDemoId('id')}
        or recipient in (select email from demo_users union select phone_number from demo_users
          union select phone_number from demo_enterprises)`,
  ],
  ['receipts', sql`payment_id in (select id from demo_payments)`],
  ['payment_events', sql`payment_id in (select id from demo_payments) or provider = 'sandbox'`],
  ['payments', sql`id in (select id from demo_payments)`],
  ['sandbox_sessions', sql`true`],
  ['subscriptions', sql`id in (select id from demo_subscriptions)`],
  ['comments', sql`project_id in (select id from demo_projects)`],
  ['project_merges', sql`kept_id in (select id from demo_projects) or merged_id in (select id from demo_projects)`],
  ['reviews', sql`id in (select id from demo_reviews)`],
  ['quotes', sql`id in (select id from demo_quotes)`],
  ['quote_numbers', sql`enterprise_id in (select id from demo_enterprises)`],
  ['acceptances', sql`id in (select id from demo_leads)`],
  ['projects', sql`id in (select id from demo_projects)`],
  ['partners', isDemoId('id')],
  // A row of somebody else's absence names who stands in, and keeps their account.
  ['absences', sql`id in (select id from demo_absences)`],
  [
    'audit_log',
    sql`entity_id in (select id from demo_users union select id from demo_enterprises union select id from demo_projects
        union select id from demo_leads union select id from demo_quotes union select id from demo_reviews
        union select id from demo_payments union select id from demo_subscriptions union select id from demo_tickets
        union select id from demo_absences)`,
  ],
];

/** Quotes of a request and acceptances of a month are numbered from 1; the next number is the count. */
async function closeGaps(tx: Db): Promise<void> {
  const moves = [
    sql`update acceptances one set slot = slot - 1 where slot > 1 and not exists (select from acceptances other
        where other.project_id = one.project_id and other.slot = one.slot - 1) returning 1`,
    sql`update acceptances one set monthly_sequence = monthly_sequence - 1 where monthly_sequence > 1
        and not exists (select from acceptances other where other.enterprise_id = one.enterprise_id
          and other.month = one.month and other.monthly_sequence = one.monthly_sequence - 1) returning 1`,
  ];
  for (const move of moves) {
    for (let moved = 1; moved > 0; ) moved = (await rowsOf(tx, move)).length;
  }
}

/** A real request has as many quotes as are left; full it is no longer. */
async function reopenProjects(tx: Db): Promise<void> {
  await tx.execute(sql`
    update projects set acceptance_count = left_over.count,
      accepted_at = left_over.accepted_at,
      quoted_at = case when left_over.quotes > 0 then quoted_at end,
      hired_at = case when left_over.hired > 0 then hired_at end,
      status = case when status = 'Accepted' or (status = 'Hired' and left_over.hired = 0)
        then 'Available'::project_status else status end
    from (select projects.id, count(acceptances.id) filter (where freed_at is null)::smallint as count,
            min(acceptances.accepted_at) as accepted_at,
            count(acceptances.id) filter (where stage in ('Hired', 'Started', 'Completed')) as hired,
            count(quotes.id) as quotes
          from projects left join acceptances on acceptances.project_id = projects.id
            left join quotes on quotes.lead_id = acceptances.id and quotes.sent_at is not null and quotes.version = 1
          group by projects.id) left_over
    where left_over.id = projects.id and left_over.count < projects.acceptance_count`);
}

/** A real enterprise whose package of the sandbox had ended is what it was before. */
async function reviveEnterprises(tx: Db): Promise<void> {
  await tx.execute(sql`
    update enterprises set status = coalesce(expired_from, 'Active'), expired_from = null
    where status = 'Expired' and not exists (select from subscriptions where enterprise_id = enterprises.id)`);
}

/** Accounts that a row still names, by whichever foreign key that does not go with the account. */
async function stripNamed(tx: Db): Promise<number> {
  const keys = await rowsOf<{ table: string; column: string }>(
    tx,
    sql`select conrelid::regclass::text as "table", attname as "column"
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and confrelid = 'users'::regclass and confdeltype <> 'c'`,
  );
  await tx.execute(sql`create temporary table demo_named (id uuid primary key) on commit drop`);
  for (const { table, column } of keys)
    await tx.execute(sql`insert into demo_named select distinct ${sql.identifier(column)} from ${sql.raw(table)}
      where ${sql.identifier(column)} in (select id from demo_users) on conflict do nothing`);
  await tx.execute(sql`delete from sessions where user_id in (select id from demo_named)`);
  const stripped = await rowsOf(
    tx,
    sql`update users set email = null, password_hash = null, first_name = '', last_name = 'Démonstration',
          deactivated_at = coalesce(deactivated_at, now())
        where id in (select id from demo_named) returning 1`,
  );
  return stripped.length;
}
