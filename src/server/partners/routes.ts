import { asc, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { partnerItem } from '../../shared/partners/views.ts';
import { partners } from '../db/schema/index.ts';
import { replies } from '../http/replies.ts';

const PUBLIC_CACHE = 'public, max-age=60, stale-while-revalidate=86400';

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
      return ctx.db
        .select({ id: partners.id, name: partners.name, logo: partners.logo, url: partners.url })
        .from(partners)
        .where(eq(partners.isActive, true))
        .orderBy(asc(partners.position), asc(partners.name));
    },
  );
};
