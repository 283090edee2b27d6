import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Step } from '../../shared/followUps/steps.ts';
import type { HandledStepsQuery } from '../../shared/handledSteps/contract.ts';
import type { HandledStepItem } from '../../shared/handledSteps/views.ts';
import { dayAfter } from '../../shared/statistics/period.ts';
import type { Context } from '../context.ts';
import { fullNameOf } from '../db/fullNameOf.ts';
import { handledSteps, projects, users } from '../db/schema/index.ts';
import { countRows, type Page } from '../http/listQuery.ts';

/** A page of the steps that agents handled, the latest first, and how many there are up to the cap; along an index. */
export async function listHandledSteps(
  { db }: Context,
  { filter = {}, sort }: HandledStepsQuery,
  page: Page,
): Promise<{ rows: HandledStepItem[]; total: number }> {
  const { agentId, isOnTime, from, to } = filter;
  const where = and(
    agentId === undefined ? undefined : eq(handledSteps.agentId, agentId),
    isOnTime === undefined ? undefined : eq(handledSteps.isOnTime, isOnTime === 'yes'),
    from === undefined ? undefined : gte(handledSteps.handledAt, new Date(from)),
    to === undefined ? undefined : lt(handledSteps.handledAt, new Date(dayAfter(to))),
  );
  const order = sort?.[1] === 'ASC' ? asc : desc;
  const rows = await db
    .select({
      id: handledSteps.id,
      projectId: projects.id,
      reference: projects.reference,
      agentName: fullNameOf(users),
      step: sql<Step>`${handledSteps.step}`,
      since: handledSteps.since,
      dueAt: handledSteps.dueAt,
      handledAt: handledSteps.handledAt,
      isOnTime: handledSteps.isOnTime,
    })
    .from(handledSteps)
    .innerJoin(projects, eq(projects.id, handledSteps.projectId))
    .innerJoin(users, eq(users.id, handledSteps.agentId))
    .where(where)
    .orderBy(order(handledSteps.handledAt), order(handledSteps.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(db, db.select({ one: sql`1` }).from(handledSteps).where(where), page);
  return {
    rows: rows.map((row) => ({
      ...row,
      since: row.since.toISOString(),
      dueAt: row.dueAt.toISOString(),
      handledAt: row.handledAt.toISOString(),
    })),
    total,
  };
}
