import { defaultFollowUpSettings } from '../../shared/followUps/settings.ts';
import { dueAtOf, type Step, stepRules } from '../../shared/followUps/steps.ts';
import type { handledSteps } from '../db/schema/index.ts';
import { rulesOf } from '../steps/rules.ts';
import type { NewProject } from './sampleRequest.ts';

type NewHandledStep = typeof handledSteps.$inferInsert;

const settings = rulesOf(defaultFollowUpSettings);

/** The check of a request by its agent, who published or refused it, as `recordHandled` would have written it. */
export function demoHandledSteps(project: NewProject, nextId: (at: Date) => string): NewHandledStep[] {
  const { id, agentId, status, submittedAt, publishedAt, closedAt } = project;
  const handledAt = publishedAt ?? (status === 'Rejected' ? closedAt : undefined);
  if (!agentId || !handledAt) return [];
  const { step, dueAt } = checkAt(handledAt, submittedAt);
  const isOnTime = step === 'Check';
  return [{ id: nextId(handledAt), projectId: id, agentId, step, since: submittedAt, dueAt, handledAt, isOnTime }];
}

/** Which step of the check a request was at, and until when that was to be done. */
function checkAt(at: Date, submittedAt: Date): { step: Step; dueAt: Date } {
  let step: Step = 'Check';
  let dueAt = dueAtOf(step, submittedAt, settings);
  for (let { next } = stepRules[step]; next && dueAt < at; { next } = stepRules[step]) {
    step = next;
    dueAt = dueAtOf(step, dueAt, settings);
  }
  return { step, dueAt };
}
