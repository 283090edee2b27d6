import { useRef, useState } from 'react';
import { currentSession } from '../../../shared/client/session.ts';
import { NO_ID } from '../../../shared/ids.ts';
import type { ProjectView } from '../../../shared/projects/views.ts';
import { api } from '../../api.ts';
import { say, t } from '../../texts.ts';
import { toastSuccess, toastWarning } from '../../ui/toast.tsx';
import { type AcceptanceProblem, acceptanceProblem } from './acceptance.ts';

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
