import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isoDate } from '../../shared/format/dates.ts';
import { messageChannels, messageStates } from '../../shared/messages/status.ts';
import { messageItem } from '../../shared/messages/views.ts';
import { recordExport } from '../audit-log/recordExport.ts';
import { messages } from '../db/schema/index.ts';
import { sendCsv } from '../http/csv.ts';
import { countRows, listQuery, pageOf, sendRange } from '../http/listQuery.ts';
import { fileReplies, replies } from '../http/replies.ts';
import { exportMessages, messageColumns } from './exportMessages.ts';
import { toMessageItem } from './presenter.ts';

const filter = z.strictObject({
  q: z.string().max(100).optional(),
  channel: z.enum(messageChannels).optional(),
  status: z.enum(messageStates).optional(),
  projectId: z.uuid().optional(),
});
const query = listQuery(['createdAt', 'status', 'channel', 'recipient'], filter);
const columns = {
  createdAt: messages.createdAt,
  status: messages.status,
  channel: messages.channel,
  recipient: messages.recipient,
};

/** Every SMS and e-mail, for staff (design §6, `/admin/{resource}`). */
export const messageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/messages',
    {
      config: { permission: 'messages.list' },
      schema: {
        tags: ['messages'],
        querystring: query,
        response: replies(z.array(messageItem)),
      },
    },
    async (request, reply) => {
      const { db } = request.ctx;
      const { sort: [field, direction] = ['createdAt', 'DESC'], range } = request.query;
      const where = conditionOf(request.query.filter);
      const page = pageOf(range);
      const order = direction === 'ASC' ? asc : desc;
      const rows = await db
        .select()
        .from(messages)
        .where(where)
        .orderBy(order(columns[field]), order(messages.createdAt), order(messages.id))
        .limit(page.limit)
        .offset(page.offset);
      const total = await countRows(db, db.select({ one: sql`1` }).from(messages).where(where), page);
      sendRange(reply, 'messages', page, rows.length, total);
      return rows.map(toMessageItem);
    },
  );

  app.get(
    '/admin/messages/export',
    {
      config: { permission: 'messages.export' },
      schema: { tags: ['messages'], querystring: query.pick({ filter: true }), response: fileReplies('text/csv') },
    },
    async ({ ctx, query: { filter: wanted } }, reply) => {
      await recordExport(ctx, 'messages', wanted);
      const rows = exportMessages(ctx, conditionOf(wanted));
      return sendCsv(reply, `messages-${isoDate(ctx.now)}.csv`, messageColumns, rows);
    },
  );
};

function conditionOf(wanted: z.output<typeof filter> | undefined): SQL | undefined {
  const pattern = wanted?.q && `%${wanted.q.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    wanted?.channel === undefined ? undefined : eq(messages.channel, wanted.channel),
    wanted?.status === undefined ? undefined : eq(messages.status, wanted.status),
    wanted?.projectId === undefined ? undefined : eq(messages.projectId, wanted.projectId),
    pattern ? or(ilike(messages.recipient, pattern), ilike(messages.body, pattern)) : undefined,
  );
}
