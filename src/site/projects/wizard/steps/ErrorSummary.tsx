import type { MouseEvent, Ref } from 'react';
import { say, t } from '../../../texts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import type { Problems } from '../draft/problems.ts';
import { fieldId } from './fieldId.ts';
import styles from './Wizard.module.css';

/** All that is wrong on this step, each leading to its field. */
export function ErrorSummary({ problems, ref }: { problems: Problems; ref: Ref<HTMLDivElement> }) {
  const found = Object.entries(problems);
  if (found.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert tone="error" title={t('wizard.errorsTitle', { smart_count: found.length })}>
        <ul className={styles.errors}>
          {found.map(([field, message]) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`} onClick={(event) => focusField(event, field)}>
                {say(message)}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

function focusField(event: MouseEvent, field: string): void {
  event.preventDefault();
  document.getElementById(fieldId(field))?.focus();
}
