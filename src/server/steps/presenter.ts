import { questionOf, stepRules } from '../../shared/followUps/steps.ts';
import type { TrackingView } from '../../shared/tracking/views.ts';
import type { projects } from '../db/schema/index.ts';
import { fr } from '../texts.ts';

type Stepping = Pick<typeof projects.$inferSelect, 'status' | 'nextStep' | 'nextStepAt' | 'mergedIntoId'>;

/** What comes next in a request, as its client reads it: what, by whom, until when, and what they are asked. */
export function presentStep(
  { status, nextStep, nextStepAt, mergedIntoId }: Stepping,
  now: Date,
): TrackingView['nextStep'] {
  if (!nextStep || !nextStepAt) return { text: fr(endedText(status, mergedIntoId)), ...nothing };
  return {
    text: fr(`followUps.client.${nextStep}`),
    by: stepRules[nextStep].by,
    dueAt: nextStepAt.toISOString(),
    isOverdue: nextStepAt < now,
    question: questionOf(nextStep) ? { step: nextStep, canSayYes: questionOf(nextStep)?.yes !== null } : null,
  };
}

const nothing = { by: null, dueAt: null, isOverdue: false, question: null };

function endedText(status: Stepping['status'], mergedIntoId: string | null) {
  if (mergedIntoId) return 'followUps.ended.Merged';
  if (status === 'Done' || status === 'Rejected') return `followUps.ended.${status}` as const;
  return 'followUps.ended.Cancelled';
}
