import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { ATTENTION_NOTE_MAX } from '../../shared/payments/historySchemas.ts';
import type { PaymentFile } from '../../shared/payments/historyViews.ts';
import { api, entityOf } from '../providers/api.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';

/** Says what was done about a payment that needed attention. */
export function SettleAttention({ payment: { id, attention } }: { payment: PaymentFile }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
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
