import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PaymentEntry } from '../../shared/payments/historyViews.ts';
import { useSave } from '../files/useSave.ts';
import { DownloadIcon } from '../ui/icons.tsx';

/** The numbered receipt of what was paid, as a PDF; nothing where there is none. */
export function ReceiptButton({ payment: { id, receiptNumber } }: { payment: PaymentEntry }) {
  const translate = useTranslate();
  const { save, isBusy } = useSave('paymentHistory.receiptFailed');
  if (receiptNumber === null) return null;
  const number = String(receiptNumber).padStart(6, '0');
  const run = () =>
    save('/receipts/{paymentId}', { path: { paymentId: id } }, translate('paymentHistory.receiptFile', { number }));
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} onClick={run} disabled={isBusy} aria-busy={isBusy}>
      {translate('paymentHistory.receipt')}
    </Button>
  );
}
