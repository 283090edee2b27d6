import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { isoDate } from '../../shared/format/dates.ts';
import { type MessageFilter, messageContract } from '../../shared/messages/contract.ts';
import { recordExport } from '../audit-log/recordExport.ts';
import { isOneOf, literal } from '../db/literal.ts';
import { messages } from '../db/schema/index.ts';
import { sendCsv } from '../http/csv.ts';
import { countColumn, countRows } from '../http/listQuery.ts';
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
    const counted = db.select({ one: sql`1` }).from(messages).where(where);
    const rows = await db
      .select({ message: messages, total: countColumn(counted, page) })
      .from(messages)
      .where(where)
      .orderBy(order(columns[field]), order(messages.createdAt), order(messages.id))
      .limit(literal(page.limit))
      .offset(page.offset);
    const total = rows[0]?.total ?? (await countRows(db, counted, page));
    return { rows: rows.map(({ message }) => toMessageItem(message)), total };
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
    wanted?.channel && isOneOf(messages.channel, [wanted.channel]),
    wanted?.status && isOneOf(messages.status, [wanted.status]),
    wanted?.projectId === undefined ? undefined : eq(messages.projectId, wanted.projectId),
    pattern ? or(ilike(messages.recipient, pattern), ilike(messages.body, pattern)) : undefined,
  );
}
