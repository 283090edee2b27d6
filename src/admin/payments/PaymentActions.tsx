import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { ATTENTION_NOTE_MAX } from '../../shared/payments/historySchemas.ts';
import type { PaymentEntry, PaymentFile } from '../../shared/payments/historyViews.ts';
import { useSaveFile } from '../files/useDownload.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { useKeptState } from '../providers/keptState.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

/** Asks the provider what became of the payment, and says what that changed. */
export function AskProvider({ payment: { id, status } }: { payment: PaymentFile }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try {
      const after = await entityOf(api.put('/admin/payments/{id}/check', { path: { id } }));
      const state = translate(`payments.state.${after.status}`);
      if (after.status === status) notify('paymentHistory.askedSame', { type: 'info' });
      else notify('paymentHistory.asked', { type: 'success', messageArgs: { state } });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
    refresh();
  };
  return (
    <Button variant="outlined" onClick={ask} disabled={isBusy} aria-busy={isBusy}>
      {translate('paymentHistory.ask')}
    </Button>
  );
}

/** Says what was done about a payment that needed attention. */
export function SettleAttention({ payment: { id, attention } }: { payment: PaymentFile }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useKeptState('settle', false);
  const send = async (note: string) => {
    const body = { note, attention: attention ?? '' };
    await entityOf(api.put('/admin/payments/{id}/attention', { path: { id }, body, once: `attention:${id}` }));
    notify('paymentHistory.settled', { type: 'success' });
    refresh();
  };
  return (
    <>
      <Button color="inherit" variant="outlined" onClick={() => setOpen(true)}>
        {translate('paymentHistory.settle')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          name={`attention:${id}`}
          title="paymentHistory.settleTitle"
          label="paymentHistory.note"
          hint="paymentHistory.noteHint"
          required="paymentHistory.noteRequired"
          submit="paymentHistory.settle"
          cancel="verification.cancel"
          maxLength={ATTENTION_NOTE_MAX}
          send={send}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** The numbered receipt of what was paid, as a PDF; nothing where there is none. */
export function ReceiptButton({ payment: { id, receiptNumber } }: { payment: PaymentEntry }) {
  const translate = useTranslate();
  const { save, isBusy } = useSaveFile('paymentHistory.receiptFailed');
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
