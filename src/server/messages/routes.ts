import { isoDate } from '../../shared/format/dates.ts';
import { messageContract } from '../../shared/messages/contract.ts';
import { recordExport } from '../audit-log/recordExport.ts';
import { sendCsv } from '../http/csv.ts';
import { serve } from '../http/serve.ts';
import { exportMessages, messageColumns } from './exportMessages.ts';
import { listMessages, messageCondition } from './listMessages.ts';

export const messageRoutes = serve(messageContract, {
  listMessages: ({ ctx, query, page }) => listMessages(ctx, query, page),
  async exportMessages({ ctx, query: { filter }, reply }) {
    await recordExport(ctx, 'messages', filter);
    const rows = exportMessages(ctx, messageCondition(filter));
    return sendCsv(reply, `messages-${isoDate(ctx.now)}.csv`, messageColumns, rows);
  },
});
