import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../../shared/api/envelope.ts';
import { createLanguageSchema, renameLanguageSchema } from '../../../shared/catalog/adminSchemas.ts';
import { managedLanguage } from '../../../shared/catalog/adminViews.ts';
import { orderSchema } from '../../../shared/editing/schemas.ts';
import { orderView, removedView } from '../../../shared/editing/views.ts';
import { inTransaction } from '../../context.ts';
import { languages } from '../../db/schema/index.ts';
import { saveOrder } from '../../editing/saveOrder.ts';
import { success } from '../../http/envelope.ts';
import { once } from '../../http/idempotency.ts';
import { pageOf, sendRange } from '../../http/listQuery.ts';
import { replies } from '../../http/replies.ts';
import { forgetPublicReplies } from '../../http/replyCache.ts';
import { languagesQuery, listManagedLanguages, readManagedLanguage } from './queries.ts';
import { createLanguage, removeLanguage, renameLanguage } from './saveLanguage.ts';

const tags = ['catalog'];
const config = { permission: 'languages.manage' } as const;
const params = z.object({ id: z.uuid() });
const response = replies(envelopeOf(managedLanguage));

/** The languages that clients and contractors may name, for an admin. */
export const languageRoutes: FastifyPluginAsyncZod = async (app) => {
  forgetPublicReplies(app);

  app.get(
    '/admin/languages',
    { config, schema: { tags, querystring: languagesQuery, response: replies(z.array(managedLanguage)) } },
    async ({ ctx, query }, reply) => {
      const page = pageOf(query.range);
      const sort = query.sort ?? (['position', 'ASC'] as const);
      const { rows, total } = await listManagedLanguages(ctx, { q: query.filter?.q, sort, page });
      sendRange(reply, 'languages', page, rows.length, total);
      return rows;
    },
  );

  app.put(
    '/admin/languages/order',
    { config, schema: { tags, body: orderSchema, response: replies(envelopeOf(orderView)) } },
    async ({ ctx, body }) => {
      await inTransaction(ctx, (tx) => saveOrder(tx, { name: 'languages', table: languages }, body));
      return success({ ids: body.ids });
    },
  );

  app.post(
    '/admin/languages',
    { config: { ...config, isRepeatable: true }, schema: { tags, body: createLanguageSchema, response } },
    async (request) => {
      const id = await once(request, (tx) => createLanguage(tx, request.body));
      return success(await readManagedLanguage(request.ctx, id));
    },
  );

  app.put(
    '/admin/languages/:id',
    { config, schema: { tags, params, body: renameLanguageSchema, response } },
    async ({ ctx, params: { id }, body }) => {
      await inTransaction(ctx, (tx) => renameLanguage(tx, id, body));
      return success(await readManagedLanguage(ctx, id));
    },
  );

  app.delete(
    '/admin/languages/:id',
    { config, schema: { tags, params, response: replies(envelopeOf(removedView)) } },
    async ({ ctx, params: { id } }) => {
      await inTransaction(ctx, (tx) => removeLanguage(tx, id));
      return success({ id });
    },
  );
};
