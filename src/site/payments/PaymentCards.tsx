import { formatDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import { t } from '../texts.ts';
import { DetailsLink } from './DetailsLink.tsx';
import { PaymentState } from './PaymentState.tsx';
import styles from './Payments.module.css';
import { ReceiptButton } from './ReceiptButton.tsx';
import { RetryLink } from './RetryLink.tsx';

/** The table's rows where a table has no room. */
export function PaymentCards({ payments }: { payments: readonly PaymentView[] }) {
  return (
    <ul className={styles.cards} aria-label={t('payments.list')}>
      {payments.map((payment) => (
        <li key={payment.id} className={styles.card}>
          <div className={styles.cardHead}>
            <h2 className={styles.cardTitle}>{payment.description}</h2>
            <PaymentState state={payment.status} />
          </div>
          <p className={styles.cardAmount}>{formatGnf(payment.amount)}</p>
          <p className={styles.soft}>{formatDate(payment.createdAt)}</p>
          <div className={styles.actions}>
            <DetailsLink payment={payment} />
            <ReceiptButton payment={payment} />
            <RetryLink payment={payment} />
          </div>
        </li>
      ))}
    </ul>
  );
}
