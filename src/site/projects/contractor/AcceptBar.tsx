import { useState } from 'react';
import type { ProjectView } from '../../../shared/projects/views.ts';
import { paths } from '../../paths.ts';
import { say, t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import styles from './AcceptBar.module.css';
import { type Acceptance, type AcceptanceProblem, blockingReason, isPlanRefusal } from './acceptance.ts';
import { BackButton } from './BackButton.tsx';
import { isAcceptedByMe, numberToCall } from './projectRow.tsx';

interface AcceptBarProps {
  project: ProjectView;
  acceptance: Acceptance;
}

/** The page's two buttons, always in reach of the thumb on a phone. */
export function AcceptBar({ project, acceptance }: AcceptBarProps) {
  const { problem, isUnderWay, accept } = acceptance;
  const number = numberToCall(project);
  const isAccepted = isAcceptedByMe(project);
  const blocked = isAccepted || project.leadId ? undefined : blockingReason(project.refusalCode);
  const [isAsking, setIsAsking] = useState(false);
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
      {!isAccepted && project.refusalCode === 'BUDGET_LIMIT' && (
        <p className={styles.blocked}>{t('contractor.outOfPlanHint')}</p>
      )}
      <div className={styles.buttons}>
        <BackButton />
        {isAccepted && number && <PhoneLink phone={number} variant="primary" />}
        {project.leadId && <ButtonLink to={paths.lead(project.leadId)}>{t('contractor.followLead')}</ButtonLink>}
        {!isAccepted && !project.leadId && (
          <Button
            busy={isUnderWay}
            disabled={blocked !== undefined}
            aria-describedby={blocked && 'accept-blocked'}
            onClick={() => (isPlanRefusal(project.refusalCode) ? accept() : setIsAsking(true))}
          >
            {t(acceptLabel(isUnderWay, hasFailed))}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmAcceptance
          project={project}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            accept();
          }}
        />
      )}
    </div>
  );
}

interface ConfirmAcceptanceProps {
  project: ProjectView;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asked once, with what it costs: the client is told at once, and the month counts it. */
function ConfirmAcceptance({ project, onClose, onConfirm }: ConfirmAcceptanceProps) {
  const { acceptancesLeft } = project;
  return (
    <Modal
      open
      title={t('contractor.confirmTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button onClick={onConfirm}>{t('contractor.confirm')}</Button>
        </>
      }
    >
      <p>{t('contractor.confirmText')}</p>
      {acceptancesLeft !== null && (
        <p>
          {acceptancesLeft > 1
            ? t('contractor.confirmCost', { count: acceptancesLeft - 1 })
            : t('contractor.confirmLast')}
        </p>
      )}
    </Modal>
  );
}

function acceptLabel(isUnderWay: boolean, hasFailed: boolean) {
  if (isUnderWay) return 'contractor.accepting';
  return hasFailed ? 'common.retry' : 'contractor.accept';
}

interface PlanLimitModalProps {
  projectId: string;
  problem: AcceptanceProblem | undefined;
  onClose: () => void;
}

/** The package does not allow it, or there is none: why, and where to choose one; paying it leads back here. */
export function PlanLimitModal({ projectId, problem, onClose }: PlanLimitModalProps) {
  if (problem?.kind !== 'plan') return null;
  const { hasPlan } = problem;
  return (
    <Modal
      open
      title={t(hasPlan ? 'contractor.planTitle' : 'contractor.noPlanTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.close')}
          </Button>
          <ButtonLink to={paths.packagesFor(projectId)}>{t('contractor.seePackages')}</ButtonLink>
        </>
      }
    >
      <p>{problem.message}</p>
      <p>{t(hasPlan ? 'contractor.planHint' : 'contractor.noPlanHint')}</p>
    </Modal>
  );
}
