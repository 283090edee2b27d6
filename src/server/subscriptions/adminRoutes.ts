import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { subscriptionItem } from '../../shared/subscriptions/adminViews.ts';
import { pageOf, sendRange } from '../http/listQuery.ts';
import { replies } from '../http/replies.ts';
import { listSubscriptions, subscriptionsQuery } from './listSubscriptions.ts';

/** Every subscription, for an admin (design §6, `/admin/{resource}`). */
export const subscriptionAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/subscriptions',
    {
      config: { permission: 'subscriptions.list' },
      schema: {
        tags: ['subscriptions'],
        querystring: subscriptionsQuery,
        response: replies(z.array(subscriptionItem)),
      },
    },
    async ({ ctx, query }, reply) => {
      const page = pageOf(query.range);
      const sort = query.sort ?? (['startDate', 'DESC'] as const);
      const { items, total } = await listSubscriptions(ctx, { filter: query.filter, sort, page });
      sendRange(reply, 'subscriptions', page, items.length, total);
      return items;
    },
  );
};
