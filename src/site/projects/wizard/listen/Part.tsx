import { type ReactNode, useId } from 'react';
import { say } from '../../../texts.ts';
import { FieldError } from '../../../ui/Field.tsx';
import { fieldId } from '../steps/StepForm.tsx';
import styles from './Listen.module.css';
import { type Sayable, spokenOf } from './player.ts';
import { Told } from './Told.tsx';

interface PartProps {
  /** The field that the list of errors leads to. */
  field?: string;
  /** Its heading, which is said. */
  title: Sayable;
  /** What is said with it. */
  hint?: string | undefined;
  /** A text key, or the server's sentence. */
  error?: string | undefined;
  children: ReactNode;
}

/** One thing that is asked. */
export function Part({ field, title, hint, error, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id} id={field && fieldId(field)} tabIndex={-1}>
      <Told spoken={hint ? [title, hint] : [title]}>
        <h2 id={id} className={styles.title}>
          {spokenOf(title).words}
        </h2>
      </Told>
      {hint && <p className={styles.soft}>{hint}</p>}
      {children}
      <Mistake error={error} />
    </section>
  );
}

/** What is wrong, a text key or a sentence, to be read and heard. */
export function Mistake({ error }: { error: string | undefined }) {
  const id = useId();
  return (
    error && (
      <Told spoken={[say(error)]}>
        <FieldError id={id} error={say(error)} />
      </Told>
    )
  );
}
