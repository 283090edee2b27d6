import { paymentContract } from '../../shared/payments/contract.ts';
import type { RedirectReply } from '../../shared/payments/views.ts';
import { PDF_COMPRESSION } from '../http/compression.ts';
import { sendPdf } from '../http/sendPdf.ts';
import { serve } from '../http/serve.ts';
import { confirmPayment } from './confirmPayment.ts';
import { openTestPayment, reserveTestPayment } from './createTestPayment.ts';
import { paymentMethods } from './methods.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { listPayments, readPayment } from './queries.ts';
import { readReceipt } from './readReceipt.ts';
import { requireOwnSubscription } from './requireOwnSubscription.ts';
import { payableFor } from './reservePayment.ts';

export const paymentRoutes = (providers: PaymentProviders) =>
  serve(paymentContract, {
    listPaymentMethods: () => paymentMethods(providers.current.name),
    createPayment: {
      limit: 'checkout',
      async handle({ ctx, once, body }) {
        const subscriptionId = await once((tx) => requireOwnSubscription(tx, body.subscriptionId));
        const { paymentId, checkoutUrl } = await payableFor(ctx, providers, subscriptionId);
        return redirectTo(paymentId, checkoutUrl);
      },
    },
    createTestPayment: {
      limit: 'testPayment',
      async handle({ ctx, once, body }) {
        let isOpener = false;
        const paymentId = await once((tx) => {
          isOpener = true;
          return reserveTestPayment(tx, providers, body);
        });
        return redirectTo(paymentId, await openTestPayment(ctx, providers, paymentId, isOpener));
      },
    },
    confirmPayment: {
      limit: 'confirmPayment',
      handle: ({ ctx, body }) => confirmPayment(ctx, providers, body.paymentId),
    },
    listUserPayments: ({ ctx, params, page }) => listPayments(ctx, params.userId, page),
    readPayment: ({ ctx, params }) => readPayment(ctx, params.id),
    readReceipt: {
      compress: PDF_COMPRESSION,
      handle: async ({ ctx, params, reply }) => sendPdf(reply, await readReceipt(ctx, params.paymentId)),
    },
  });

function redirectTo(paymentId: string, redirectUrl: string): RedirectReply {
  return { isSuccess: true, entity: { paymentId, redirectUrl }, errorMessage: null, redirectUrl };
}
