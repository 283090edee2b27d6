import { isoDate } from '../../../shared/format/dates.ts';
import { paymentHistoryContract } from '../../../shared/payments/contract.ts';
import { recordExport } from '../../audit-log/recordExport.ts';
import { sendCsv } from '../../http/csv.ts';
import { serve } from '../../http/serve.ts';
import type { PaymentProviders } from '../providers/provider.ts';
import { askProvider } from './askProvider.ts';
import { paymentColumns } from './columns.ts';
import { everyEntry, listEntries, totalsOf } from './queries.ts';
import { readEntry } from './readEntry.ts';
import { reconcile } from './reconcile.ts';
import { settleAttention } from './settleAttention.ts';

export const paymentHistoryRoutes = (providers: PaymentProviders) =>
  serve(paymentHistoryContract, {
    listPayments: ({ ctx, query, page }) => listEntries(ctx, query, page),
    readPaymentTotals: ({ ctx, query }) => totalsOf(ctx, query.filter),
    async exportPayments({ ctx, query, reply }) {
      await recordExport(ctx, 'payments', query.filter);
      return sendCsv(reply, `paiements-${isoDate(ctx.now)}.csv`, paymentColumns, everyEntry(ctx, query.filter));
    },
    reconcilePayments: ({ ctx, query }) => reconcile(ctx, query),
    readPaymentFile: ({ ctx, params }) => readEntry(ctx, params.id),
    checkPayment: {
      limit: 'confirmPayment',
      async handle({ ctx, params }) {
        await askProvider(ctx, providers, params.id);
        return readEntry(ctx, params.id);
      },
    },
    async settleAttention({ ctx, once, params, body }) {
      return readEntry(ctx, await once((tx) => settleAttention(tx, params.id, body)));
    },
  });
