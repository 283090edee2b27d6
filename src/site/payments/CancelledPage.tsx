import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { PaymentView } from '../../shared/payments/views.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { ConfirmPayment } from './ConfirmPayment.tsx';
import { verdictOf } from './confirmation.ts';
import { Outcome } from './Outcome.tsx';
import { RetryLink } from './PaymentActions.tsx';
import { RequirePayer } from './PaymentGuards.tsx';
import { NoSuchPayment, NotPaid } from './ReturnPage.tsx';
import { useConfirmation } from './useConfirmation.ts';

/**
 * Where a payer who gave up comes back to (specification §2.6). That nothing was debited is said once the payment is
 * known to have ended: it may have been paid at the last moment, or in another tab (docs/decisions/0150).
 */
export function CancelledPage() {
  const paymentId = useSearchParams()[0].get('paymentId') ?? undefined;
  return (
    <RequirePayer>{paymentId ? <Cancelled key={paymentId} paymentId={paymentId} /> : <LeftUnnamed />}</RequirePayer>
  );
}

function Cancelled({ paymentId }: { paymentId: string }) {
  const { phase, payment, missed, settle } = useConfirmation(paymentId);
  if (phase === 'confirmed') return <PaidAfterAll paymentId={paymentId} />;
  if (phase === 'gone') return <NoSuchPayment />;
  if (phase === 'ended' && payment) return <NotPaid payment={payment} />;
  if (missed === 0) return <Skeleton lines={6} height="2rem" />;
  return <Left paymentId={paymentId} payment={payment} onAnswer={settle} />;
}

/** Without the payment's id, "J'ai payé" asks about the newest. */
function LeftUnnamed() {
  const [answered, setAnswered] = useState<PaymentView>();
  const verdict = answered && verdictOf(answered);
  if (answered && verdict === 'confirmed') return <PaidAfterAll paymentId={answered.id} />;
  if (answered && verdict === 'ended') return <NotPaid payment={answered} />;
  return <Left paymentId={undefined} payment={answered} onAnswer={setAnswered} />;
}

const PaidAfterAll = ({ paymentId }: { paymentId: string }) => (
  <Navigate to={`${paths.paymentReturn}?paymentId=${paymentId}`} replace />
);

interface LeftProps {
  paymentId: string | undefined;
  payment: PaymentView | undefined;
  onAnswer: (payment: PaymentView) => void;
}

/** The payer is back, and nothing else is known. */
function Left({ paymentId, payment, onAnswer }: LeftProps) {
  return (
    <Outcome
      tone="neutral"
      title={t('payments.cancelled')}
      actions={
        <>
          <ButtonLink variant="secondary" to={paths.packages}>
            {t('payments.backToPackages')}
          </ButtonLink>
          {payment && <RetryLink payment={payment} variant="secondary" />}
        </>
      }
    >
      <p>{t('payments.leftText')}</p>
      <ConfirmPayment paymentId={paymentId} onAnswer={onAnswer} />
    </Outcome>
  );
}
