import type { FastifyPluginAsync } from 'fastify';
import { serviceContract } from '../../../shared/catalog/adminContract.ts';
import { inTransaction } from '../../context.ts';
import { services } from '../../db/schema/index.ts';
import { saveOrder } from '../../editing/saveOrder.ts';
import { forgetPublicReplies } from '../../http/replyCache.ts';
import { serve } from '../../http/serve.ts';
import { listManagedServices, readManagedService } from './queries.ts';
import { removeService } from './removeService.ts';
import { createService, updateService } from './saveService.ts';

/** What was changed is read again and shown whole. */
export const serviceRoutes: FastifyPluginAsync = async (app) => {
  forgetPublicReplies(app);
  await app.register(
    serve(serviceContract, {
      listManagedServices: ({ ctx, query, page }) => listManagedServices(ctx, query, page),
      async orderServices({ ctx, body }) {
        await inTransaction(ctx, (tx) => saveOrder(tx, { name: 'services', table: services }, body));
        return { ids: body.ids };
      },
      readManagedService: ({ ctx, params }) => readManagedService(ctx, params.id),
      createService: async ({ ctx, once, body }) =>
        readManagedService(ctx, await once((tx) => createService(tx, body))),
      async updateService({ ctx, once, params, body }) {
        await once((tx) => updateService(tx, params.id, body));
        return readManagedService(ctx, params.id);
      },
      async removeService({ ctx, params }) {
        await inTransaction(ctx, (tx) => removeService(tx, params.id));
        return { id: params.id };
      },
    }),
  );
};
