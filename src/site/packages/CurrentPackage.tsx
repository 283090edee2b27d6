import type { EnterpriseView } from '../../shared/enterprises/views.ts';
import { formatLongDate } from '../../shared/format/dates.ts';
import type { ActiveSubscription } from '../../shared/subscriptions/views.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Card } from '../ui/Card.tsx';
import { CancelSubscription } from './CancelSubscription.tsx';
import styles from './CurrentPackage.module.css';
import { Usage } from './Usage.tsx';

interface CurrentPackageProps {
  active: ActiveSubscription | null;
  usage: EnterpriseView['activePackage'];
  onChanged: () => void;
}

/** The running subscription, how much of this month's acceptances is used, and the way to cancel. */
export function CurrentPackage({ active, usage, onChanged }: CurrentPackageProps) {
  if (!active) {
    return (
      <Alert tone="info" title={t('packages.noCurrent')}>
        <p>{t('packages.noCurrentHint')}</p>
      </Alert>
    );
  }
  const { startDate, endDate, next, renews } = active;
  const lastEnd = formatLongDate(next?.endDate ?? endDate);
  return (
    <Card className={styles.current}>
      <div className={styles.words}>
        <h2>{t('packages.currentTitle', { name: active.package.nameFr })}</h2>
        <p>{t('packages.period', { start: formatLongDate(startDate), end: formatLongDate(endDate) })}</p>
        {next && (
          <p>
            {t('packages.next', {
              name: next.package.nameFr,
              start: formatLongDate(next.startDate),
              end: formatLongDate(next.endDate),
            })}
          </p>
        )}
      </div>
      {usage && <Usage usage={usage} />}
      {renews ? (
        <div className={styles.foot}>
          <p className={styles.soft}>{t('packages.reminder')}</p>
          <CancelSubscription active={active} onCancelled={onChanged} />
        </div>
      ) : (
        <Alert tone="info" title={t('packages.cancelled')}>
          <p>{t('packages.cancelledHint', { end: lastEnd })}</p>
        </Alert>
      )}
    </Card>
  );
}
