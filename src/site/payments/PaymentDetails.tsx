import type { ReactNode } from 'react';
import { formatDateTime, formatLongDate } from '../../shared/format/dates.ts';
import type { PaymentState as State } from '../../shared/payments/status.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import type { TextKey } from '../../shared/texts.ts';
import { t } from '../texts.ts';
import { classNames } from '../ui/classNames.ts';
import styles from './Payments.module.css';

const tones: Record<State, 'good' | 'open' | 'bad' | 'over'> = {
  Paid: 'good',
  Created: 'open',
  Pending: 'open',
  Failed: 'bad',
  Expired: 'over',
  Cancelled: 'over',
};

/** One that may still be paid although another replaced it is not said to be over. */
export function PaymentState({ payment }: { payment: Pick<PaymentView, 'status' | 'payableUntil'> }) {
  const { status, payableUntil } = payment;
  const isReplaced = status === 'Cancelled' && payableUntil !== null;
  const tone = isReplaced ? 'open' : tones[status];
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {t(isReplaced ? 'payments.state.Replaced' : `payments.state.${status}`)}
    </span>
  );
}

/** How a payment ended that came to nothing. */
export function notPaidTitle({ status }: Pick<PaymentView, 'status'>): TextKey {
  if (status === 'Expired') return 'payments.notPaid.Expired';
  return status === 'Cancelled' ? 'payments.cancelled' : 'payments.notPaid.Failed';
}

/** Why a payment did not go through, and whether it may still be paid; undefined where nothing went wrong. */
export function failureText({
  failureReason,
  payableUntil,
}: Pick<PaymentView, 'failureReason' | 'payableUntil'>): string | undefined {
  if (!failureReason) return undefined;
  const reason = t(`payments.failure.${failureReason}`);
  return payableUntil ? `${reason} ${t('payments.replacedOpen', { until: formatDateTime(payableUntil) })}` : reason;
}

/** What there is to know of a payment; what does not apply to it is left out. */
export function PaymentFacts({ payment }: { payment: PaymentView }) {
  const { createdAt, settledAt, subscription, receiptNumber, orderId, status } = payment;
  return (
    <dl className={styles.facts}>
      <Fact name={t('payments.date')} value={formatDateTime(createdAt)} />
      <Fact name={t('payments.settledOn')} value={settledAt && formatDateTime(settledAt)} />
      <Fact
        name={t('payments.period')}
        value={
          status === 'Paid' &&
          subscription &&
          t('payments.periodValue', {
            start: formatLongDate(subscription.startDate),
            end: formatLongDate(subscription.endDate),
          })
        }
      />
      <Fact name={t('payments.receiptNumber')} value={receiptNumber} />
      <Fact name={t('payments.reference')} value={orderId} />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  if (value === null || value === false) return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
