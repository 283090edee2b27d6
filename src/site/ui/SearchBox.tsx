import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../texts.ts';
import { classNames } from './classNames.ts';
import styles from './control.module.css';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import './tableTexts.ts';

const PAUSE_MS = 300;

interface SearchBoxProps {
  label?: string;
  value: string;
  /** Called when typing pauses, and at once on Enter. */
  onSearch: (search: string) => void;
  placeholder?: string;
}

export function SearchBox({ label = t('table.search'), value, onSearch, placeholder }: SearchBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);
  useEffect(() => {
    // What was asked for here comes back as the value; by then more may be typed.
    if (value !== asked.current) setTyped(value);
    asked.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string, pause: number) => {
    clearTimeout(timer.current);
    const page = location.pathname;
    timer.current = setTimeout(() => {
      // Somebody who typed and then followed a link is on the way there, though this page is still drawn.
      if (text === value || location.pathname !== page) return;
      asked.current = text;
      onSearch(text);
    }, pause);
  };
  return (
    <Field label={label} htmlFor={id}>
      <span className={styles.box}>
        <Icon name="search" className={styles.lead} />
        <input
          id={id}
          type="search"
          className={classNames(styles.control, styles.withLead)}
          value={typed}
          placeholder={placeholder}
          onChange={(event) => {
            setTyped(event.target.value);
            search(event.target.value, PAUSE_MS);
          }}
          onKeyDown={(event) => event.key === 'Enter' && search(typed, 0)}
        />
      </span>
    </Field>
  );
}
