import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { statisticsPeriod } from '../../shared/statistics/schemas.ts';
import { statisticsTables, statisticsView } from '../../shared/statistics/views.ts';
import { sendCsv } from '../http/csv.ts';
import { success } from '../http/envelope.ts';
import { fileReplies, replies } from '../http/replies.ts';
import { readStatistics } from './readStatistics.ts';
import { fileNameOf, fileOf } from './tables.ts';

const tags = ['statistics'];

/** The figures of a period for an admin, and the table of each chart as a file (specification §2.4, design §9). */
export const statisticsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/statistics',
    {
      config: { permission: 'statistics.read' },
      schema: { tags, querystring: statisticsPeriod, response: replies(envelopeOf(statisticsView)) },
    },
    async ({ ctx, query }) => success(await readStatistics(ctx.db, query)),
  );

  app.get(
    '/admin/statistics/:table',
    {
      config: { permission: 'statistics.read' },
      schema: {
        tags,
        params: z.object({ table: z.enum(statisticsTables) }),
        querystring: statisticsPeriod,
        response: fileReplies('text/csv'),
      },
    },
    async ({ ctx, params, query }, reply) => {
      const { columns, rows } = fileOf(params.table, await readStatistics(ctx.db, query));
      return sendCsv(reply, fileNameOf(params.table, query), columns, rows);
    },
  );
};
