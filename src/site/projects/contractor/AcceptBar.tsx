import type { ProjectView } from '../../../shared/projects/views.ts';
import { paths } from '../../paths.ts';
import { say, t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import styles from './AcceptBar.module.css';
import { type Acceptance, type AcceptanceProblem, blockingReason } from './acceptance.ts';
import { BackButton } from './BackButton.tsx';
import { isAcceptedByMe } from './projectRow.tsx';

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

interface PlanLimitModalProps {
  problem: AcceptanceProblem | undefined;
  onClose: () => void;
}

/** The package does not allow it: why, and where the larger ones are. */
export function PlanLimitModal({ problem, onClose }: PlanLimitModalProps) {
  if (problem?.kind !== 'plan') return null;
  return (
    <Modal
      open
      title={t('contractor.planTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.close')}
          </Button>
          <ButtonLink to={paths.packages}>{t('contractor.seePackages')}</ButtonLink>
        </>
      }
    >
      <p>{problem.message}</p>
      <p>{t('contractor.planHint')}</p>
    </Modal>
  );
}
