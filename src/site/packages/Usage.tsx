import { useId } from 'react';
import type { EnterpriseView } from '../../shared/enterprises/views.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { classNames } from '../ui/classNames.ts';
import styles from './CurrentPackage.module.css';

/** This month's acceptances against the package: "7 sur 10". */
export function Usage({ usage }: { usage: NonNullable<EnterpriseView['activePackage']> }) {
  const id = useId();
  const { acceptedThisMonth: count, monthlyAcceptances: limit } = usage;
  if (limit === null) return <p>{t('packages.usageUnlimited', { smart_count: count })}</p>;
  const isUsedUp = count >= limit;
  const percent = Math.min(100, (count / Math.max(1, limit)) * 100);
  return (
    <div className={styles.usage}>
      <p className={styles.count} id={id}>
        <span className={styles.figure}>{t('packages.usage', { count, limit })}</span>{' '}
        <span>{t('packages.usageName', { smart_count: count })}</span>
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(count, limit)}
      >
        <div className={classNames(styles.bar, isUsedUp && styles.usedUp)} style={{ width: `${percent}%` }} />
      </div>
      {isUsedUp && <Alert tone="warning">{t('packages.limitReached')}</Alert>}
    </div>
  );
}
