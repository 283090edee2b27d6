import type { ReactNode } from 'react';
import { t } from '../../texts.ts';
import styles from './Project.module.css';

/** A name and its value; says so where there is none. */
export function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value || <span className={styles.soft}>{t('contractor.notGiven')}</span>}</dd>
    </div>
  );
}
