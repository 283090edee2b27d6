import type { PaymentFile } from '../../shared/payments/historyViews.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PaymentPage } from './PaymentPage.tsx';

/** One payment, with all that came about it. */
export function PaymentEdit() {
  return (
    <EditScreen<PaymentFile> list="/payments" back="paymentHistory.back" failed="paymentHistory.oneFailed">
      {(payment) => <PaymentPage payment={payment} />}
    </EditScreen>
  );
}
