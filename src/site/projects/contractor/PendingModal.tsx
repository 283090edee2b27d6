import { useId, useState } from 'react';
import type { ApiFailure } from '../../../shared/client/envelope.ts';
import { failureSentence } from '../../failureSentence.ts';
import { paths } from '../../paths.ts';
import { useSiteSettings } from '../../settings/useSiteSettings.ts';
import { t } from '../../texts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import styles from './PendingModal.module.css';

interface PendingModalProps {
  accountNumber: string;
  isChecking: boolean;
  /** Why the last check brought no answer. */
  failure: ApiFailure | undefined;
  onCheck: () => void;
}

/**
 * Takes the place of the projects until an agent has activated the enterprise, and cannot be closed (specification
 * §2.6). It is no barrier: menu, profile and documents stay within reach (decision 47).
 */
export function PendingModal({ accountNumber, isChecking, failure, onCheck }: PendingModalProps) {
  const [hasChecked, setHasChecked] = useState(false);
  const titleId = useId();
  const phone = useSiteSettings()?.supportPhone;
  const check = () => {
    setHasChecked(true);
    onCheck();
  };
  return (
    <dialog open className={styles.pending} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('contractor.pendingTitle')}</h2>
      <p>{t('contractor.pendingText')}</p>
      <dl className={styles.account}>
        <dt>{t('contractor.accountNumber')}</dt>
        <dd>{accountNumber}</dd>
      </dl>
      <p>{t('contractor.pendingMeanwhile')}</p>
      {phone && (
        <div className={styles.help}>
          <p>{t('contractor.pendingHelp')}</p>
          <PhoneLink phone={phone} variant="quiet" isNamed />
        </div>
      )}
      <p role="status" className={styles.outcome}>
        {hasChecked && !isChecking && (failure ? failureSentence(failure) : t('contractor.stillPending'))}
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" to={paths.profile}>
          {t('contractor.pendingProfile')}
        </ButtonLink>
        <Button busy={isChecking} onClick={check}>
          {t('contractor.checkAgain')}
        </Button>
      </div>
    </dialog>
  );
}
