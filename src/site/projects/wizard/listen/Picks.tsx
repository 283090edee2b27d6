import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from './Listen.module.css';
import { type Sayable, spokenOf } from './player.ts';
import { Say } from './Say.tsx';

export interface Pick {
  id: string;
  said: Sayable;
  icon?: ReactNode;
  isChosen?: boolean;
}

interface PicksProps {
  label: string;
  picks: readonly Pick[];
  onPick: (id: string) => void;
  /** It takes the place of what had the focus. */
  takesFocus?: boolean;
}

/** Lines of which one is tapped, each with the button that says it. */
export function Picks({ label, picks, onPick, takesFocus = false }: PicksProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <ul ref={list} className={styles.choices} aria-label={label}>
      {picks.map(({ id, said, icon, isChosen }) => (
        <li key={id} className={styles.line}>
          <Button variant="secondary" className={styles.pick} aria-pressed={isChosen} onClick={() => onPick(id)}>
            {icon}
            {spokenOf(said).words}
          </Button>
          <Say spoken={[said]} />
        </li>
      ))}
    </ul>
  );
}
