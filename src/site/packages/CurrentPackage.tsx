import { useId, useState } from 'react';
import type { EnterpriseView } from '../../shared/enterprises/views.ts';
import { formatLongDate, formatTime } from '../../shared/format/dates.ts';
import type { ActiveSubscription } from '../../shared/subscriptions/views.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Card } from '../ui/Card.tsx';
import { classNames } from '../ui/classNames.ts';
import { useFocusWhen } from '../ui/focus.ts';
import { CancelSubscription } from './CancelSubscription.tsx';
import styles from './Packages.module.css';
import { paidInWords } from './paid.ts';

interface CurrentPackageProps {
  active: ActiveSubscription | null;
  usage: EnterpriseView['activePackage'];
  onChanged: () => void;
}

/** The running subscription, how much of this month's acceptances is used, and the way to cancel. */
export function CurrentPackage({ active, usage, onChanged }: CurrentPackageProps) {
  const [isCancelledHere, setIsCancelledHere] = useState(false);
  const cancelled = () => {
    setIsCancelledHere(true);
    onChanged();
  };
  if (!active) {
    return (
      <Alert tone="info" title={t('packages.noCurrent')}>
        <p>{t('packages.noCurrentHint')}</p>
      </Alert>
    );
  }
  const { startDate, endDate, following, renews } = active;
  return (
    <Card className={styles.current}>
      <div className={styles.words}>
        <h2>{t('packages.currentTitle', { name: active.package.nameFr })}</h2>
        <p>
          {t('packages.period', {
            start: formatLongDate(startDate),
            end: formatLongDate(endDate),
            time: formatTime(endDate),
          })}
        </p>
        {following.map((next) => (
          <p key={next.startDate}>
            {t('packages.next', {
              name: next.package.nameFr,
              start: formatLongDate(next.startDate),
              end: formatLongDate(next.endDate),
            })}
          </p>
        ))}
      </div>
      {usage && <Usage usage={usage} />}
      {renews ? (
        <div className={styles.currentPackageFoot}>
          <p className={styles.soft}>{t('packages.reminder')}</p>
          <CancelSubscription active={active} onCancelled={cancelled} />
        </div>
      ) : (
        <Cancelled active={active} takesFocus={isCancelledHere} />
      )}
    </Card>
  );
}

/** `takesFocus`: it stands where the button was that was pressed. */
function Cancelled({ active, takesFocus }: { active: ActiveSubscription; takesFocus: boolean }) {
  const notice = useFocusWhen(takesFocus);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert tone="info" title={t('packages.cancelled')}>
        <p>{t('packages.cancelledHint', { paid: paidInWords(active) })}</p>
      </Alert>
    </div>
  );
}

/** This month's acceptances against the package: "7 sur 10". */
function Usage({ usage }: { usage: NonNullable<EnterpriseView['activePackage']> }) {
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
