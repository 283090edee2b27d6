import { type ComponentProps, useId } from 'react';
import { t } from '../texts.ts';
import { classNames } from './classNames.ts';
import './Field.tsx';
import styles from './Field.module.css';
import { describedBy, Field, type FieldFrame } from './Field.tsx';
import { Icon } from './Icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldFrame, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** The words of the empty choice; `null` leaves it out. */
  placeholder?: string | null;
}

export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, optional, options, placeholder = t('control.choose'), id, className, ...select } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field label={label} error={error} hint={hint} optional={optional} htmlFor={fieldId}>
      <span className={styles.box}>
        <select
          {...select}
          id={fieldId}
          className={classNames(styles.control, styles.select, className)}
          {...describedBy(fieldId, { error, hint })}
        >
          {placeholder !== null && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.chevron} />
      </span>
    </Field>
  );
}
