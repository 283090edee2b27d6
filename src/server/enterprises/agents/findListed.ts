import { type SQLWrapper, sql } from 'drizzle-orm';
import type { EnterpriseState } from '../../../shared/enterprises/status.ts';
import { grantedStates } from '../../../shared/subscriptions/status.ts';
import type { Context } from '../../context.ts';
import { isOneOf } from '../../db/literal.ts';
import { pageOfIds } from '../../db/pageOfIds.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import type { Page } from '../../http/listQuery.ts';

/** What the lists of enterprises show, with the package that runs, or the last one that did. */
export interface ListedEnterprise {
  id: string;
  accountNumber: string;
  name: string;
  status: EnterpriseState;
  createdAt: Date;
  cityName: string | null;
  isAssigned: boolean;
  agentName: string | null;
  planType: string | null;
  planExpirationDate: string | null;
}

interface Wanted {
  /** A query that gives the ids of enterprises in their order, as far as they are counted. */
  inOrder: SQLWrapper;
  /** Which of them. */
  page: Page;
}

/** A row as both drivers give it: an instant is text. */
type Row = Omit<ListedEnterprise, 'createdAt'> & { total: number; createdAt: string };

/** A page of enterprises, and how many the query gives: 0 also where the page lies behind all of them. */
export async function findListed(
  ctx: Context,
  { inOrder, page }: Wanted,
): Promise<{ rows: ListedEnterprise[]; total: number }> {
  const rows = await rowsOf<Row>(
    ctx.db,
    sql`${pageOfIds(inOrder, page)}
      select page.total, e.id, e.account_number as "accountNumber", e.name, e.status, e.created_at as "createdAt",
        c.name as "cityName", e.assigned_agent_id is not null as "isAssigned",
        nullif(trim(agent.first_name || ' ' || agent.last_name), '') as "agentName",
        plan.name_fr as "planType",
        to_char(plan.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "planExpirationDate"
      from page
      join enterprises e on e.id = page.id
      left join cities c on c.id = e.city_id
      left join users agent on agent.id = e.assigned_agent_id
      left join lateral (
        select packages.name_fr, s.ends_at from subscriptions s join packages on packages.id = s.package_id
        where s.enterprise_id = e.id and ${isOneOf(sql`s.status`, grantedStates)} and s.starts_at <= ${ctx.now.toISOString()}
        order by s.starts_at desc limit 1) plan on true
      order by page.rank`,
  );
  return {
    rows: rows.map(({ total: _, createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt) })),
    total: rows[0]?.total ?? 0,
  };
}
