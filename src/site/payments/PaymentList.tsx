import { formatDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import { t } from '../texts.ts';
import { DetailsLink, ReceiptButton, RetryLink } from './PaymentActions.tsx';
import { PaymentState } from './PaymentDetails.tsx';
import styles from './Payments.module.css';

export function PaymentTable({ payments }: { payments: readonly PaymentView[] }) {
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <caption className={styles.hidden}>{t('payments.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('payments.date')}</th>
            <th scope="col">{t('payments.what')}</th>
            <th scope="col" className={styles.amount}>
              {t('payments.amount')}
            </th>
            <th scope="col">{t('payments.status')}</th>
            <th scope="col">{t('payments.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td className={styles.figures}>{formatDate(payment.createdAt)}</td>
              <th scope="row">{payment.description}</th>
              <td className={styles.amount}>{formatGnf(payment.amount)}</td>
              <td>
                <PaymentState payment={payment} />
              </td>
              <td>
                <div className={styles.actions}>
                  <DetailsLink payment={payment} />
                  <ReceiptButton payment={payment} />
                  <RetryLink payment={payment} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The table's rows where a table has no room. */
export function PaymentCards({ payments }: { payments: readonly PaymentView[] }) {
  return (
    <ul className={styles.cards} aria-label={t('payments.list')}>
      {payments.map((payment) => (
        <li key={payment.id} className={styles.card}>
          <div className={styles.cardHead}>
            <h2 className={styles.cardTitle}>{payment.description}</h2>
            <PaymentState payment={payment} />
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
