import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z as full } from 'zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { confirmPaymentSchema, createPaymentSchema, testPaymentSchema } from '../../shared/payments/schemas.ts';
import { paymentMethod, paymentView, type RedirectReply, redirectReply } from '../../shared/payments/views.ts';
import { success } from '../http/envelope.ts';
import { once } from '../http/idempotency.ts';
import { listQuery, pageOf, sendRange } from '../http/listQuery.ts';
import { fileReplies, replies } from '../http/replies.ts';
import { confirmPayment } from './confirmPayment.ts';
import { openTestPayment, reserveTestPayment } from './createTestPayment.ts';
import { paymentMethods } from './methods.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { listPayments, readPayment } from './queries.ts';
import { readReceipt } from './readReceipt.ts';
import { requireOwnSubscription } from './requireOwnSubscription.ts';
import { payableFor } from './reservePayment.ts';

const tags = ['payments'];
const idOf = z.object({ id: z.uuid() });
const userIdOf = z.object({ userId: z.uuid() });
const noFilter = full.strictObject({});

/** Paying, and what was paid (specification §7). */
export const paymentRoutes =
  (providers: PaymentProviders): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/get-payment-methods',
      { config: { permission: 'payments.methods' }, schema: { tags, response: replies(z.array(paymentMethod)) } },
      () => paymentMethods(providers.current.name),
    );

    app.post(
      '/create-payment',
      {
        config: { permission: 'subscriptions.change', limit: 'checkout', isRepeatable: true },
        schema: { tags, body: createPaymentSchema, response: replies(redirectReply) },
      },
      async (request) => {
        const subscriptionId = await once(request, (tx) => requireOwnSubscription(tx, request.body.subscriptionId));
        const { paymentId, checkoutUrl } = await payableFor(request.ctx, providers, subscriptionId);
        return redirectTo(paymentId, checkoutUrl);
      },
    );

    app.post(
      '/api/orange/payment',
      {
        config: { permission: 'payments.test', limit: 'testPayment', isRepeatable: true },
        schema: { tags, body: testPaymentSchema, response: replies(redirectReply) },
      },
      async (request) => {
        let isOpener = false;
        const paymentId = await once(request, (tx) => {
          isOpener = true;
          return reserveTestPayment(tx, providers, request.body);
        });
        return redirectTo(paymentId, await openTestPayment(request.ctx, providers, paymentId, isOpener));
      },
    );

    app.post(
      '/confirm-payment',
      {
        config: { permission: 'payments.confirm', limit: 'confirmPayment' },
        schema: { tags, body: confirmPaymentSchema, response: replies(envelopeOf(paymentView)) },
      },
      async (request) => success(await confirmPayment(request.ctx, providers, request.body.paymentId)),
    );

    app.get(
      '/get-payments/:userId',
      {
        config: { permission: 'payments.read' },
        schema: {
          tags,
          params: userIdOf,
          querystring: listQuery(['createdAt'], noFilter).pick({ range: true }),
          response: replies(envelopeOf(z.array(paymentView))),
        },
      },
      async (request, reply) => {
        const page = pageOf(request.query.range);
        const { items, total } = await listPayments(request.ctx, request.params.userId, page);
        sendRange(reply, 'payments', page, items.length, total);
        return success(items);
      },
    );

    app.get(
      '/get-payment/:id',
      {
        config: { permission: 'payments.read' },
        schema: { tags, params: idOf, response: replies(envelopeOf(paymentView)) },
      },
      async (request) => success(await readPayment(request.ctx, request.params.id)),
    );

    app.get(
      '/receipts/:paymentId',
      {
        config: { permission: 'payments.read' },
        schema: { tags, params: z.object({ paymentId: z.uuid() }), response: fileReplies('application/pdf') },
      },
      async (request, reply) => {
        const { name, content } = await readReceipt(request.ctx, request.params.paymentId);
        reply.header('Content-Type', 'application/pdf');
        reply.header('Content-Disposition', `inline; filename="${name}"`);
        return reply.send(content);
      },
    );
  };

function redirectTo(paymentId: string, redirectUrl: string): RedirectReply {
  return { isSuccess: true, entity: { paymentId, redirectUrl }, errorMessage: null, redirectUrl };
}
