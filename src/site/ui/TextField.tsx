import { type ComponentProps, useId } from 'react';
import { classNames } from './classNames.ts';
import styles from './control.module.css';
import { describedBy } from './describedBy.ts';
import { Field, type FieldFrame } from './Field.tsx';

export type TextFieldProps = FieldFrame & ComponentProps<'input'>;

export function TextField({ label, error, hint, optional, id, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field label={label} error={error} hint={hint} optional={optional} htmlFor={fieldId}>
      <input
        type="text"
        {...input}
        id={fieldId}
        className={classNames(styles.control, className)}
        {...describedBy(fieldId, { error, hint })}
      />
    </Field>
  );
}
