import { useRef, useState } from 'react';
import type { ApiFailure } from '../../../shared/client/envelope.ts';
import { currentSession } from '../../../shared/client/session.ts';
import { NO_ID } from '../../../shared/ids.ts';
import type { ProjectView } from '../../../shared/projects/views.ts';
import type { TextKey } from '../../../shared/texts.ts';
import { api } from '../../api.ts';
import { say, t } from '../../texts.ts';
import { toastSuccess, toastWarning } from '../../ui/toast.tsx';

/** Refusals that a larger package would lift. */
const planCodes: readonly string[] = ['PLAN_LIMIT', 'BUDGET_LIMIT', 'NO_SUBSCRIPTION'];

export const isPlanRefusal = (code: string | null | undefined): boolean => planCodes.includes(code ?? '');

export type AcceptanceProblem =
  | { kind: 'plan'; message: string; hasPlan: boolean }
  | { kind: 'outdated'; message: string }
  | { kind: 'failed'; reason: string | undefined };

/**
 * What the page does about an acceptance that did not succeed: explain the plan, show the project anew (it is no
 * longer what was shown), or offer another try. `message` and `reason` are sentences of the server or text keys.
 */
export function acceptanceProblem(failure: ApiFailure): AcceptanceProblem {
  if (failure.kind === 'refused' && failure.errorMessage) {
    const message = failure.errorMessage;
    if (!isPlanRefusal(failure.code)) return { kind: 'outdated', message };
    return { kind: 'plan', message, hasPlan: failure.code !== 'NO_SUBSCRIPTION' };
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

interface Outcome {
  /** The project as the server answers it, with the client's contact. */
  onAccepted: (project: ProjectView) => void;
  /** The project is no longer what the page shows. */
  onOutdated: () => void;
}

export interface Acceptance {
  isUnderWay: boolean;
  /** What stands in the way, until the next try. */
  problem: AcceptanceProblem | undefined;
  accept: () => void;
  dismiss: () => void;
}

/**
 * Accepts one project. Presses while one is under way count for nothing, and a try after a lost connection
 * carries the same Idempotency-Key, so that neither can accept twice (design §6).
 */
export function useAcceptance(projectId: string, { onAccepted, onOutdated }: Outcome): Acceptance {
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [problem, setProblem] = useState<AcceptanceProblem>();
  const isSent = useRef(false);

  const accept = async () => {
    if (isSent.current) return;
    isSent.current = true;
    setIsUnderWay(true);
    setProblem(undefined);
    const answer = await api.put('/accept-project/', {
      body: { id: projectId, entrepreneurId: currentSession()?.user.id ?? NO_ID },
      once: `accept-project:${projectId}`,
    });
    isSent.current = false;
    setIsUnderWay(false);
    if (answer.ok) {
      onAccepted(answer.entity);
      void toastSuccess(t('projects.accepted'));
      return;
    }
    const found = acceptanceProblem(answer);
    setProblem(found);
    if (found.kind === 'outdated') {
      void toastWarning(say(found.message));
      onOutdated();
    }
  };
  return { isUnderWay, problem, accept: () => void accept(), dismiss: () => setProblem(undefined) };
}
