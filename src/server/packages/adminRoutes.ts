import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { orderSchema } from '../../shared/editing/schemas.ts';
import { orderView } from '../../shared/editing/views.ts';
import { createPackageSchema, updatePackageSchema } from '../../shared/packages/adminSchemas.ts';
import { managedPackage } from '../../shared/packages/adminViews.ts';
import { inTransaction } from '../context.ts';
import { packages } from '../db/schema/index.ts';
import { saveOrder } from '../editing/saveOrder.ts';
import { success } from '../http/envelope.ts';
import { once } from '../http/idempotency.ts';
import { pageOf, sendRange } from '../http/listQuery.ts';
import { replies } from '../http/replies.ts';
import { forgetPublicReplies } from '../http/replyCache.ts';
import { listManagedPackages, packagesQuery, readManagedPackage } from './managedPackages.ts';
import { createPackage, updatePackage } from './savePackage.ts';

const tags = ['packages'];
const config = { permission: 'packages.manage' } as const;
const params = z.object({ id: z.uuid() });
const response = replies(envelopeOf(managedPackage));

/** The packages as an admin keeps them. None is ever removed: subscriptions and receipts name it. */
export const managedPackageRoutes: FastifyPluginAsyncZod = async (app) => {
  forgetPublicReplies(app);

  app.get(
    '/admin/packages',
    { config, schema: { tags, querystring: packagesQuery, response: replies(z.array(managedPackage)) } },
    async ({ ctx, query }, reply) => {
      const page = pageOf(query.range);
      const sort = query.sort ?? (['position', 'ASC'] as const);
      const { rows, total } = await listManagedPackages(ctx, { filter: query.filter, sort, page });
      sendRange(reply, 'packages', page, rows.length, total);
      return rows;
    },
  );

  app.put(
    '/admin/packages/order',
    { config, schema: { tags, body: orderSchema, response: replies(envelopeOf(orderView)) } },
    async ({ ctx, body }) => {
      await inTransaction(ctx, (tx) => saveOrder(tx, { name: 'packages', table: packages }, body));
      return success({ ids: body.ids });
    },
  );

  app.get('/admin/packages/:id', { config, schema: { tags, params, response } }, async ({ ctx, params: { id } }) =>
    success(await readManagedPackage(ctx, id)),
  );

  app.post(
    '/admin/packages',
    { config: { ...config, isRepeatable: true }, schema: { tags, body: createPackageSchema, response } },
    async (request) => {
      const id = await once(request, (tx) => createPackage(tx, request.body));
      return success(await readManagedPackage(request.ctx, id));
    },
  );

  app.put(
    '/admin/packages/:id',
    { config, schema: { tags, params, body: updatePackageSchema, response } },
    async ({ ctx, params: { id }, body }) => {
      await inTransaction(ctx, (tx) => updatePackage(tx, id, body));
      return success(await readManagedPackage(ctx, id));
    },
  );
};
