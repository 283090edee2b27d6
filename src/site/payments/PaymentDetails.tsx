import type { ReactNode } from 'react';
import { formatDateTime, formatLongDate } from '../../shared/format/dates.ts';
import type { PaymentState as State } from '../../shared/payments/status.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
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

export function PaymentState({ state }: { state: State }) {
  return <span className={classNames(styles.badge, styles[tones[state]])}>{t(`payments.state.${state}`)}</span>;
}

/** Why a payment did not go through; undefined where nothing went wrong. */
export const failureText = ({ failureReason }: Pick<PaymentView, 'failureReason'>): string | undefined =>
  failureReason ? t(`payments.failure.${failureReason}`) : undefined;

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
