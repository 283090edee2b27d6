import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Outcome } from './Outcome.tsx';
import { RetryLink } from './PaymentActions.tsx';
import { RequirePayer } from './PaymentGuards.tsx';
import { usePayment } from './usePayment.ts';

/** Where a payer who gave up comes back to (specification §2.6): nothing was debited. */
export function CancelledPage() {
  return (
    <RequirePayer>
      <Cancelled />
    </RequirePayer>
  );
}

function Cancelled() {
  const paymentId = useSearchParams()[0].get('paymentId') ?? undefined;
  const { entity: payment } = usePayment(paymentId);
  // Paid in another tab, or at the last moment: then it is no cancellation.
  if (payment?.status === 'Paid') return <Navigate to={`${paths.paymentReturn}?paymentId=${payment.id}`} replace />;
  return (
    <Outcome
      tone="neutral"
      title={t('payments.cancelled')}
      actions={
        <>
          <ButtonLink to={paths.packages}>{t('payments.backToPackages')}</ButtonLink>
          {payment && <RetryLink payment={payment} variant="secondary" />}
        </>
      }
    >
      <p>{t('payments.cancelledText')}</p>
    </Outcome>
  );
}
