import { type FocusEvent, type ReactNode, type Ref, useId } from 'react';
import { t } from '../texts.ts';
import styles from './ChoiceGroup.module.css';
import { describedBy, FieldError } from './Field.tsx';

interface ChoiceGroupProps {
  legend: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  type: 'radio' | 'checkbox';
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  value: readonly string[];
  onChange: (values: string[]) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The first choice, for a form that moves the focus to what is wrong. */
  ref?: Ref<HTMLInputElement>;
}

/** One or several of a few choices, as large rows. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, error, optional, type, name, options, value, onChange, onBlur, ref } = props;
  const id = useId();
  const toggle = (choice: string, chosen: boolean) => {
    if (type === 'radio') onChange([choice]);
    else onChange(chosen ? [...value, choice] : value.filter((other) => other !== choice));
  };
  return (
    <fieldset aria-describedby={describedBy(id, { error })['aria-describedby']}>
      <legend className={styles.legend}>
        {legend}
        {optional && <span className={styles.optional}> ({t('common.optional')})</span>}
      </legend>
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              ref={index === 0 ? ref : undefined}
              type={type}
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
              onBlur={onBlur}
              {...(type === 'checkbox' ? { 'aria-invalid': error ? true : undefined } : {})}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
