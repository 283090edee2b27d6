import { statisticsContract } from '../../shared/statistics/contract.ts';
import { sendCsv } from '../http/csv.ts';
import { serve } from '../http/serve.ts';
import { readStatistics } from './readStatistics.ts';
import { fileNameOf, fileOf } from './tables.ts';

export const statisticsRoutes = serve(statisticsContract, {
  readStatistics: ({ ctx, query }) => readStatistics(ctx.db, query),
  async exportStatistics({ ctx, params, query, reply }) {
    const { columns, rows } = fileOf(params.table, await readStatistics(ctx.db, query));
    return sendCsv(reply, fileNameOf(params.table, query), columns, rows);
  },
});
