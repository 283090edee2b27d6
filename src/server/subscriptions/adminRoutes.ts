import { subscriptionAdminContract } from '../../shared/subscriptions/contract.ts';
import { serve } from '../http/serve.ts';
import { listSubscriptions } from './listSubscriptions.ts';

export const subscriptionAdminRoutes = serve(subscriptionAdminContract, {
  listSubscriptions: ({ ctx, query, page }) => listSubscriptions(ctx, query, page),
});
