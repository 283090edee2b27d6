import { type ReactNode, useEffect } from 'react';
import type { ApiFailure } from '../../shared/client/envelope.ts';
import { failureSentence } from '../failureSentence.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import styles from './Alert.module.css';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

interface LoadFailureProps {
  title: ReactNode;
  failure?: ApiFailure | undefined;
  isBusy: boolean;
  onRetry: () => void;
}

/**
 * Something did not load: what, why, and another try. A session that must add a second factor first is led there: it
 * reaches nothing else.
 */
export function LoadFailure({ title, failure, isBusy, onRetry }: LoadFailureProps) {
  const mustEnrol = failure?.code === 'SECOND_FACTOR_REQUIRED';
  useEffect(() => {
    if (mustEnrol) location.replace(paths.enrolment);
  }, [mustEnrol]);
  return (
    <Alert tone="error" title={title}>
      {failure && <p>{failureSentence(failure)}</p>}
      <Button variant="secondary" className={styles.retry} busy={isBusy} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Alert>
  );
}
