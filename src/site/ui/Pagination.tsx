import { useId } from 'react';
import { t } from '../texts.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './Pagination.module.css';
import './tableTexts.ts';

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
