import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { dashboardFigureNames } from '../../shared/dashboard/figures.ts';
import { dashboardView, workView, workWeeksView } from '../../shared/dashboard/views.ts';
import { workFigureNames, workFigures } from '../../shared/dashboard/work.ts';
import { actorOf, type Context } from '../context.ts';
import { success } from '../http/envelope.ts';
import { replies } from '../http/replies.ts';
import { figures } from './figures.ts';
import type { ReadFigure } from './readings.ts';
import { readWeeks } from './weeks.ts';
import { workReadings } from './work.ts';

const tags = ['dashboard'];

/** What waits for whom and since when, and what goes well: the administrator's cards (specification §2.4) and each agent's first page. */
export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/dashboard',
    {
      config: { permission: 'dashboard.read' },
      schema: { tags, response: replies(envelopeOf(dashboardView)) },
    },
    async ({ ctx }) => success(await readAll(ctx, dashboardFigureNames, figures)),
  );

  app.get(
    '/admin/my-work',
    {
      config: { permission: 'dashboard.readOwn' },
      schema: { tags, response: replies(envelopeOf(workView)) },
    },
    async ({ ctx }) => {
      const { role } = actorOf(ctx);
      const own = workFigureNames.filter((name) => workFigures[name].role === role);
      return success(await readAll(ctx, own, workReadings));
    },
  );

  app.get(
    '/admin/my-work/weeks',
    {
      config: { permission: 'dashboard.readOwn' },
      schema: { tags, response: replies(envelopeOf(workWeeksView)) },
    },
    async ({ ctx }) => success(await readWeeks(ctx)),
  );
};

function readAll<Name extends string>(ctx: Context, names: readonly Name[], readings: Record<Name, ReadFigure>) {
  return Promise.all(
    names.map(async (name) => {
      const { value, since } = await readings[name](ctx);
      return { name, value, since: since?.toISOString() ?? null };
    }),
  );
}
