import type { FastifyPluginAsync } from 'fastify';
import { managedPartnerContract } from '../../shared/partners/contract.ts';
import { inTransaction } from '../context.ts';
import { partners } from '../db/schema/index.ts';
import { saveOrder } from '../editing/saveOrder.ts';
import { forgetPublicReplies } from '../http/replyCache.ts';
import { serve } from '../http/serve.ts';
import { listManagedPartners, readManagedPartner } from './managedPartners.ts';
import { createPartner, removePartner, updatePartner } from './savePartner.ts';

/** What was changed is read again and shown whole. */
export const managedPartnerRoutes: FastifyPluginAsync = async (app) => {
  forgetPublicReplies(app);
  await app.register(
    serve(managedPartnerContract, {
      listManagedPartners: ({ ctx, query, page }) => listManagedPartners(ctx, query, page),
      async orderPartners({ ctx, body }) {
        await inTransaction(ctx, (tx) => saveOrder(tx, { name: 'partners', table: partners }, body));
        return { ids: body.ids };
      },
      readManagedPartner: ({ ctx, params }) => readManagedPartner(ctx, params.id),
      createPartner: async ({ ctx, once, body }) =>
        readManagedPartner(ctx, await once((tx) => createPartner(tx, body))),
      async updatePartner({ ctx, once, params, body }) {
        await once((tx) => updatePartner(tx, params.id, body));
        return readManagedPartner(ctx, params.id);
      },
      async removePartner({ ctx, params }) {
        await inTransaction(ctx, (tx) => removePartner(tx, params.id));
        return { id: params.id };
      },
    }),
  );
};
