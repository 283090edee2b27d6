import { Route } from 'react-router-dom';
import { RequireSession } from './auth/RequireSession.tsx';
import { page } from './page.tsx';
import { paths } from './paths.ts';

const payments = page('payments.title', async () => (await import('./payments/PaymentsPage.tsx')).PaymentsPage);
const payment = page('payments.one', async () => (await import('./payments/PaymentPage.tsx')).PaymentPage);
const paymentReturn = page('payments.one', async () => (await import('./payments/ReturnPage.tsx')).ReturnPage);
const cancelled = page('payments.cancelled', async () => (await import('./payments/CancelledPage.tsx')).CancelledPage);
const retry = page('payments.retryTitle', async () => (await import('./payments/RetryPage.tsx')).RetryPage);

/** The history of payments, within the account area, whose frame hands them what it loaded: each stands in its own guard. */
export const paymentPages = (
  <>
    <Route path={paths.payments} element={<RequireSession roles={['Entrepreneur']}>{payments}</RequireSession>} />
    <Route path={paths.payment(':id')} element={<RequireSession roles={['Entrepreneur']}>{payment}</RequireSession>} />
  </>
);

/** Where payers come back to; they guard themselves, to say who they are for (specification §5). */
export const paymentReturnPages = (
  <>
    <Route path={paths.paymentReturn} element={paymentReturn} />
    <Route path={paths.checkoutSuccess} element={paymentReturn} />
    <Route path={paths.paymentCancelled} element={cancelled} />
    <Route path={paths.checkoutCancel} element={cancelled} />
    <Route path={paths.paymentRetry} element={retry} />
  </>
);
