import type { ReactNode } from 'react';
import type { ApiFailure } from '../../shared/client/envelope.ts';
import { failureSentence } from '../failureSentence.ts';
import { t } from '../texts.ts';
import styles from './Alert.module.css';
import { Button } from './Button.tsx';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';

interface AlertProps {
  tone: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
}

/** A message that stays. Errors and warnings interrupt a screen reader, the others wait. */
export function Alert({ tone, title, children }: AlertProps) {
  const urgent = tone === 'error' || tone === 'warning';
  return (
    <div className={classNames(styles.alert, styles[tone])} role={urgent ? 'alert' : 'status'}>
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

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
