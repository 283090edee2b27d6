import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { classNames } from '../ui/classNames.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import styles from './Outcome.module.css';

interface OutcomeProps {
  tone: 'waiting' | 'success' | 'failure' | 'neutral';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

const icons = { waiting: 'clock', success: 'check', failure: 'alert', neutral: 'close' } as const satisfies Record<
  OutcomeProps['tone'],
  IconName
>;

/** How a payment ended, or that it has not yet: one card that says it large. */
export function Outcome({ tone, title, children, actions }: OutcomeProps) {
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <span className={classNames(styles.mark, styles[tone])} aria-hidden="true">
          <Icon name={icons[tone]} />
        </span>
        <h1 aria-live="polite">{title}</h1>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </Card>
    </div>
  );
}
