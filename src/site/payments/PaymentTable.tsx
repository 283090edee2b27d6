import { formatDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import { t } from '../texts.ts';
import { DetailsLink } from './DetailsLink.tsx';
import { PaymentState } from './PaymentState.tsx';
import styles from './Payments.module.css';
import { ReceiptButton } from './ReceiptButton.tsx';
import { RetryLink } from './RetryLink.tsx';

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
                <PaymentState state={payment.status} />
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
