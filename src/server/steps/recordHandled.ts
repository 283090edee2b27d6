import { desc, eq } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import { type Step, stepRules, steps } from '../../shared/followUps/steps.ts';
import { workedFrom } from '../../shared/followUps/workingTime.ts';
import type { Context } from '../context.ts';
import { callRequests, handledSteps, type projects } from '../db/schema/index.ts';
import { readFollowUpRules } from './rules.ts';

type Stepping = Pick<typeof projects.$inferSelect, 'nextStep' | 'nextStepAt' | 'stepSince'>;
type Ended = Stepping & Pick<typeof projects.$inferSelect, 'nextStepBy'>;

/** A promised call is in its time up to so long after the hour promised. */
const CALL_TOLERANCE_MS = 3_600_000;

/** A step that follows one of customer service which was overdue. */
const isLateStep = (step: Step): boolean =>
  steps.some((former) => stepRules[former].next === step && stepRules[former].by === 'service');

export const isCall = (step: Step | null): boolean => step !== null && stepRules[step].of === 'Calling';

/**
 * Which step somebody of staff does by now, and until when it was to be done. A promised call counts from the hour
 * promised: up to an hour after it, it is `Call`, though the clock has made it `CallLate` at once, and then `CallLate`
 * (docs/decisions/0089).
 */
export async function stepAsDone(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { nextStep, nextStepAt, stepSince }: Stepping,
) {
  if (!isCall(nextStep) || !stepSince) return { step: nextStep, dueAt: nextStepAt };
  const { holidays } = await readFollowUpRules(db);
  const dueAt = workedFrom(stepSince, holidays);
  const isKept = now.getTime() <= dueAt.getTime() + CALL_TOLERANCE_MS;
  return { step: isKept ? ('Call' as const) : ('CallLate' as const), dueAt };
}

/**
 * Writes down that the caller, one of the staff, brought a step of customer service to its end, and whether in its time
 * (docs/decisions/0089). What the system, the client or an enterprise ended is nobody's work, and is left out.
 */
export async function recordHandled(tx: Context, projectId: string, ended: Ended): Promise<void> {
  const { actor, now } = tx;
  if (!actor || tx.isByLink || !may(actor.role, 'projects.assign')) return;
  const { step, dueAt } = await stepAsDone(tx, ended);
  const since = isCall(step) ? await promisedAt(tx, projectId) : ended.stepSince;
  if (!step || ended.nextStepBy !== 'service' || !since || !dueAt) return;
  const isInTime = isCall(step) || dueAt >= now;
  await tx.db.insert(handledSteps).values({
    projectId,
    agentId: actor.id,
    step,
    since,
    dueAt,
    handledAt: now,
    isOnTime: isInTime && !isLateStep(step),
  });
}

/** When the client was promised the latest call. */
async function promisedAt({ db }: Context, projectId: string): Promise<Date | undefined> {
  const [promised] = await db
    .select({ at: callRequests.createdAt })
    .from(callRequests)
    .where(eq(callRequests.projectId, projectId))
    .orderBy(desc(callRequests.createdAt))
    .limit(1);
  return promised?.at;
}
