import type { ReactNode } from 'react';
import { apiUrl } from '../../../../shared/client/apiUrl.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Listen.module.css';
import type { Spoken } from './player.ts';
import { Told } from './Told.tsx';

export interface Pick extends Spoken {
  id: string;
  icon?: ReactNode;
  isChosen?: boolean;
}

interface PicksProps {
  label: string;
  picks: readonly Pick[];
  onPick: (id: string) => void;
  /** It takes the place of what had the focus. */
  takesFocus?: boolean | undefined;
}

/** Lines of which one is tapped, each with the button that says it. */
export function Picks({ label, picks, onPick, takesFocus }: PicksProps) {
  return (
    <ul className={styles.choices} aria-label={label}>
      {picks.map(({ id, icon, isChosen, ...spoken }, index) => (
        <li key={id}>
          <Told spoken={[spoken]}>
            <Button
              variant="secondary"
              className={styles.pick}
              autoFocus={takesFocus && index === 0}
              aria-pressed={isChosen}
              onClick={() => onPick(id)}
            >
              {icon}
              {spoken.words}
            </Button>
          </Told>
        </li>
      ))}
    </ul>
  );
}

/** A picture of `shared/pictures`, beside the words that say what it is. */
export const Picture = ({ name }: { name: string }) => (
  <img className={styles.picture} src={apiUrl(`/pictures/${name}.svg`)} loading="lazy" alt="" />
);
