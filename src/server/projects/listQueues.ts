import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import { type ProjectQueues, QUEUE_COUNT_MAX, type queueHolders } from '../../shared/projects/actViews.ts';
import { lateBefore } from '../../shared/projects/serviceLevel.ts';
import { type ProjectState, projectMachine, projectStates, waitingStates } from '../../shared/projects/status.ts';
import { actorOf, type Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { countUpTo } from '../http/listQuery.ts';
import { readFollowUpRules } from '../steps/rules.ts';
import { agentScope } from './queries.ts';

/** Whose projects: all that the caller may see, their own, or nobody's. */
type Holder = (typeof queueHolders)[number];

/**
 * How many projects wait in each state for this caller. Each count ends at the cap, so that none grows with the table.
 */
export async function listQueues(ctx: Context, holder: Holder): Promise<ProjectQueues> {
  const counts = await Promise.all(
    projectStates.map(async (status) => ({ status, count: await countCapped(ctx, scopeOf(ctx, holder, status)) })),
  );
  const { holidays } = await readFollowUpRules(ctx.db);
  const lateSince = lateBefore(ctx.now, holidays);
  const late = await Promise.all(
    waitingStates.map((status) =>
      countCapped(ctx, and(scopeOf(ctx, holder, status), lt(projects.submittedAt, lateSince))),
    ),
  );
  return { counts, late: late.reduce((sum, count) => sum + count, 0) };
}

function scopeOf(ctx: Context, holder: Holder, status: ProjectState): SQL | undefined {
  const { id, role } = actorOf(ctx);
  const inState = eq(projects.status, status);
  if (holder === 'mine') return and(inState, eq(projects.agentId, id));
  const seesAll = may(role, 'projects.listAll');
  if (holder === 'nobody') return and(inState, isNull(projects.agentId), seesAll ? undefined : isUntaken);
  if (seesAll) return inState;
  return and(inState, agentScope(id, { states: [status] }));
}

const isUntaken = inArray(projects.status, projectMachine.transitions.assign.from);

const countCapped = ({ db }: Context, where: SQL | undefined): Promise<number> =>
  countUpTo(db, db.select({ one: sql`1` }).from(projects).where(where), QUEUE_COUNT_MAX);
