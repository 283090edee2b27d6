import type { ReactNode } from 'react';
import styles from './Alert.module.css';
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
