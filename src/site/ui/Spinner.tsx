import { t } from '../texts.ts';
import styles from './Spinner.module.css';

export function Spinner({ label = t('common.loading') }: { label?: string }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
