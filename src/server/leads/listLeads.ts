import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { LeadListQuery } from '../../shared/leads/contract.ts';
import type { LeadItem } from '../../shared/leads/views.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { isReachable } from '../../shared/states/machine.ts';
import { actorOf, type Context } from '../context.ts';
import { isOneOf, literal } from '../db/literal.ts';
import { findCounted, pageOfIds } from '../db/pageOfIds.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { acceptances } from '../db/schema/index.ts';
import { countRows, type Page } from '../http/listQuery.ts';

/** A page of all leads, the latest acceptance first, and how many there are up to the cap; along an index. */
export function listLeads(
  ctx: Context,
  { filter = {}, sort }: LeadListQuery,
  page: Page,
): Promise<{ rows: LeadItem[]; total: number }> {
  const { db } = ctx;
  const where = conditionOf(filter);
  const order = sort?.[1] === 'ASC' ? asc : desc;
  const ordered = db
    .select({ id: acceptances.id })
    .from(acceptances)
    .where(where)
    .orderBy(order(acceptances.acceptedAt), order(acceptances.id))
    .$dynamic();
  return findCounted({
    page,
    ids: ({ limit, offset }) => ordered.limit(literal(limit)).offset(offset),
    find: (inOrder, part) => findLeads(ctx, inOrder, part),
    count: () => countRows(db, db.select({ one: sql`1` }).from(acceptances).where(where), page),
  });
}

function conditionOf({ stage, enterpriseId, projectId }: NonNullable<LeadListQuery['filter']>): SQL | undefined {
  return and(
    stage && isOneOf(acceptances.stage, [stage].flat()),
    enterpriseId === undefined ? undefined : eq(acceptances.enterpriseId, enterpriseId),
    projectId === undefined ? undefined : eq(acceptances.projectId, projectId),
  );
}

/** A row as the driver gives it: instants are text. */
type Row = Omit<LeadItem, 'mayOpen'> & { total: number; agentId: string | null };

/** A page of leads, and how many the query gives: 0 also where the page lies behind all of them. */
async function findLeads(ctx: Context, inOrder: SQLWrapper, page: Page) {
  const rows = await rowsOf<Row>(
    ctx.db,
    sql`${pageOfIds(inOrder, page)}
      select page.total, a.id, a.stage, a.stage_since as "stageSince", a.accepted_at as "acceptedAt",
        p.id as "projectId", p.agent_id as "agentId", p.reference,
        (select name_fr from services where id = p.service_id) as service,
        (select name from cities where id = p.city_id) as city, e.id as "enterpriseId", e.name as "enterpriseName"
      from page
      join acceptances a on a.id = page.id
      join projects p on p.id = a.project_id
      join enterprises e on e.id = a.enterprise_id
      order by page.rank`,
  );
  return {
    rows: rows.map(({ total: _, agentId, stageSince, acceptedAt, ...row }) => ({
      ...row,
      mayOpen: isReachable(projectMachine, { agentId }, actorOf(ctx)),
      stageSince: new Date(stageSince).toISOString(),
      acceptedAt: new Date(acceptedAt).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}
