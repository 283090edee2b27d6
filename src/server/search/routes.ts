import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { SEARCH_MAX } from '../../shared/search/rules.ts';
import { searchResults } from '../../shared/search/views.ts';
import { success } from '../http/envelope.ts';
import { replies } from '../http/replies.ts';
import { searchEverything } from './searchEverything.ts';

const querystring = z.object({ q: z.string().check(z.maxLength(SEARCH_MAX, 'common.tooLong')) });

/** One search over everything that staff work on. */
export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/search',
    {
      config: { permission: 'search.use' },
      schema: { tags: ['search'], querystring, response: replies(envelopeOf(searchResults)) },
    },
    async ({ ctx, query }) => success(await searchEverything(ctx, query.q)),
  );
};
