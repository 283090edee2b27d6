import type { ApiFailure } from '../../../shared/client/envelope.ts';
import type { TextKey } from '../../../shared/texts.ts';

/** Refusals that a larger package would lift. */
const planCodes: readonly string[] = ['PLAN_LIMIT', 'BUDGET_LIMIT', 'NO_SUBSCRIPTION'];

export const isPlanRefusal = (code: string | null | undefined): boolean => planCodes.includes(code ?? '');

export type AcceptanceProblem =
  | { kind: 'plan'; message: string }
  | { kind: 'outdated'; message: string }
  | { kind: 'failed'; reason: string | undefined };

/**
 * What the page does about an acceptance that did not succeed: explain the plan, show the project anew (it is no
 * longer what was shown), or offer another try. `message` and `reason` are sentences of the server or text keys.
 */
export function acceptanceProblem(failure: ApiFailure): AcceptanceProblem {
  if (failure.kind === 'refused' && failure.errorMessage) {
    return { kind: isPlanRefusal(failure.code) ? 'plan' : 'outdated', message: failure.errorMessage };
  }
  if (failure.kind === 'forbidden' || failure.kind === 'notFound') {
    return { kind: 'outdated', message: failure.errorMessage ?? 'common.notFound' };
  }
  return { kind: 'failed', reason: failure.kind === 'offline' ? 'common.offline' : failure.errorMessage };
}

const reasons: Record<string, TextKey> = {
  QUOTES_FULL: 'contractor.refused.QUOTES_FULL',
  WRONG_STATE: 'contractor.refused.WRONG_STATE',
  ENTERPRISE_NOT_ACTIVE: 'contractor.refused.ENTERPRISE_NOT_ACTIVE',
};

/** Why the button cannot be pressed, in words; undefined where it can. A plan's limit is explained after the press. */
export function blockingReason(refusalCode: string | null): TextKey | undefined {
  if (!refusalCode || isPlanRefusal(refusalCode)) return undefined;
  return reasons[refusalCode] ?? 'contractor.refused.other';
}
