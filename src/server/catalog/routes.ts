import type { FastifyPluginAsync } from 'fastify';
import { roles } from '../../shared/auth/roles.ts';
import { catalogContract } from '../../shared/catalog/contract.ts';
import { placeSearchContract } from '../../shared/places/contract.ts';
import { PUBLIC_CACHE } from '../http/publicCache.ts';
import { serve } from '../http/serve.ts';
import { listLocatedPlaces } from './places/listLocatedPlaces.ts';
import { searchPlaces } from './places/searchPlaces.ts';
import { listCities, listDistricts, listLanguages, listQuestions, listServices, serviceSelections } from './queries.ts';

const kept = <Handle>(handle: Handle) => ({ isKept: true, handle }) as const;

/** Public data, as bare lists (specification §7). */
export const catalogRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 200) reply.header('Cache-Control', PUBLIC_CACHE);
  });
  await app.register(
    serve(catalogContract, {
      listActiveServices: kept(({ ctx }) => listServices(ctx, serviceSelections.listActiveServices)),
      listFeaturedServices: kept(({ ctx }) => listServices(ctx, serviceSelections.listFeaturedServices)),
      listOtherServices: kept(({ ctx }) => listServices(ctx, serviceSelections.listOtherServices)),
      listSpecializedServices: kept(({ ctx }) => listServices(ctx, serviceSelections.listSpecializedServices)),
      listQuickSearchServices: kept(({ ctx }) => listServices(ctx, serviceSelections.listQuickSearchServices)),
      listLanguages: kept(({ ctx }) => listLanguages(ctx)),
      listCities: kept(({ ctx }) => listCities(ctx)),
      listDistricts: kept(({ ctx, params }) => listDistricts(ctx, params.cityId)),
      listQuestions: kept(({ ctx, params }) => listQuestions(ctx, params.serviceId)),
      listRoles: () => roles.map((role) => ({ id: role, name: role })),
    }),
  );
  await app.register(
    serve(placeSearchContract, {
      searchPlaces: { limit: 'placeSearch', handle: ({ ctx, query }) => searchPlaces(ctx, query.q, query.cityId) },
      listLocatedPlaces: kept(({ ctx }) => listLocatedPlaces(ctx)),
    }),
  );
};
