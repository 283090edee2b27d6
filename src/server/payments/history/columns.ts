import { formatDateTime } from '../../../shared/format/dates.ts';
import type { PaymentEntry } from '../../../shared/payments/historyViews.ts';
import type { CsvColumn } from '../../http/csv.ts';
import { fr, type ServerTextKey } from '../../texts.ts';

const column = (key: ServerTextKey, value: CsvColumn<PaymentEntry>['value']): CsvColumn<PaymentEntry> => ({
  header: fr(key),
  value,
});

/** The columns of the file of payments; amounts are plain numbers, for a spreadsheet to add up. */
export const paymentColumns: readonly CsvColumn<PaymentEntry>[] = [
  column('paymentHistory.columnDate', ({ createdAt }) => formatDateTime(createdAt)),
  column('paymentHistory.columnSettled', ({ settledAt }) => settledAt && formatDateTime(settledAt)),
  column('paymentHistory.columnOrder', ({ orderId }) => orderId),
  column('paymentHistory.columnReference', ({ providerReference }) => providerReference),
  column('paymentHistory.columnEnterprise', ({ enterprise }) => enterprise?.name),
  column('paymentHistory.columnAccount', ({ enterprise }) => enterprise?.accountNumber),
  column('paymentHistory.columnWhat', ({ description }) => description),
  column('paymentHistory.columnPackage', ({ packageName }) => packageName),
  column('paymentHistory.columnProvider', ({ provider }) => fr(`paymentHistory.provider.${provider}`)),
  column('paymentHistory.columnAmountGnf', ({ amount }) => amount),
  column('paymentHistory.columnState', ({ status }) => fr(`payments.state.${status}`)),
  column('paymentHistory.columnReason', ({ failureReason }) =>
    failureReason ? fr(`paymentHistory.failure.${failureReason}`) : null,
  ),
  column('paymentHistory.columnReceipt', ({ receiptNumber }) => receiptNumber),
  column('paymentHistory.columnAttention', ({ attention, attentionSettledAt }) =>
    attention ? fr(attentionSettledAt ? 'paymentHistory.attentionSettled' : 'paymentHistory.attentionOpen') : null,
  ),
];
