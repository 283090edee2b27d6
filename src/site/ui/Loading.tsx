import { t } from '../texts.ts';
import styles from './Loading.module.css';

interface SkeletonProps {
  lines?: number;
  label?: string;
  /** Of a line, as CSS. */
  height?: string;
}

/** Holds the place of what is still loading. */
export function Skeleton({ lines = 3, label = t('common.loading'), height }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <span className={styles.hidden}>{label}</span>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <span key={line} className={styles.line} style={height ? { height } : undefined} aria-hidden="true" />
      ))}
    </div>
  );
}

export function Spinner({ label = t('common.loading') }: { label?: string }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
