import type { ReactNode } from 'react';
import type { FormLine } from '../../../../shared/sounds/lines.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import styles from './Listen.module.css';
import { spokenOf } from './player.ts';
import { Say } from './Say.tsx';

interface FoldProps {
  id?: string;
  line: FormLine;
  icon: IconName;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A button that is said, and what it opens. */
export function Fold({ id, line, icon, isOpen, onToggle, children }: FoldProps) {
  return (
    <>
      <div className={styles.line}>
        <Button id={id} variant="secondary" className={styles.wide} aria-expanded={isOpen} onClick={onToggle}>
          <Icon name={icon} />
          {spokenOf(line).words}
        </Button>
        <Say spoken={[line]} />
      </div>
      {isOpen && children}
    </>
  );
}
