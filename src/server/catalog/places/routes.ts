import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../../shared/api/envelope.ts';
import { createCitySchema, createDistrictSchema, renamePlaceSchema } from '../../../shared/catalog/adminSchemas.ts';
import { managedCity, managedDistrict } from '../../../shared/catalog/adminViews.ts';
import { removedView } from '../../../shared/editing/views.ts';
import { inTransaction } from '../../context.ts';
import { success } from '../../http/envelope.ts';
import { once } from '../../http/idempotency.ts';
import { pageOf, sendRange } from '../../http/listQuery.ts';
import { replies } from '../../http/replies.ts';
import { forgetPublicReplies } from '../../http/replyCache.ts';
import {
  citiesQuery,
  districtsQuery,
  listManagedCities,
  listManagedDistricts,
  readManagedCity,
  readManagedDistrict,
} from './queries.ts';
import { createCity, removeCity, renameCity } from './saveCity.ts';
import { createDistrict, removeDistrict, renameDistrict } from './saveDistrict.ts';

const tags = ['catalog'];
const config = { permission: 'places.manage' } as const;
const repeatable = { ...config, isRepeatable: true } as const;
const params = z.object({ id: z.uuid() });
const city = replies(envelopeOf(managedCity));
const district = replies(envelopeOf(managedDistrict));
const removed = replies(envelopeOf(removedView));

/** Cities and their districts, for an admin. */
export const placeRoutes: FastifyPluginAsyncZod = async (app) => {
  forgetPublicReplies(app);

  app.get(
    '/admin/cities',
    { config, schema: { tags, querystring: citiesQuery, response: replies(z.array(managedCity)) } },
    async ({ ctx, query }, reply) => {
      const page = pageOf(query.range);
      const direction = query.sort?.[1] ?? 'ASC';
      const { rows, total } = await listManagedCities(ctx, { q: query.filter?.q, direction, page });
      sendRange(reply, 'cities', page, rows.length, total);
      return rows;
    },
  );

  app.get('/admin/cities/:id', { config, schema: { tags, params, response: city } }, async ({ ctx, params: { id } }) =>
    success(await readManagedCity(ctx, id)),
  );

  app.post(
    '/admin/cities',
    { config: repeatable, schema: { tags, body: createCitySchema, response: city } },
    async (request) => {
      const id = await once(request, (tx) => createCity(tx, request.body));
      return success(await readManagedCity(request.ctx, id));
    },
  );

  app.put(
    '/admin/cities/:id',
    { config, schema: { tags, params, body: renamePlaceSchema, response: city } },
    async ({ ctx, params: { id }, body }) => {
      await inTransaction(ctx, (tx) => renameCity(tx, id, body));
      return success(await readManagedCity(ctx, id));
    },
  );

  app.delete(
    '/admin/cities/:id',
    { config, schema: { tags, params, response: removed } },
    async ({ ctx, params: { id } }) => {
      await inTransaction(ctx, (tx) => removeCity(tx, id));
      return success({ id });
    },
  );

  app.get(
    '/admin/districts',
    { config, schema: { tags, querystring: districtsQuery, response: replies(z.array(managedDistrict)) } },
    async ({ ctx, query }, reply) => {
      const page = pageOf(query.range);
      const direction = query.sort?.[1] ?? 'ASC';
      const { q, cityId } = query.filter ?? {};
      const { rows, total } = await listManagedDistricts(ctx, { q, cityId, direction, page });
      sendRange(reply, 'districts', page, rows.length, total);
      return rows;
    },
  );

  app.post(
    '/admin/districts',
    { config: repeatable, schema: { tags, body: createDistrictSchema, response: district } },
    async (request) => {
      const id = await once(request, (tx) => createDistrict(tx, request.body));
      return success(await readManagedDistrict(request.ctx, id));
    },
  );

  app.put(
    '/admin/districts/:id',
    { config, schema: { tags, params, body: renamePlaceSchema, response: district } },
    async ({ ctx, params: { id }, body }) => {
      await inTransaction(ctx, (tx) => renameDistrict(tx, id, body));
      return success(await readManagedDistrict(ctx, id));
    },
  );

  app.delete(
    '/admin/districts/:id',
    { config, schema: { tags, params, response: removed } },
    async ({ ctx, params: { id } }) => {
      await inTransaction(ctx, (tx) => removeDistrict(tx, id));
      return success({ id });
    },
  );
};
