import type { FastifyPluginAsync } from 'fastify';
import { placeContract } from '../../../shared/catalog/adminContract.ts';
import { inTransaction } from '../../context.ts';
import { forgetPublicReplies } from '../../http/replyCache.ts';
import { serve } from '../../http/serve.ts';
import { listManagedCities, listManagedDistricts, readManagedCity, readManagedDistrict } from './queries.ts';
import { createCity, removeCity, updateCity } from './saveCity.ts';
import { createDistrict, removeDistrict, renameDistrict } from './saveDistrict.ts';

/** Cities and their districts, for an admin. */
export const placeRoutes: FastifyPluginAsync = async (app) => {
  forgetPublicReplies(app);
  await app.register(
    serve(placeContract, {
      listManagedCities: ({ ctx, query: { filter, sort }, page }) =>
        listManagedCities(ctx, { q: filter?.q, direction: sort?.[1] ?? 'ASC', page }),
      readManagedCity: ({ ctx, params }) => readManagedCity(ctx, params.id),
      createCity: async ({ ctx, once, body }) => readManagedCity(ctx, await once((tx) => createCity(tx, body))),
      async updateCity({ ctx, params, body }) {
        await inTransaction(ctx, (tx) => updateCity(tx, params.id, body));
        return readManagedCity(ctx, params.id);
      },
      async removeCity({ ctx, params }) {
        await inTransaction(ctx, (tx) => removeCity(tx, params.id));
        return { id: params.id };
      },
      listManagedDistricts: ({ ctx, query: { filter, sort }, page }) =>
        listManagedDistricts(ctx, { q: filter?.q, cityId: filter?.cityId, direction: sort?.[1] ?? 'ASC', page }),
      createDistrict: async ({ ctx, once, body }) =>
        readManagedDistrict(ctx, await once((tx) => createDistrict(tx, body))),
      async renameDistrict({ ctx, params, body }) {
        await inTransaction(ctx, (tx) => renameDistrict(tx, params.id, body));
        return readManagedDistrict(ctx, params.id);
      },
      async removeDistrict({ ctx, params }) {
        await inTransaction(ctx, (tx) => removeDistrict(tx, params.id));
        return { id: params.id };
      },
    }),
  );
};
