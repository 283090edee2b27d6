import { useSearchParams } from 'react-router-dom';
import { Confirmed } from './Confirmed.tsx';
import { Confirming } from './Confirming.tsx';
import { NotPaid } from './NotPaid.tsx';
import { RequirePayer } from './RequirePayer.tsx';
import { useConfirmation } from './useConfirmation.ts';

/** Where a payer comes back to (specification §2.3, §4): 'Confirmation en cours', then 'Paiement confirmé'. */
export function ReturnPage() {
  const paymentId = useSearchParams()[0].get('paymentId') ?? undefined;
  return (
    <RequirePayer>
      <Return key={paymentId} paymentId={paymentId} />
    </RequirePayer>
  );
}

function Return({ paymentId }: { paymentId: string | undefined }) {
  const confirmation = useConfirmation(paymentId);
  const { phase, payment, active } = confirmation;
  if (phase === 'confirmed') return <Confirmed payment={payment} active={active} />;
  if (phase === 'ended' && payment) return <NotPaid payment={payment} />;
  return <Confirming paymentId={paymentId} confirmation={confirmation} />;
}
