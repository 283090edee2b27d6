import { type ReactNode, useId, useState } from 'react';
import { t } from '../texts.ts';
import controlStyles from '../ui/Field.module.css';
import { describedBy, FieldError } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './ChecklistField.module.css';

interface Option {
  value: string;
  label: string;
}

interface ChecklistFieldProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  searchLabel: string;
  /** Said where nothing matches what was searched. */
  none: string;
}

/** A choice of several: what was chosen is shown above, and the list is searched without regard to case and accents. */
export function ChecklistField(props: ChecklistFieldProps) {
  const { legend, hint, error, optional, options, value, onChange, searchLabel, none } = props;
  const id = useId();
  const [search, setSearch] = useState('');
  const chosen = options.filter((option) => value.includes(option.value));
  const shown = options.filter(({ label }) => plain(label).includes(plain(search.trim())));
  const toggle = (one: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, one] : value.filter((other) => other !== one));
  return (
    <fieldset className={styles.field} aria-describedby={describedBy(id, { error, hint })['aria-describedby']}>
      <legend className={styles.legend}>
        {legend}
        {optional && <span className={styles.optional}> ({t('common.optional')})</span>}
      </legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {chosen.length > 0 && (
        <Chosen options={chosen} onRemove={(one) => toggle(one, false)} searchId={`${id}-search`} />
      )}
      <div className={styles.box}>
        <span className={controlStyles.box}>
          <Icon name="search" className={controlStyles.lead} />
          <input
            id={`${id}-search`}
            type="search"
            className={`${controlStyles.control} ${controlStyles.withLead}`}
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            // Enter would send the form around it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </span>
        <ul className={styles.options}>
          {shown.map((option) => (
            <li key={option.value}>
              <label className={styles.option}>
                <input
                  type="checkbox"
                  checked={value.includes(option.value)}
                  onChange={(event) => toggle(option.value, event.target.checked)}
                />
                <span>{option.label}</span>
              </label>
            </li>
          ))}
        </ul>
        <p role="status" className={styles.none}>
          {shown.length === 0 && none}
        </p>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

interface ChosenProps {
  options: readonly Option[];
  onRemove: (value: string) => void;
  /** Takes the focus of a button that goes away. */
  searchId: string;
}

function Chosen({ options, onRemove, searchId }: ChosenProps) {
  return (
    <ul className={styles.chosen}>
      {options.map(({ value, label }) => (
        <li key={value}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('enterprises.remove', { name: label })}
            onClick={() => {
              onRemove(value);
              document.getElementById(searchId)?.focus({ preventScroll: true });
            }}
          >
            {label}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
