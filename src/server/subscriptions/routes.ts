import { subscriptionContract } from '../../shared/subscriptions/contract.ts';
import { serve } from '../http/serve.ts';
import { cancelSubscription } from './cancelSubscription.ts';
import { readActive } from './readActive.ts';

export const subscriptionRoutes = serve(subscriptionContract, {
  readActiveSubscription: ({ ctx, params }) => readActive(ctx, params.userId),
  cancelSubscription: ({ once, body }) => once((tx) => cancelSubscription(tx, body)),
});
