import type { ReactNode } from 'react';
import type { ApiFailure } from '../../shared/client/envelope.ts';
import { failureSentence } from '../failureSentence.ts';
import { t } from '../texts.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  title: ReactNode;
  failure?: ApiFailure | undefined;
  isBusy: boolean;
  onRetry: () => void;
}

/** Something did not load: what, why, and another try. */
export function LoadFailure({ title, failure, isBusy, onRetry }: LoadFailureProps) {
  return (
    <Alert tone="error" title={title}>
      {failure && <p>{failureSentence(failure)}</p>}
      <Button variant="secondary" className={styles.retry} busy={isBusy} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Alert>
  );
}
