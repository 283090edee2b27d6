import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { isoDate } from '../../shared/format/dates.ts';
import { type MessageFilter, messageContract } from '../../shared/messages/contract.ts';
import { recordExport } from '../audit-log/recordExport.ts';
import { messages } from '../db/schema/index.ts';
import { sendCsv } from '../http/csv.ts';
import { countRows } from '../http/listQuery.ts';
import { serve } from '../http/serve.ts';
import { exportMessages, messageColumns } from './exportMessages.ts';
import { toMessageItem } from './presenter.ts';

const columns = {
  createdAt: messages.createdAt,
  status: messages.status,
  channel: messages.channel,
  recipient: messages.recipient,
};

export const messageRoutes = serve(messageContract, {
  async listMessages({ ctx: { db }, query: { filter, sort }, page }) {
    const [field, direction] = sort ?? (['createdAt', 'DESC'] as const);
    const where = conditionOf(filter);
    const order = direction === 'ASC' ? asc : desc;
    const rows = await db
      .select()
      .from(messages)
      .where(where)
      .orderBy(order(columns[field]), order(messages.createdAt), order(messages.id))
      .limit(page.limit)
      .offset(page.offset);
    const total = await countRows(db, db.select({ one: sql`1` }).from(messages).where(where), page);
    return { rows: rows.map(toMessageItem), total };
  },
  async exportMessages({ ctx, query: { filter }, reply }) {
    await recordExport(ctx, 'messages', filter);
    const rows = exportMessages(ctx, conditionOf(filter));
    return sendCsv(reply, `messages-${isoDate(ctx.now)}.csv`, messageColumns, rows);
  },
});

function conditionOf(wanted: MessageFilter | undefined): SQL | undefined {
  const pattern = wanted?.q && `%${wanted.q.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    wanted?.channel === undefined ? undefined : eq(messages.channel, wanted.channel),
    wanted?.status === undefined ? undefined : eq(messages.status, wanted.status),
    wanted?.projectId === undefined ? undefined : eq(messages.projectId, wanted.projectId),
    pattern ? or(ilike(messages.recipient, pattern), ilike(messages.body, pattern)) : undefined,
  );
}
