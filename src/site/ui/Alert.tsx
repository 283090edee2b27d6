import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';

interface AlertProps {
  tone: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  /** Not read out with the message: what stands beside it, and below it what can be done. */
  aside?: ReactNode;
  actions?: ReactNode;
}

/** A message that stays. Errors and warnings interrupt a screen reader, the others wait. */
export function Alert({ tone, title, children, aside, actions }: AlertProps) {
  const urgent = tone === 'error' || tone === 'warning';
  return (
    <div className={classNames(styles.alert, styles[tone])}>
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <div className={styles.body}>
        <div className={styles.message}>
          <div className={styles.body} role={urgent ? 'alert' : 'status'}>
            {title && <p className={styles.title}>{title}</p>}
            {children}
          </div>
          {aside}
        </div>
        {actions}
      </div>
    </div>
  );
}
