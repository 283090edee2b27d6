import { useState } from 'react';
import type { ApiFailure } from '../../../shared/client/envelope.ts';
import { failureSentence } from '../../failureSentence.ts';
import { useLogout } from '../../session/useLogout.ts';
import { useSiteSettings } from '../../settings/useSiteSettings.ts';
import { t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import styles from './PendingModal.module.css';

interface PendingModalProps {
  accountNumber: string;
  isChecking: boolean;
  /** Why the last check brought no answer. */
  failure: ApiFailure | undefined;
  onCheck: () => void;
}

/** Covers everything until an agent has activated the enterprise; cannot be closed (specification §2.6). */
export function PendingModal({ accountNumber, isChecking, failure, onCheck }: PendingModalProps) {
  const [hasChecked, setHasChecked] = useState(false);
  const phone = useSiteSettings()?.supportPhone;
  const logOut = useLogout();
  const check = () => {
    setHasChecked(true);
    onCheck();
  };
  return (
    <Modal
      open
      title={t('contractor.pendingTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={logOut}>
            {t('layout.logout')}
          </Button>
          <Button busy={isChecking} onClick={check}>
            {t('contractor.checkAgain')}
          </Button>
        </>
      }
    >
      <p>{t('contractor.pendingText')}</p>
      <dl className={styles.account}>
        <dt>{t('contractor.accountNumber')}</dt>
        <dd>{accountNumber}</dd>
      </dl>
      {phone && (
        <div className={styles.help}>
          <p>{t('contractor.pendingHelp')}</p>
          <PhoneLink phone={phone} variant="quiet" isNamed />
        </div>
      )}
      <p role="status" className={styles.outcome}>
        {hasChecked && !isChecking && (failure ? failureSentence(failure) : t('contractor.stillPending'))}
      </p>
    </Modal>
  );
}
