import { useId, useState } from 'react';
import { t } from '../texts.ts';
import { classNames } from './classNames.ts';
import './controlTexts.ts';
import styles from './control.module.css';
import { describedBy } from './describedBy.ts';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import type { TextFieldProps } from './TextField.tsx';

export function PasswordField({ label, error, hint, optional, id, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} optional={optional} htmlFor={fieldId}>
      <span className={styles.box}>
        <input
          autoComplete="current-password"
          {...input}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          id={fieldId}
          className={classNames(styles.control, styles.withButton, className)}
          {...describedBy(fieldId, { error, hint })}
        />
        <button
          type="button"
          className={styles.inset}
          aria-label={t(shown ? 'control.hidePassword' : 'control.showPassword')}
          aria-controls={fieldId}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </span>
    </Field>
  );
}
