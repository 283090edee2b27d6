import { useEffect, useRef } from 'react';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './Password.module.css';

interface RequestedNoticeProps {
  identifier: string;
  onAgain: () => void;
}

/** What happens next, without saying whether there is such an account. */
export function RequestedNotice({ identifier, onAgain }: RequestedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className={styles.form} ref={notice} tabIndex={-1}>
      <Alert tone="success" title={t('password.requestedTitle')}>
        <p>{t('password.requested', { identifier })}</p>
      </Alert>
      <p className={styles.soft}>{t('password.requestedHelp')}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('password.requestAgain')}
      </Button>
    </div>
  );
}
