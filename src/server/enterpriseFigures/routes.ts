import { enterpriseFiguresContract } from '../../shared/enterpriseFigures/contract.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { recordExport } from '../audit-log/recordExport.ts';
import { sendCsv } from '../http/csv.ts';
import { serve } from '../http/serve.ts';
import { figuresColumns, monthColumns, situationColumns } from './files.ts';
import { exportEnterpriseFigures, lastMonths, listEnterpriseFigures } from './listEnterpriseFigures.ts';
import { readPackageOutlook } from './packageOutlook.ts';

export const enterpriseFiguresRoutes = serve(enterpriseFiguresContract, {
  listEnterpriseFigures: ({ ctx, query: { filter, sort }, page }) => listEnterpriseFigures(ctx, { filter, sort, page }),
  async exportEnterpriseFigures({ ctx, query: { filter }, reply }) {
    await recordExport(ctx, 'enterpriseFigures', filter);
    const rows = await exportEnterpriseFigures(ctx, filter);
    const name = `oasis-resultats-entreprises-${isoDate(ctx.now)}.csv`;
    return sendCsv(reply, name, figuresColumns(lastMonths(ctx.now)), rows);
  },
  readPackageOutlook: ({ ctx }) => readPackageOutlook(ctx),
  async exportPackageOutlook({ ctx, params: { table }, reply }) {
    const { situations, months } = await readPackageOutlook(ctx);
    const name = `oasis-outlook-${table}-${isoDate(ctx.now)}.csv`;
    return table === 'situations'
      ? sendCsv(reply, name, situationColumns, situations)
      : sendCsv(reply, name, monthColumns, months);
  },
});
