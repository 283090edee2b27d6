import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import {
  type Checkout,
  cancelSubscriptionSchema,
  checkoutSchema,
  prepareSubscriptionSchema,
} from '../../shared/subscriptions/schemas.ts';
import { activeReply, checkoutView, preparationView } from '../../shared/subscriptions/views.ts';
import type { Context } from '../context.ts';
import { success } from '../http/envelope.ts';
import { invalid } from '../http/errors.ts';
import { once } from '../http/idempotency.ts';
import { replies } from '../http/replies.ts';
import { cancelSubscription } from '../subscriptions/cancelSubscription.ts';
import { prepareSubscription } from '../subscriptions/prepareSubscription.ts';
import { readActive } from '../subscriptions/readActive.ts';
import { reserveSubscription } from '../subscriptions/reserveSubscription.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { type Addresses, payableFor } from './reservePayment.ts';
import { returnAddress } from './returnAddress.ts';

const tags = ['subscriptions'];

/** Taking, reading and cancelling a package (specification §7). */
export const subscriptionRoutes =
  (providers: PaymentProviders): FastifyPluginAsyncZod =>
  async (app) => {
    const { limits } = providers.current;

    app.post(
      '/prepare-subscription',
      {
        config: { permission: 'subscriptions.change' },
        schema: { tags, body: prepareSubscriptionSchema, response: replies(envelopeOf(preparationView)) },
      },
      async (request) => success(await prepareSubscription(request.ctx, limits, request.body)),
    );

    app.post(
      '/checkout',
      {
        config: { permission: 'subscriptions.change', limit: 'checkout', isRepeatable: true },
        schema: { tags, body: checkoutSchema, response: replies(envelopeOf(checkoutView)) },
      },
      async (request) => {
        const addresses = addressesOf(request.ctx, request.body);
        const { subscriptionId, preparation } = await once(request, (tx) =>
          reserveSubscription(tx, limits, request.body),
        );
        const payable = await payableFor(request.ctx, providers, subscriptionId, addresses);
        return success({ ...preparation, ...payable, subscriptionId });
      },
    );

    app.get(
      '/active/:userId',
      {
        config: { permission: 'subscriptions.read' },
        schema: { tags, params: z.object({ userId: z.uuid() }), response: replies(activeReply) },
      },
      (request) => readActive(request.ctx, request.params.userId),
    );

    app.post(
      '/cancel',
      {
        config: { permission: 'subscriptions.change', isRepeatable: true },
        schema: { tags, body: cancelSubscriptionSchema, response: replies(envelopeOf(z.null())) },
      },
      async (request) => success(await once(request, (tx) => cancelSubscription(tx, request.body))),
    );
  };

/** Raises a 400 at the field of an address that is not a page of this site. */
function addressesOf({ config }: Context, body: Checkout): Addresses {
  const returnUrl = returnAddress(config, body.returnUrl);
  const cancelUrl = returnAddress(config, body.cancelUrl);
  if (!returnUrl || !cancelUrl)
    throw invalid({
      ...(returnUrl ? {} : { returnUrl: 'payments.badAddress' }),
      ...(cancelUrl ? {} : { cancelUrl: 'payments.badAddress' }),
    });
  return { returnUrl: returnUrl.href, cancelUrl: cancelUrl.href };
}
