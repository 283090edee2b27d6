import type { ProjectView } from '../../../shared/projects/views.ts';
import { say, t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import styles from './AcceptBar.module.css';
import { blockingReason } from './acceptance.ts';
import { BackButton } from './BackButton.tsx';
import { isAcceptedByMe } from './projectRow.ts';
import type { Acceptance } from './useAcceptance.ts';

interface AcceptBarProps {
  project: ProjectView;
  acceptance: Acceptance;
}

/** The page's two buttons, always in reach of the thumb on a phone. */
export function AcceptBar({ project, acceptance }: AcceptBarProps) {
  const { problem, isUnderWay, accept } = acceptance;
  const isAccepted = isAcceptedByMe(project);
  const blocked = isAccepted ? undefined : blockingReason(project.refusalCode);
  const hasFailed = !isAccepted && !blocked && problem?.kind === 'failed';
  return (
    <div className={styles.bar}>
      {hasFailed && (
        <Alert tone="error" title={t('projects.acceptFailed')}>
          {problem.reason && <p>{say(problem.reason)}</p>}
        </Alert>
      )}
      {blocked && (
        <p id="accept-blocked" className={styles.blocked}>
          {t(blocked)}
        </p>
      )}
      <div className={styles.buttons}>
        <BackButton />
        {isAccepted && project.phoneNumber && <PhoneLink phone={project.phoneNumber} variant="primary" />}
        {!isAccepted && (
          <Button
            busy={isUnderWay}
            disabled={blocked !== undefined}
            aria-describedby={blocked && 'accept-blocked'}
            onClick={accept}
          >
            {t(acceptLabel(isUnderWay, hasFailed))}
          </Button>
        )}
      </div>
    </div>
  );
}

function acceptLabel(isUnderWay: boolean, hasFailed: boolean) {
  if (isUnderWay) return 'contractor.accepting';
  return hasFailed ? 'common.retry' : 'contractor.accept';
}
