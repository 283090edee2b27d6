import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../../shared/api/envelope.ts';
import { createServiceSchema, updateServiceSchema } from '../../../shared/catalog/adminSchemas.ts';
import { managedService, managedServiceItem } from '../../../shared/catalog/adminViews.ts';
import { orderSchema } from '../../../shared/editing/schemas.ts';
import { orderView, removedView } from '../../../shared/editing/views.ts';
import { inTransaction } from '../../context.ts';
import { services } from '../../db/schema/index.ts';
import { saveOrder } from '../../editing/saveOrder.ts';
import { success } from '../../http/envelope.ts';
import { once } from '../../http/idempotency.ts';
import { pageOf, sendRange } from '../../http/listQuery.ts';
import { replies } from '../../http/replies.ts';
import { forgetPublicReplies } from '../../http/replyCache.ts';
import { listManagedServices, readManagedService, servicesQuery } from './queries.ts';
import { removeService } from './removeService.ts';
import { createService, updateService } from './saveService.ts';

const tags = ['catalog'];
const config = { permission: 'services.manage' } as const;
const params = z.object({ id: z.uuid() });
const response = replies(envelopeOf(managedService));

/** The services as an admin keeps them (specification §2.4, nos-services). What was changed is read again and shown whole. */
export const serviceRoutes: FastifyPluginAsyncZod = async (app) => {
  forgetPublicReplies(app);

  app.get(
    '/admin/services',
    { config, schema: { tags, querystring: servicesQuery, response: replies(z.array(managedServiceItem)) } },
    async ({ ctx, query }, reply) => {
      const page = pageOf(query.range);
      const sort = query.sort ?? (['position', 'ASC'] as const);
      const { rows, total } = await listManagedServices(ctx, { filter: query.filter, sort, page });
      sendRange(reply, 'services', page, rows.length, total);
      return rows;
    },
  );

  app.put(
    '/admin/services/order',
    { config, schema: { tags, body: orderSchema, response: replies(envelopeOf(orderView)) } },
    async ({ ctx, body }) => {
      await inTransaction(ctx, (tx) => saveOrder(tx, { name: 'services', table: services }, body));
      return success({ ids: body.ids });
    },
  );

  app.get('/admin/services/:id', { config, schema: { tags, params, response } }, async ({ ctx, params: { id } }) =>
    success(await readManagedService(ctx, id)),
  );

  app.post(
    '/admin/services',
    { config: { ...config, isRepeatable: true }, schema: { tags, body: createServiceSchema, response } },
    async (request) => {
      const id = await once(request, (tx) => createService(tx, request.body));
      return success(await readManagedService(request.ctx, id));
    },
  );

  app.put(
    '/admin/services/:id',
    { config, schema: { tags, params, body: updateServiceSchema, response } },
    async ({ ctx, params: { id }, body }) => {
      await inTransaction(ctx, (tx) => updateService(tx, id, body));
      return success(await readManagedService(ctx, id));
    },
  );

  app.delete(
    '/admin/services/:id',
    { config, schema: { tags, params, response: replies(envelopeOf(removedView)) } },
    async ({ ctx, params: { id } }) => {
      await inTransaction(ctx, (tx) => removeService(tx, id));
      return success({ id });
    },
  );
};
