import { useId } from 'react';
import styles from './Progress.module.css';

/** `percent` from 0 to 100. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
      >
        <div className={styles.bar} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
