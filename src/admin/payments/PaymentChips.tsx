import { Chip, type ChipProps, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PaymentEntry } from '../../shared/payments/historyViews.ts';
import type { PaymentState } from '../../shared/payments/status.ts';
import { OpenRecord } from '../ui/OpenRecord.tsx';

const colours: Record<PaymentState, ChipProps['color']> = {
  Created: 'default',
  Pending: 'warning',
  Paid: 'success',
  Failed: 'error',
  Expired: 'default',
  Cancelled: 'default',
};

/** The state of a payment, and whether somebody should look at it. */
export function PaymentChips({ payment }: { payment: PaymentEntry }) {
  const translate = useTranslate();
  const { status, attention, attentionSettledAt } = payment;
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', display: 'inline-flex' }}>
      <Chip size="small" variant="outlined" color={colours[status]} label={translate(`payments.state.${status}`)} />
      {attention ? (
        <Chip
          size="small"
          variant={attentionSettledAt ? 'outlined' : 'filled'}
          color={attentionSettledAt ? 'default' : 'warning'}
          label={translate(attentionSettledAt ? 'paymentHistory.attentionSettled' : 'paymentHistory.attentionOpen')}
        />
      ) : null}
    </Stack>
  );
}

export function OpenPayment({ payment: { id, orderId } }: { payment: PaymentEntry }) {
  const translate = useTranslate();
  return (
    <OpenRecord resource="payments" id={id} label={translate('paymentHistory.openOf', { orderId })}>
      {translate('paymentHistory.open')}
    </OpenRecord>
  );
}
