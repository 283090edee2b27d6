import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { partnerItem } from '../../shared/partners/views.ts';
import { PUBLIC_CACHE } from '../http/publicCache.ts';
import { replies } from '../http/replies.ts';
import { listPartners } from './queries.ts';

/** The partners of the home page's slider, in order, as a bare list. */
export const partnerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/get-partners',
    {
      config: { permission: 'partners.read' },
      schema: { tags: ['partners'], response: replies(z.array(partnerItem)) },
    },
    async ({ ctx }, reply) => {
      reply.header('Cache-Control', PUBLIC_CACHE);
      return listPartners(ctx.db);
    },
  );
};
