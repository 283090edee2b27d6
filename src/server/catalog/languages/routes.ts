import type { FastifyPluginAsync } from 'fastify';
import { languageContract } from '../../../shared/catalog/adminContract.ts';
import { inTransaction } from '../../context.ts';
import { languages } from '../../db/schema/index.ts';
import { saveOrder } from '../../editing/saveOrder.ts';
import { forgetPublicReplies } from '../../http/replyCache.ts';
import { serve } from '../../http/serve.ts';
import { listManagedLanguages, readManagedLanguage } from './queries.ts';
import { createLanguage, removeLanguage, renameLanguage } from './saveLanguage.ts';

/** The languages that clients and contractors may name, for an admin. */
export const languageRoutes: FastifyPluginAsync = async (app) => {
  forgetPublicReplies(app);
  await app.register(
    serve(languageContract, {
      listManagedLanguages: ({ ctx, query, page }) =>
        listManagedLanguages(ctx, { q: query.filter?.q, sort: query.sort ?? ['position', 'ASC'], page }),
      async orderLanguages({ ctx, body }) {
        await inTransaction(ctx, (tx) => saveOrder(tx, { name: 'languages', table: languages }, body));
        return { ids: body.ids };
      },
      createLanguage: async ({ ctx, once, body }) =>
        readManagedLanguage(ctx, await once((tx) => createLanguage(tx, body))),
      async renameLanguage({ ctx, once, params, body }) {
        await once((tx) => renameLanguage(tx, params.id, body));
        return readManagedLanguage(ctx, params.id);
      },
      async removeLanguage({ ctx, params }) {
        await inTransaction(ctx, (tx) => removeLanguage(tx, params.id));
        return { id: params.id };
      },
    }),
  );
};
