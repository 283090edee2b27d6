import { and, asc, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { staffRoles } from '../../shared/auth/roles.ts';
import { stepsOfGroup } from '../../shared/followUps/groups.ts';
import type { Step } from '../../shared/followUps/steps.ts';
import type { PromisedCallsQuery } from '../../shared/handledSteps/contract.ts';
import type { PromisedCallItem } from '../../shared/handledSteps/views.ts';
import { dayAfter } from '../../shared/statistics/period.ts';
import type { Context } from '../context.ts';
import { fullNameOf } from '../db/fullNameOf.ts';
import { followUpCalls, projects, users } from '../db/schema/index.ts';
import { countRows, type Page } from '../http/listQuery.ts';

/** As `call_figures` in the database counts it. */
const isKept = sql<boolean>`(${followUpCalls.step} = 'Call' and ${followUpCalls.calledAt} <= ${followUpCalls.dueAt} + interval '1 hour')`;

/**
 * A page of the promised calls that agents made, the latest first, and how many there are up to the cap. The calls of
 * each of the staff are read along their index, and only so many as the page may need.
 */
export async function listPromisedCalls(
  { db }: Context,
  { filter = {}, sort }: PromisedCallsQuery,
  page: Page,
): Promise<{ rows: PromisedCallItem[]; total: number }> {
  const { agentId } = filter;
  const where = promisedCondition(filter);
  const order = sort?.[1] === 'ASC' ? asc : desc;
  const made = db
    .select({
      id: followUpCalls.id,
      projectId: followUpCalls.projectId,
      step: sql<Step>`${followUpCalls.step}`.as('made_step'),
      dueAt: sql<Date>`${followUpCalls.dueAt}`.mapWith(followUpCalls.dueAt).as('made_due_at'),
      calledAt: followUpCalls.calledAt,
      outcome: followUpCalls.outcome,
      isKept: isKept.as('made_is_kept'),
    })
    .from(followUpCalls)
    .where(and(eq(followUpCalls.callerId, users.id), where))
    .orderBy(order(followUpCalls.calledAt), order(followUpCalls.id))
    .limit(page.offset + page.limit)
    .as('made');
  const rows = await db
    .select({
      id: made.id,
      projectId: projects.id,
      reference: projects.reference,
      agentName: fullNameOf(users),
      step: made.step,
      dueAt: made.dueAt,
      calledAt: made.calledAt,
      outcome: made.outcome,
      isKept: made.isKept,
    })
    .from(users)
    .innerJoinLateral(made, sql`true`)
    .innerJoin(projects, eq(projects.id, made.projectId))
    .where(agentId === undefined ? inArray(users.role, [...staffRoles]) : eq(users.id, agentId))
    .orderBy(order(made.calledAt), order(made.id))
    .limit(page.limit)
    .offset(page.offset);
  const found = db
    .select({ one: sql`1` })
    .from(followUpCalls)
    .where(and(where, agentId === undefined ? undefined : eq(followUpCalls.callerId, agentId)));
  return {
    rows: rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString(), calledAt: row.calledAt.toISOString() })),
    total: await countRows(db, found, page),
  };
}

function promisedCondition({ isKept: wanted, from, to }: NonNullable<PromisedCallsQuery['filter']>): SQL | undefined {
  return and(
    inArray(followUpCalls.step, stepsOfGroup('calls')),
    isNotNull(followUpCalls.dueAt),
    wanted === undefined ? undefined : sql`${isKept} = ${wanted === 'yes'}`,
    from === undefined ? undefined : gte(followUpCalls.calledAt, new Date(from)),
    to === undefined ? undefined : lt(followUpCalls.calledAt, new Date(dayAfter(to))),
  );
}
