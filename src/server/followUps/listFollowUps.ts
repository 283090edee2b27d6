import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { countedUpTo } from '../../shared/api/lists.ts';
import type { FollowUpFilter, FollowUpListQuery } from '../../shared/followUps/contract.ts';
import { dueTimes, followUpGroups } from '../../shared/followUps/groups.ts';
import {
  FOLLOW_UPS_COUNTED_MAX,
  type FollowUpFigures,
  type FollowUpItem,
  type FollowUpKind,
} from '../../shared/followUps/views.ts';
import type { Context } from '../context.ts';
import { enterpriseFollowUps, projects, supportTickets } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { countUpTo, type Page } from '../http/listQuery.ts';
import { requireVisible } from '../projects/readProject.ts';
import { closedDays, readFollowUpRules } from '../steps/rules.ts';
import { enterprisesUnder, projectsUnder, ticketsUnder } from './conditions.ts';
import { type Found, readItems } from './readItems.ts';

/**
 * A page of what comes next, by the instant it is due, and how many there are, counted up to the cap (`countedUpTo`):
 * each kind along its own index, as many as the page needs.
 */
export async function listFollowUps(
  ctx: Context,
  { filter = {}, sort }: FollowUpListQuery,
  { offset, limit }: Page,
): Promise<{ rows: FollowUpItem[]; total: number }> {
  const isDescending = sort?.[1] === 'DESC';
  const end = offset + limit;
  const counted = countedUpTo(end);
  const order = { isDescending, limit: Math.max(end, counted) };
  const kinds = await Promise.all([
    find(ctx, 'project', await projectsUnder(ctx, filter), order),
    find(ctx, 'ticket', ticketsUnder(ctx, filter), order),
    find(ctx, 'enterprise', enterprisesUnder(ctx, filter), order),
  ]);
  const sign = isDescending ? -1 : 1;
  const found = kinds
    .flat()
    .toSorted((one, other) => sign * (one.dueAt.getTime() - other.dueAt.getTime() || (one.id < other.id ? -1 : 1)));
  return { rows: await readItems(ctx, found.slice(offset, end)), total: Math.min(found.length, counted) };
}

interface Order {
  isDescending: boolean;
  limit: number;
}

/** Each kind by the instant that it is due. */
const sources = {
  project: { table: projects, id: projects.id, dueAt: projects.nextStepAt },
  ticket: { table: supportTickets, id: supportTickets.id, dueAt: supportTickets.dueAt },
  enterprise: { table: enterpriseFollowUps, id: enterpriseFollowUps.id, dueAt: enterpriseFollowUps.dueAt },
} as const;

async function find(
  { db }: Context,
  kind: FollowUpKind,
  where: SQL | undefined,
  { isDescending, limit }: Order,
): Promise<Found[]> {
  if (!where) return [];
  const { table, id, dueAt } = sources[kind];
  const order = isDescending ? desc : asc;
  const rows = await db.select({ id, dueAt }).from(table).where(where).orderBy(order(dueAt), order(id)).limit(limit);
  return rows.map((row) => foundOf(kind, row.id, row.dueAt));
}

function foundOf(kind: FollowUpKind, id: string, dueAt: Date | null): Found {
  if (!dueAt) throw new Error(`The ${kind} ${id} has no instant that it is due`);
  return { kind, id, dueAt };
}

/** The next step of an open request. Raises 404 where it is closed, 403 for one that another agent has. */
export async function readFollowUp(ctx: Context, projectId: string): Promise<FollowUpItem> {
  const { project } = await requireVisible(ctx, projectId);
  if (!project.nextStepAt) throw notFound();
  const [item] = await readItems(ctx, [foundOf('project', projectId, project.nextStepAt)]);
  if (!item) throw notFound();
  return item;
}

/** Each count ends at the cap, so that none grows with the market. */
export async function readFigures(
  ctx: Context,
  holder: Pick<FollowUpFilter, 'mine' | 'agentId'> = {},
): Promise<FollowUpFigures> {
  const count = async (filter: FollowUpFilter): Promise<number> => {
    const under = await projectsUnder(ctx, { ...holder, ...filter });
    const tickets = ticketsUnder(ctx, { ...holder, ...filter });
    const sales = enterprisesUnder(ctx, { ...holder, ...filter });
    const counts = await Promise.all([
      countOf(ctx, 'project', under),
      countOf(ctx, 'ticket', tickets),
      countOf(ctx, 'enterprise', sales),
    ]);
    return Math.min(FOLLOW_UPS_COUNTED_MAX, counts[0] + counts[1] + counts[2]);
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

async function countOf({ db }: Context, kind: FollowUpKind, where: SQL | undefined): Promise<number> {
  if (!where) return 0;
  const { table } = sources[kind];
  return countUpTo(db, db.select({ one: sql`1` }).from(table).where(where), FOLLOW_UPS_COUNTED_MAX);
}
