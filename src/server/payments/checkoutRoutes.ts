import { checkoutContract } from '../../shared/subscriptions/contract.ts';
import type { Checkout } from '../../shared/subscriptions/schemas.ts';
import type { Context } from '../context.ts';
import { invalid } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import { prepareSubscription } from '../subscriptions/prepareSubscription.ts';
import { reserveSubscription } from '../subscriptions/reserveSubscription.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { type Addresses, payableFor } from './reservePayment.ts';
import { returnAddress } from './returnAddress.ts';

export function checkoutRoutes(providers: PaymentProviders) {
  const { limits } = providers.current;
  return serve(checkoutContract, {
    prepareSubscription: ({ ctx, body }) => prepareSubscription(ctx, limits, body),
    checkOut: {
      limit: 'checkout',
      async handle({ ctx, once, body }) {
        const addresses = addressesOf(ctx, body);
        const { subscriptionId, preparation } = await once((tx) => reserveSubscription(tx, limits, body));
        const payable = await payableFor(ctx, providers, subscriptionId, addresses);
        return { ...preparation, ...payable, subscriptionId };
      },
    },
  });
}

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
