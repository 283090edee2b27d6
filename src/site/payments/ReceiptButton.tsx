import { saveBlob } from '../../shared/client/saveBlob.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import { api } from '../api.ts';
import { t } from '../texts.ts';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { toastError } from '../ui/toast.tsx';
import { useAct } from './useAct.ts';

interface ReceiptButtonProps {
  payment: Pick<PaymentView, 'id' | 'receiptNumber'>;
  variant?: ButtonVariant;
}

/** The numbered receipt of what was paid, as a PDF; nothing where there is none yet. */
export function ReceiptButton({ payment, variant = 'secondary' }: ReceiptButtonProps) {
  const { id, receiptNumber } = payment;
  const { isBusy, run } = useAct(async () => {
    const answer = await api.download('/receipts/{paymentId}', { path: { paymentId: id } });
    if (!answer.ok) return void toastError(t('payments.receiptFailed'));
    const number = String(receiptNumber).padStart(6, '0');
    saveBlob(new Blob([answer.entity], { type: 'application/pdf' }), t('payments.receiptFile', { number }));
  });
  if (receiptNumber === null) return null;
  return (
    <Button
      variant={variant}
      busy={isBusy}
      aria-label={t('payments.receiptOf', { number: receiptNumber })}
      onClick={run}
    >
      {!isBusy && <Icon name="download" />}
      {t('payments.receipt')}
    </Button>
  );
}
