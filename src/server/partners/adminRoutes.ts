import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { orderSchema } from '../../shared/editing/schemas.ts';
import { orderView, removedView } from '../../shared/editing/views.ts';
import { createPartnerSchema, updatePartnerSchema } from '../../shared/partners/adminSchemas.ts';
import { managedPartner } from '../../shared/partners/adminViews.ts';
import { inTransaction } from '../context.ts';
import { partners } from '../db/schema/index.ts';
import { saveOrder } from '../editing/saveOrder.ts';
import { success } from '../http/envelope.ts';
import { once } from '../http/idempotency.ts';
import { pageOf, sendRange } from '../http/listQuery.ts';
import { replies } from '../http/replies.ts';
import { forgetPublicReplies } from '../http/replyCache.ts';
import { listManagedPartners, partnersQuery, readManagedPartner } from './managedPartners.ts';
import { createPartner, removePartner, updatePartner } from './savePartner.ts';

const tags = ['partners'];
const config = { permission: 'partners.manage' } as const;
const params = z.object({ id: z.uuid() });
const response = replies(envelopeOf(managedPartner));

/** The partners of the home page, as an admin keeps them (specification §2.4, partenaires). */
export const managedPartnerRoutes: FastifyPluginAsyncZod = async (app) => {
  forgetPublicReplies(app);

  app.get(
    '/admin/partners',
    { config, schema: { tags, querystring: partnersQuery, response: replies(z.array(managedPartner)) } },
    async ({ ctx, query }, reply) => {
      const page = pageOf(query.range);
      const sort = query.sort ?? (['position', 'ASC'] as const);
      const { rows, total } = await listManagedPartners(ctx, { filter: query.filter, sort, page });
      sendRange(reply, 'partners', page, rows.length, total);
      return rows;
    },
  );

  app.put(
    '/admin/partners/order',
    { config, schema: { tags, body: orderSchema, response: replies(envelopeOf(orderView)) } },
    async ({ ctx, body }) => {
      await inTransaction(ctx, (tx) => saveOrder(tx, { name: 'partners', table: partners }, body));
      return success({ ids: body.ids });
    },
  );

  app.get('/admin/partners/:id', { config, schema: { tags, params, response } }, async ({ ctx, params: { id } }) =>
    success(await readManagedPartner(ctx, id)),
  );

  app.post(
    '/admin/partners',
    { config: { ...config, isRepeatable: true }, schema: { tags, body: createPartnerSchema, response } },
    async (request) => {
      const id = await once(request, (tx) => createPartner(tx, request.body));
      return success(await readManagedPartner(request.ctx, id));
    },
  );

  app.put(
    '/admin/partners/:id',
    { config, schema: { tags, params, body: updatePartnerSchema, response } },
    async ({ ctx, params: { id }, body }) => {
      await inTransaction(ctx, (tx) => updatePartner(tx, id, body));
      return success(await readManagedPartner(ctx, id));
    },
  );

  app.delete(
    '/admin/partners/:id',
    { config, schema: { tags, params, response: replies(envelopeOf(removedView)) } },
    async ({ ctx, params: { id } }) => {
      await inTransaction(ctx, (tx) => removePartner(tx, id));
      return success({ id });
    },
  );
};
