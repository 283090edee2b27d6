import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { dashboardFigureNames } from '../../shared/dashboard/figures.ts';
import { dashboardView } from '../../shared/dashboard/views.ts';
import { success } from '../http/envelope.ts';
import { replies } from '../http/replies.ts';
import { figures } from './figures.ts';

/** What waits for whom and since when, and what goes well: the live figures of the administrator's cards (specification §2.4). */
export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/dashboard',
    {
      config: { permission: 'dashboard.read' },
      schema: { tags: ['dashboard'], response: replies(envelopeOf(dashboardView)) },
    },
    async ({ ctx }) =>
      success(
        await Promise.all(
          dashboardFigureNames.map(async (name) => {
            const { value, since } = await figures[name](ctx);
            return { name, value, since: since?.toISOString() ?? null };
          }),
        ),
      ),
  );
};
