import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { listQuery, searchText } from '../api/listQuery.ts';
import { subscriptionItem } from './adminViews.ts';
import { cancelSubscriptionSchema, checkoutSchema, prepareSubscriptionSchema } from './schemas.ts';
import { frequencyNames, subscriptionStates } from './status.ts';
import { activeReply, checkoutView, preparationView } from './views.ts';

const state = z.enum(subscriptionStates);
const filter = z.strictObject({
  q: searchText,
  status: z.optional(z.union([state, z.array(state)])),
  packageId: z.optional(idField()),
  frequency: z.optional(z.enum(frequencyNames)),
  enterpriseId: z.optional(idField()),
  /** Runs, and ends within 30 days. */
  endsSoon: z.optional(z.boolean()),
});
const listSubscriptionsQuery = listQuery(['startDate', 'endDate'], filter);

export type SubscriptionFilter = z.output<typeof filter>;
export type SubscriptionListQuery = z.output<typeof listSubscriptionsQuery>;

/** Pricing a package and opening its payment (specification §7). */
export const checkoutContract = contract('subscriptions', {
  prepareSubscription: {
    method: 'POST',
    path: '/prepare-subscription',
    permission: 'subscriptions.change',
    summary: 'Calculate what a package would cost now',
    body: prepareSubscriptionSchema,
    entity: preparationView,
  },
  checkOut: {
    method: 'POST',
    path: '/checkout',
    permission: 'subscriptions.change',
    summary: 'Reserve a subscription and open its payment',
    isRepeatable: true,
    body: checkoutSchema,
    entity: checkoutView,
  },
});

/** Reading and cancelling the subscription of an enterprise (specification §7). */
export const subscriptionContract = contract('subscriptions', {
  readActiveSubscription: {
    method: 'GET',
    path: '/active/{userId}',
    permission: 'subscriptions.read',
    summary: 'Read the running subscription of a user',
    params: z.object({ userId: idField() }),
    reply: activeReply,
  },
  cancelSubscription: {
    method: 'POST',
    path: '/cancel',
    permission: 'subscriptions.change',
    summary: 'Cancel a subscription, which runs to its end',
    isRepeatable: true,
    body: cancelSubscriptionSchema,
    entity: z.null(),
  },
});

/** Every subscription, for an admin (design §6, `/admin/{resource}`). */
export const subscriptionAdminContract = contract('subscriptions', {
  listSubscriptions: {
    method: 'GET',
    path: '/admin/subscriptions',
    permission: 'subscriptions.list',
    summary: 'List all subscriptions',
    query: listSubscriptionsQuery,
    rows: subscriptionItem,
    unit: 'subscriptions',
  },
});
