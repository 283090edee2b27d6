import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { PaymentFile } from '../../shared/payments/historyViews.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';

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
