import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { rowsOf } from '../db/rowsOf.ts';

/**
 * What was made for demonstration: ids of version 5 (`seedId`; those of real records are version 7), and whoever has an
 * address of the demonstration accounts. An account that was stripped (`removeDemo.ts`) can do nothing and is none.
 */
export const isDemoId = (column: string) => sql.raw(`substring(${column}::text, 15, 1) = '5'`);
export const isDemoUser = (alias: string) =>
  sql.raw(
    `((substring(${alias}.id::text, 15, 1) = '5' or ${alias}.email like '%@oasis.test')
      and not (${alias}.deactivated_at is not null and ${alias}.password_hash is null and ${alias}.email is null))`,
  );

export interface DemoFindings {
  /** E-mail addresses of those who can log in, the first of them. */
  accounts: string[];
  people: number;
  enterprises: number;
  projects: number;
  sandboxPayments: number;
  /** GNF, of those that are Paid. */
  sandboxAmount: number;
  /** Bought with sandbox payments. */
  subscriptions: number;
}

const NAMED = 10;

/** What the database holds of the demonstration and of the payment sandbox, whatever the settings are. */
export async function findDemoData(db: Db): Promise<DemoFindings> {
  const accounts = await rowsOf<{ email: string }>(
    db,
    sql`select email from users where ${isDemoUser('users')} and password_hash is not null and email is not null
        order by email like '%@oasis.test' desc, email limit ${NAMED}`,
  );
  const [counts] = await rowsOf<Omit<DemoFindings, 'accounts'>>(
    db,
    sql`select
      (select count(*)::int from users where ${isDemoUser('users')}) as "people",
      (select count(*)::int from enterprises where ${isDemoId('id')}) as "enterprises",
      (select count(*)::int from projects where ${isDemoId('id')}) as "projects",
      (select count(*)::int from payments where provider = 'sandbox') as "sandboxPayments",
      (select coalesce(sum(amount), 0)::float from payments where provider = 'sandbox' and status = 'Paid') as "sandboxAmount",
      (select count(distinct subscription_id)::int from payments where provider = 'sandbox' and status = 'Paid') as "subscriptions"`,
  );
  if (!counts) throw new Error('The database counts nothing');
  return { ...counts, accounts: accounts.map(({ email }) => email) };
}

/** One line for each kind that was found; none where the database is free of them. */
export function describeFindings(found: DemoFindings): string[] {
  const names = found.accounts.length > 0 ? `: ${found.accounts.join(', ')}${found.people > NAMED ? ', …' : ''}` : '';
  const lines: [number, string][] = [
    [found.people, `demonstration accounts (${found.people})${names}`],
    [found.enterprises, `demonstration enterprises (${found.enterprises})`],
    [found.projects, `demonstration requests (${found.projects})`],
    [
      found.sandboxPayments,
      `payments of the sandbox, in which no money was moved (${found.sandboxPayments}, ${found.sandboxAmount} GNF)`,
    ],
    [found.subscriptions, `packages bought with them (${found.subscriptions})`],
  ];
  return lines.filter(([count]) => count > 0).map(([, line]) => line);
}
