import { type SQL, sql } from 'drizzle-orm';
import { countedUpTo } from '../../shared/api/lists.ts';
import type { FollowUpFilter, FollowUpListQuery } from '../../shared/followUps/contract.ts';
import { dueTimes, followUpGroups } from '../../shared/followUps/groups.ts';
import {
  FOLLOW_UPS_COUNTED_MAX,
  type FollowUpFigures,
  type FollowUpItem,
  type FollowUpKind,
  followUpKinds,
} from '../../shared/followUps/views.ts';
import type { Context } from '../context.ts';
import { literal } from '../db/literal.ts';
import { enterpriseFollowUps, projects, supportTickets } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { countUpTo, type Page } from '../http/listQuery.ts';
import { requireVisible } from '../projects/readProject.ts';
import { closedDays, readFollowUpRules } from '../steps/rules.ts';
import { enterprisesUnder, type Part, projectsUnder, ticketsUnder } from './conditions.ts';
import { readItems } from './readItems.ts';

/**
 * A page of what comes next, by the instant it is due, and how many there are, counted up to the cap (`countedUpTo`):
 * each kind along its own index, as many as the page needs.
 */
export async function listFollowUps(
  ctx: Context,
  { filter = {}, sort }: FollowUpListQuery,
  page: Page,
): Promise<{ rows: FollowUpItem[]; total: number }> {
  const direction = sql.raw(sort?.[1] === 'DESC' ? 'desc' : 'asc');
  const counted = countedUpTo(page.offset + page.limit);
  const parts = await partsUnder(ctx, filter);
  const order = { direction, limit: Math.max(page.offset + page.limit, counted) };
  const found = followUpKinds.flatMap((kind) => parts[kind].map((part) => dueFirst(kind, part, order)));
  if (found.length === 0) return { rows: [], total: 0 };
  const { rows, total } = await readItems(
    ctx,
    sql`select *, row_number() over (order by due_at ${direction}, id ${direction}) as rank
      from (${sql.join(found, sql` union all `)}) each_kind`,
    page,
  );
  return { rows, total: Math.min(total, counted) };
}

const partsUnder = async (ctx: Context, filter: FollowUpFilter): Promise<Record<FollowUpKind, Part[]>> => ({
  project: await projectsUnder(ctx, filter),
  ticket: ticketsUnder(ctx, filter),
  enterprise: enterprisesUnder(ctx, filter),
});

interface Order {
  direction: SQL;
  limit: number;
}

const sources = {
  project: { table: projects, id: projects.id, dueAt: projects.nextStepAt },
  ticket: { table: supportTickets, id: supportTickets.id, dueAt: supportTickets.dueAt },
  enterprise: { table: enterpriseFollowUps, id: enterpriseFollowUps.id, dueAt: enterpriseFollowUps.dueAt },
} as const;

/** By the instant that it is due. */
function dueFirst(kind: FollowUpKind, { where, alike }: Part, { direction, limit }: Order): SQL {
  const { table, id, dueAt } = sources[kind];
  const order = [...(alike ? [alike] : []), dueAt, id].map((column) => sql`${column} ${direction}`);
  return sql`(select ${sql.raw(`'${kind}'`)} as kind, ${id} as id, ${dueAt} as due_at from ${table} where ${where}
    order by ${sql.join(order, sql`, `)} limit ${literal(limit)})`;
}

/** The next step of an open request. Raises 404 where it is closed, 403 for one that another agent has. */
export async function readFollowUp(ctx: Context, projectId: string): Promise<FollowUpItem> {
  const { project } = await requireVisible(ctx, projectId);
  const {
    rows: [item],
  } = await readItems(
    ctx,
    sql`select 'project' as kind, ${projects.id} as id, ${projects.nextStepAt} as due_at, 1 as rank
      from ${projects} where ${projects.id} = ${project.id}`,
    { offset: 0, limit: 1 },
  );
  if (!item) throw notFound();
  return item;
}

/** Each count ends at the cap, so that none grows with the market. */
export async function readFigures(
  ctx: Context,
  holder: Pick<FollowUpFilter, 'mine' | 'agentId'> = {},
): Promise<FollowUpFigures> {
  const count = async (filter: FollowUpFilter): Promise<number> => {
    const parts = await partsUnder(ctx, { ...holder, ...filter });
    const counts = await Promise.all(
      followUpKinds.flatMap((kind) => parts[kind].map((part) => countOf(ctx, kind, part))),
    );
    return Math.min(
      FOLLOW_UPS_COUNTED_MAX,
      counts.reduce((sum, count) => sum + count, 0),
    );
  };
  const [due, groups] = await Promise.all([
    Promise.all(dueTimes.map(async (time) => [time, await count({ due: time })] as const)),
    Promise.all(followUpGroups.map(async (group) => [group, await count({ group })] as const)),
  ]);
  return {
    due: Object.fromEntries(due) as FollowUpFigures['due'],
    groups: Object.fromEntries(groups) as FollowUpFigures['groups'],
    closedDays: closedDays(ctx.now, (await readFollowUpRules(ctx.db)).holidays),
  };
}

function countOf({ db }: Context, kind: FollowUpKind, { where }: Part): Promise<number> {
  const { table } = sources[kind];
  return countUpTo(db, db.select({ one: sql`1` }).from(table).where(where), FOLLOW_UPS_COUNTED_MAX);
}
