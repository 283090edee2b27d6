import type { PaymentFile } from '../../shared/payments/historyViews.ts';
import { EditScreen } from '../layout/EditScreen.tsx';
import { PaymentPage } from './PaymentPage.tsx';

/** Kept apart from the rows of the list, which hold only part of it. */
const meta = { whole: true };

/** One payment, with all that came about it. */
export function PaymentEdit() {
  return (
    <EditScreen<PaymentFile> list="/payments" meta={meta} back="paymentHistory.back" failed="paymentHistory.oneFailed">
      {(payment) => <PaymentPage payment={payment} />}
    </EditScreen>
  );
}
