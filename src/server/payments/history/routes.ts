import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../../shared/api/envelope.ts';
import { isoDate } from '../../../shared/format/dates.ts';
import { settleAttentionSchema } from '../../../shared/payments/historySchemas.ts';
import { paymentEntry, paymentFile, paymentTotals, reconciliation } from '../../../shared/payments/historyViews.ts';
import { recordExport } from '../../audit-log/recordExport.ts';
import { sendCsv } from '../../http/csv.ts';
import { success } from '../../http/envelope.ts';
import { once } from '../../http/idempotency.ts';
import { pageOf, sendRange } from '../../http/listQuery.ts';
import { fileReplies, replies } from '../../http/replies.ts';
import type { PaymentProviders } from '../providers/provider.ts';
import { askProvider } from './askProvider.ts';
import { paymentColumns } from './columns.ts';
import { historyFilterQuery, historyQuery } from './lists.ts';
import { everyEntry, listEntries, totalsOf } from './queries.ts';
import { readEntry } from './readEntry.ts';
import { periodQuery, reconcile } from './reconcile.ts';
import { settleAttention } from './settleAttention.ts';

const tags = ['payments'];
const byId = z.object({ id: z.uuid() });
const config = { permission: 'payments.list' } as const;

/** Every payment, for an admin: the list, its sums and its file, the books of a period, and each payment with what came about it. */
export const paymentHistoryRoutes =
  (providers: PaymentProviders): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/admin/payments',
      { config, schema: { tags, querystring: historyQuery, response: replies(z.array(paymentEntry)) } },
      async ({ ctx, query }, reply) => {
        const page = pageOf(query.range);
        const sort = query.sort ?? (['createdAt', 'DESC'] as const);
        const { items, total } = await listEntries(ctx, { filter: query.filter, sort, page });
        sendRange(reply, 'payments', page, items.length, total);
        return items;
      },
    );

    app.get(
      '/admin/payments/totals',
      { config, schema: { tags, querystring: historyFilterQuery, response: replies(envelopeOf(paymentTotals)) } },
      async ({ ctx, query }) => success(await totalsOf(ctx, query.filter)),
    );

    app.get(
      '/admin/payments/export',
      { config, schema: { tags, response: fileReplies('text/csv'), querystring: historyFilterQuery } },
      async ({ ctx, query }, reply) => {
        await recordExport(ctx, 'payments', query.filter);
        return sendCsv(reply, `paiements-${isoDate(ctx.now)}.csv`, paymentColumns, everyEntry(ctx, query.filter));
      },
    );

    app.get(
      '/admin/payments/reconciliation',
      { config, schema: { tags, querystring: periodQuery, response: replies(envelopeOf(reconciliation)) } },
      async ({ ctx, query }) => success(await reconcile(ctx, query)),
    );

    app.get(
      '/admin/payments/:id',
      { config, schema: { tags, params: byId, response: replies(paymentFile) } },
      async ({ ctx, params }) => readEntry(ctx, params.id),
    );

    app.put(
      '/admin/payments/:id/check',
      {
        config: { permission: 'payments.askProvider', limit: 'confirmPayment' },
        schema: { tags, params: byId, response: replies(envelopeOf(paymentFile)) },
      },
      async ({ ctx, params }) => {
        await askProvider(ctx, providers, params.id);
        return success(await readEntry(ctx, params.id));
      },
    );

    app.put(
      '/admin/payments/:id/attention',
      {
        config: { permission: 'payments.settleAttention', isRepeatable: true },
        schema: { tags, params: byId, body: settleAttentionSchema, response: replies(envelopeOf(paymentFile)) },
      },
      async (request) => {
        const id = await once(request, (tx) => settleAttention(tx, request.params.id, request.body));
        return success(await readEntry(request.ctx, id));
      },
    );
  };
