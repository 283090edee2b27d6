import type { FastifyPluginAsync } from 'fastify';
import { managedPackageContract } from '../../shared/packages/contract.ts';
import { inTransaction } from '../context.ts';
import { packages } from '../db/schema/index.ts';
import { saveOrder } from '../editing/saveOrder.ts';
import { forgetPublicReplies } from '../http/replyCache.ts';
import { serve } from '../http/serve.ts';
import { listManagedPackages, readManagedPackage } from './managedPackages.ts';
import { createPackage, updatePackage } from './savePackage.ts';

/** What was changed is read again and shown whole. */
export const managedPackageRoutes: FastifyPluginAsync = async (app) => {
  forgetPublicReplies(app);
  await app.register(
    serve(managedPackageContract, {
      listManagedPackages: ({ ctx, query, page }) => listManagedPackages(ctx, query, page),
      async orderPackages({ ctx, body }) {
        await inTransaction(ctx, (tx) => saveOrder(tx, { name: 'packages', table: packages }, body));
        return { ids: body.ids };
      },
      readManagedPackage: ({ ctx, params }) => readManagedPackage(ctx, params.id),
      createPackage: async ({ ctx, once, body }) =>
        readManagedPackage(ctx, await once((tx) => createPackage(tx, body))),
      async updatePackage({ ctx, once, params, body }) {
        await once((tx) => updatePackage(tx, params.id, body));
        return readManagedPackage(ctx, params.id);
      },
    }),
  );
};
