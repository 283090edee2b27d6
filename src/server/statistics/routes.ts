import { statisticsContract } from '../../shared/statistics/contract.ts';
import type { Period } from '../../shared/statistics/period.ts';
import type { PresentTable, StatisticsTable } from '../../shared/statistics/views.ts';
import type { Context } from '../context.ts';
import { sendCsv } from '../http/csv.ts';
import { serve } from '../http/serve.ts';
import { readCoverage } from './coverage.ts';
import { readEnterpriseFigures } from './enterpriseFigures.ts';
import { readOpenAges } from './openAges.ts';
import { readStatistics } from './readStatistics.ts';
import { agesFile, coverageFile, fileNameOf, fileOf } from './tables.ts';

export const statisticsRoutes = serve(statisticsContract, {
  readStatistics: ({ ctx, query }) => readStatistics(ctx.db, query),
  readOpenAges: ({ ctx, query }) => readOpenAges(ctx, query),
  readCoverage: ({ ctx, query }) => readCoverage(ctx, query),
  readEnterpriseFigures: ({ ctx, params }) => readEnterpriseFigures(ctx, params.id),
  async exportStatistics({ ctx, params, query, reply }) {
    const { table } = params;
    const { columns, rows } = await fileOfTable(ctx, table, query);
    return sendCsv(reply, fileNameOf(table, query), columns, rows);
  },
});

async function fileOfTable(ctx: Context, table: StatisticsTable | PresentTable, period: Period) {
  if (table === 'ages') return agesFile(await readOpenAges(ctx, period));
  if (table === 'coverage') return coverageFile(await readCoverage(ctx, period));
  return fileOf(table, await readStatistics(ctx.db, period));
}
