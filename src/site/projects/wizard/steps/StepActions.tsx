import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './Wizard.module.css';

interface StepActionsProps {
  back?: { label: ReactNode; onClick: () => void } | undefined;
  next: ReactNode;
  busy?: boolean;
}

/** Back, and on: the second submits the form around it. */
export function StepActions({ back, next, busy = false }: StepActionsProps) {
  return (
    <div className={styles.actions}>
      {back ? (
        <Button variant="secondary" onClick={back.onClick}>
          <Icon name="arrow-left" />
          {back.label}
        </Button>
      ) : (
        <span />
      )}
      <Button type="submit" busy={busy}>
        {next}
        <Icon name="arrow-right" />
      </Button>
    </div>
  );
}
