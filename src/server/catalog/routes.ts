import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { roles } from '../../shared/auth/roles.ts';
import { languageItem, placeItem, questionItem, roleItem, serviceItem } from '../../shared/catalog/views.ts';
import { PUBLIC_CACHE } from '../http/publicCache.ts';
import { replies } from '../http/replies.ts';
import {
  listCities,
  listDistricts,
  listLanguages,
  listQuestions,
  listServices,
  type ServiceSelection,
} from './queries.ts';

/** The lists of services, by path. */
export const serviceSelections: Record<string, ServiceSelection> = {
  '/get-active-services': {},
  '/get-spotLighted-services': { group: 'featured' },
  '/get-not-spotLighted-services': { group: 'other' },
  '/get-specialized-services': { group: 'specialized' },
  '/get-quick-search-services': { isQuickSearch: true },
};

const config = { permission: 'catalog.read' } as const;
const tags = ['catalog'];

/** Public data, as bare lists (specification §7). */
export const catalogRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 200) reply.header('Cache-Control', PUBLIC_CACHE);
  });

  const kept = app.publicReplies.keep;

  for (const [path, selection] of Object.entries(serviceSelections)) {
    app.get(path, { config, schema: { tags, response: replies(z.array(serviceItem)) } }, (request, reply) =>
      kept(request, reply, () => listServices(request.ctx, selection)),
    );
  }

  app.get('/get-languages', { config, schema: { tags, response: replies(z.array(languageItem)) } }, (request, reply) =>
    kept(request, reply, () => listLanguages(request.ctx)),
  );

  app.get('/get-cities', { config, schema: { tags, response: replies(z.array(placeItem)) } }, (request, reply) =>
    kept(request, reply, () => listCities(request.ctx)),
  );

  app.get(
    '/get-districts/:cityId',
    { config, schema: { tags, params: z.object({ cityId: z.uuid() }), response: replies(z.array(placeItem)) } },
    (request, reply) => kept(request, reply, () => listDistricts(request.ctx, request.params.cityId)),
  );

  app.get(
    '/get-questions/:serviceId',
    { config, schema: { tags, params: z.object({ serviceId: z.uuid() }), response: replies(z.array(questionItem)) } },
    (request, reply) => kept(request, reply, () => listQuestions(request.ctx, request.params.serviceId)),
  );

  app.get('/get-user-roles', { config, schema: { tags, response: replies(z.array(roleItem)) } }, async () =>
    roles.map((role) => ({ id: role, name: role })),
  );
};
