import './deferredResources.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { OwnChanges } from '../../shared/common/ownChanges.ts';
import { t } from '../texts.ts';
import { Button } from './Button.tsx';
import { classNames } from './classNames.ts';
import fieldStyles from './Field.module.css';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './ListControls.module.css';

/** Specification §9. */
const pageSizes = [10, 15, 20, 25, 30];

interface PaginationProps {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
  onPerPage?: (perPage: number) => void;
}

export function Pagination({ page, perPage, total, onPage, onPerPage }: PaginationProps) {
  const id = useId();
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total);
  return (
    <div className={styles.pagination}>
      {onPerPage && (
        <div className={styles.group}>
          <label htmlFor={id}>{t('table.rowsPerPage')}</label>
          <select
            id={id}
            className={styles.select}
            value={perPage}
            onChange={(event) => onPerPage(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </div>
      )}
      <div className={styles.group}>
        <span className={styles.range} role="status">
          {t('table.range', { from, to, total })}
        </span>
        <Button
          variant="secondary"
          className={styles.step}
          aria-label={t('table.previous')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <Icon name="arrow-left" />
        </Button>
        <Button
          variant="secondary"
          className={styles.step}
          aria-label={t('table.next')}
          disabled={to >= total}
          onClick={() => onPage(page + 1)}
        >
          <Icon name="arrow-right" />
        </Button>
      </div>
    </div>
  );
}

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
  const [own] = useState(() => new OwnChanges());
  const asked = useRef(value);
  useEffect(() => {
    if (own.end(value)) return;
    asked.current = value;
    setTyped(value);
  }, [value, own]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The order may be chosen while the typing pauses.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  const search = (text: string, pause: number) => {
    clearTimeout(timer.current);
    const page = location.pathname;
    timer.current = setTimeout(() => {
      // Somebody who typed and then followed a link is on the way there, though this page is still drawn.
      if (text === asked.current || location.pathname !== page) return;
      asked.current = text;
      own.add(text);
      latest.current(text);
    }, pause);
  };
  return (
    <Field label={label} htmlFor={id}>
      <span className={fieldStyles.box}>
        <Icon name="search" className={fieldStyles.lead} />
        <input
          id={id}
          type="search"
          className={classNames(fieldStyles.control, fieldStyles.withLead)}
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
