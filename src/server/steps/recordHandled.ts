import { may } from '../../shared/auth/permissions.ts';
import { type Step, stepRules, steps } from '../../shared/followUps/steps.ts';
import type { Context } from '../context.ts';
import { handledSteps, type projects } from '../db/schema/index.ts';

type Ended = Pick<typeof projects.$inferSelect, 'nextStep' | 'nextStepBy' | 'nextStepAt' | 'stepSince'>;

/** A step that follows one of customer service which was overdue. */
const isLateStep = (step: Step): boolean =>
  steps.some((former) => stepRules[former].next === step && stepRules[former].by === 'service');

/**
 * Writes down that the caller, one of the staff, brought a step of customer service to its end, and whether in its time
 * (docs/decisions/0089). What the system, the client or an enterprise ended is nobody's work, and is left out.
 */
export async function recordHandled(tx: Context, projectId: string, ended: Ended): Promise<void> {
  const { nextStep: step, nextStepBy, nextStepAt: dueAt, stepSince: since } = ended;
  const { actor, now } = tx;
  if (!actor || tx.isByLink || !may(actor.role, 'projects.assign')) return;
  if (!step || nextStepBy !== 'service' || !since || !dueAt) return;
  await tx.db.insert(handledSteps).values({
    projectId,
    agentId: actor.id,
    step,
    since,
    dueAt,
    handledAt: now,
    isOnTime: dueAt >= now && !isLateStep(step),
  });
}
