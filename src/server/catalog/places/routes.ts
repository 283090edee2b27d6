import type { FastifyPluginAsync } from 'fastify';
import { placeContract } from '../../../shared/catalog/adminContract.ts';
import { placeAdminContract } from '../../../shared/places/adminContract.ts';
import { inTransaction } from '../../context.ts';
import { forgetPublicReplies } from '../../http/replyCache.ts';
import { serve } from '../../http/serve.ts';
import { importPlaces } from './importPlaces.ts';
import { listManagedPlaces, readManagedPlace } from './managedPlaces.ts';
import { listManagedCities, listManagedDistricts, readManagedCity, readManagedDistrict } from './queries.ts';
import { createCity, removeCity, updateCity } from './saveCity.ts';
import { createDistrict, removeDistrict, renameDistrict } from './saveDistrict.ts';
import { createPlace, removePlace, updatePlace } from './savePlace.ts';

/** The import as one body (`importPlacesSchema`), in bytes. */
const IMPORT_BODY_LIMIT = 4 * 1024 * 1024;

/** Cities, their districts and the landmarks, for an admin. */
export const placeRoutes: FastifyPluginAsync = async (app) => {
  forgetPublicReplies(app);
  await app.register(
    serve(placeContract, {
      listManagedCities: ({ ctx, query: { filter, sort }, page }) =>
        listManagedCities(ctx, { q: filter?.q, direction: sort?.[1] ?? 'ASC', page }),
      readManagedCity: ({ ctx, params }) => readManagedCity(ctx, params.id),
      createCity: async ({ ctx, once, body }) => readManagedCity(ctx, await once((tx) => createCity(tx, body))),
      async updateCity({ ctx, once, params, body }) {
        await once((tx) => updateCity(tx, params.id, body));
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
      async renameDistrict({ ctx, once, params, body }) {
        await once((tx) => renameDistrict(tx, params.id, body));
        return readManagedDistrict(ctx, params.id);
      },
      async removeDistrict({ ctx, params }) {
        await inTransaction(ctx, (tx) => removeDistrict(tx, params.id));
        return { id: params.id };
      },
    }),
  );
  await app.register(
    serve(placeAdminContract, {
      listManagedPlaces: ({ ctx, query: { filter, sort }, page }) =>
        listManagedPlaces(ctx, {
          q: filter?.q,
          kind: filter?.kind,
          cityId: filter?.cityId,
          direction: sort?.[1] ?? 'ASC',
          page,
        }),
      importPlaces: {
        bodyLimit: IMPORT_BODY_LIMIT,
        handle: ({ once, body }) => once((tx) => importPlaces(tx, body.content)),
      },
      readManagedPlace: ({ ctx, params }) => readManagedPlace(ctx, params.id),
      createPlace: async ({ ctx, once, body }) => readManagedPlace(ctx, await once((tx) => createPlace(tx, body))),
      async updatePlace({ ctx, once, params, body }) {
        await once((tx) => updatePlace(tx, params.id, body));
        return readManagedPlace(ctx, params.id);
      },
      async removePlace({ ctx, params }) {
        await inTransaction(ctx, (tx) => removePlace(tx, params.id));
        return { id: params.id };
      },
    }),
  );
};
