import './deferredResources.ts';
import type { ReactNode } from 'react';
import { t } from '../texts.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** What stands around every control. `error` is a French sentence already. */
export interface FieldFrame {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean | undefined;
}

interface FieldProps extends FieldFrame {
  htmlFor: string;
  children: ReactNode;
}

/** Label above, hint and error below. The control inside takes its `aria-describedby` from `describedBy`. */
export function Field({ label, error, hint, optional, htmlFor, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={htmlFor} id={`${htmlFor}-label`}>
        {label}
        {optional && <span className={styles.optional}> ({t('common.optional')})</span>}
      </label>
      {hint && (
        <div className={styles.hint} id={`${htmlFor}-hint`}>
          {hint}
        </div>
      )}
      {children}
      <FieldError id={htmlFor} error={error} />
    </div>
  );
}

/** The error of a control that has no single label, a group for instance. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={`${id}-error`} role="alert">
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  );
}

interface Described {
  error?: unknown;
  hint?: unknown;
}

/** The wiring of a control to the hint and the error that `Field` draws for this id. */
export function describedBy(id: string, { error, hint }: Described) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}
