import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import styles from './Listen.module.css';
import { Told } from './Told.tsx';

interface FoldProps {
  id?: string;
  label: string;
  icon?: IconName;
  /** Whether it is open, and what opens and closes it. */
  state: readonly [boolean, (isOpen: boolean) => void];
  children: ReactNode;
}

/** A button that is said, and what it opens. */
export const Fold = ({ id, label, icon = 'edit', state: [isOpen, setIsOpen], children }: FoldProps) => (
  <>
    <Told>
      <Button
        id={id}
        variant="secondary"
        className={styles.wide}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={icon} />
        {label}
      </Button>
    </Told>
    {isOpen && children}
  </>
);
