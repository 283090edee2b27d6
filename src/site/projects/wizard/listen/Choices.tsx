import type { Ref } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import styles from './Listen.module.css';
import { Picture } from './Picks.tsx';
import type { Spoken } from './player.ts';
import { Say } from './Say.tsx';

export interface Choice extends Spoken {
  value: string;
  /** A name of `shared/pictures`. */
  picture?: string | null | undefined;
}

interface ChoicesProps {
  legend: string;
  name: string;
  type?: 'radio' | 'checkbox';
  choices: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Choices to tap, each with its picture where it has one, and the button that says it. */
export const Choices = ({ legend, name, type = 'radio', choices, value, onChange, ref }: ChoicesProps) => (
  <fieldset
    aria-label={legend}
    className={classNames(styles.choices, choices.some(({ picture }) => picture) ? styles.pictures : undefined)}
  >
    {choices.map(({ value: own, picture, ...spoken }, index) => (
      <div key={own} className={styles.choice}>
        <label className={styles.label}>
          <input
            ref={index === 0 ? ref : undefined}
            type={type}
            name={name}
            checked={value.includes(own)}
            onChange={({ target: { checked } }) => {
              const others = type === 'radio' ? [] : value.filter((other) => other !== own);
              onChange(checked ? [...others, own] : others);
            }}
          />
          {picture && <Picture name={picture} />}
          <span>{spoken.words}</span>
        </label>
        <Say spoken={[spoken]} />
      </div>
    ))}
  </fieldset>
);
