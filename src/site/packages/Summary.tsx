import { type ReactNode, useEffect, useRef } from 'react';
import { formatLongDate } from '../../shared/format/dates.ts';
import { formatGnf, withWholeAmounts } from '../../shared/format/money.ts';
import type { PackageItem } from '../../shared/packages/views.ts';
import type { Preparation } from '../../shared/subscriptions/views.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { differences } from './offer.ts';
import styles from './Summary.module.css';

interface SummaryProps {
  preparation: Preparation;
  isBusy: boolean;
  isRedirecting: boolean;
  onPay: () => void;
  /** What the change of package brings and takes. */
  children?: ReactNode;
}

/** What is about to be paid, as the server prepared it (specification §3, subscription preparation result). */
export function Summary({ preparation, isBusy, isRedirecting, onPay, children }: SummaryProps) {
  const heading = useFocusOnMount();
  const { package: plan, paymentFrequency, amountGnF, creditGnF, freeMonthsApplied, note } = preparation;
  return (
    <Card className={styles.summary}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {t('packages.summaryTitle')}
      </h3>
      <p className={styles.offer}>
        {t('packages.summaryOffer', { name: plan.nameFr, period: t(`payments.frequency.${paymentFrequency}`) })}
      </p>
      <dl className={styles.lines}>
        <Line name={t('packages.summaryStart')} value={formatLongDate(preparation.startDateUtc)} />
        <Line name={t('packages.summaryEnd')} value={formatLongDate(preparation.endDateUtc)} />
        <Line
          name={t('packages.summaryBilled')}
          value={t('packages.summaryBilledValue', {
            months: preparation.monthsBilled,
            price: formatGnf(preparation.monthlyPriceGnF),
          })}
        />
        {freeMonthsApplied > 0 && <Line name={t('packages.summaryFree')} value={freeMonthsApplied} />}
        {creditGnF > 0 && <Line name={t('packages.summaryCredit')} value={`− ${formatGnf(creditGnF)}`} />}
        <Line name={t('packages.summaryAmount')} value={formatGnf(amountGnF)} isTotal />
      </dl>
      <p>{note}</p>
      {children}
      <div className={styles.pay}>
        <Button busy={isBusy} onClick={onPay}>
          {t(isRedirecting ? 'packages.leaving' : 'packages.pay')}
        </Button>
        <p className={styles.soft}>{t('packages.payHint')}</p>
      </div>
    </Card>
  );
}

function Line({ name, value, isTotal = false }: { name: string; value: ReactNode; isTotal?: boolean }) {
  return (
    <div className={isTotal ? styles.total : styles.line}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** It appears below what was pressed: the keyboard and the eye go there. */
function useFocusOnMount() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return heading;
}

interface ChangesProps {
  from: PackageItem | undefined;
  to: PackageItem | undefined;
}

/** What the new package changes against the running one; nothing where there is none, or where it is the same. */
export function Changes({ from, to }: ChangesProps) {
  if (!from || !to || from.id === to.id) return null;
  const { before, after } = differences(from, to);
  if (before.length + after.length === 0) return null;
  return (
    <div className={styles.changes}>
      <Side title={t('packages.before', { name: from.nameFr })} advantages={before} />
      <Side title={t('packages.after', { name: to.nameFr })} advantages={after} isNew />
    </div>
  );
}

function Side({ title, advantages, isNew = false }: { title: string; advantages: string[]; isNew?: boolean }) {
  if (advantages.length === 0) return null;
  return (
    <div className={isNew ? styles.after : styles.before}>
      <h4 className={styles.changesTitle}>{title}</h4>
      <ul>
        {advantages.map((one) => (
          <li key={one}>
            {isNew && <Icon name="check" />}
            <span>{withWholeAmounts(one)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
