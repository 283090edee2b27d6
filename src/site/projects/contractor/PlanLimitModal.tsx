import { paths } from '../../paths.ts';
import { t } from '../../texts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import type { AcceptanceProblem } from './acceptance.ts';

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
