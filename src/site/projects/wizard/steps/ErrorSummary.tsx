import type { MouseEvent, Ref } from 'react';
import { say, t } from '../../../texts.ts';
import type { Problems } from '../draft/problems.ts';
import { ToldAlert } from '../listen/Told.tsx';
import { fieldId } from './StepForm.tsx';
import styles from './Wizard.module.css';

/** All that is wrong on this step, each leading to its field. */
export function ErrorSummary({ problems, ref }: { problems: Problems; ref: Ref<HTMLDivElement> }) {
  // Both names are one thing to mend; the last name's sentence says so for the two.
  const found = Object.entries(problems).filter(([, message]) => message !== 'auth.firstNameOrLastNameRequired');
  if (found.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1}>
      <ToldAlert
        spoken={found.map(([, message]) => say(message))}
        tone="error"
        title={t('wizard.errorsTitle', { smart_count: found.length })}
      >
        <ul className={styles.errors}>
          {found.map(([field, message]) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`} onClick={(event) => focusField(event, field)}>
                {say(message)}
              </a>
            </li>
          ))}
        </ul>
      </ToldAlert>
    </div>
  );
}

function focusField(event: MouseEvent, field: string): void {
  event.preventDefault();
  document.getElementById(fieldId(field))?.focus();
}
