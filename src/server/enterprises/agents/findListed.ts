import { type SQLWrapper, sql } from 'drizzle-orm';
import type { EnterpriseState } from '../../../shared/enterprises/status.ts';
import type { Context } from '../../context.ts';
import { pageOfIds } from '../../db/pageOfIds.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import type { Page } from '../../http/listQuery.ts';
import { lastPackage } from './lastPackage.ts';

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

/** A row as the driver gives it: an instant is text. */
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
        plan.type as "planType", plan.until as "planExpirationDate"
      from page
      join enterprises e on e.id = page.id
      left join cities c on c.id = e.city_id
      left join users agent on agent.id = e.assigned_agent_id
      left join lateral ${lastPackage(ctx, sql`e.id`)} plan on true
      order by page.rank`,
  );
  return {
    rows: rows.map(({ total: _, createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt) })),
    total: rows[0]?.total ?? 0,
  };
}
