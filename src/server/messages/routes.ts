import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { messageChannels, messageStates } from '../../shared/messages/status.ts';
import { messageItem } from '../../shared/messages/views.ts';
import { messages } from '../db/schema/index.ts';
import { countRows, listQuery, pageOf, sendRange } from '../http/listQuery.ts';
import { replies } from '../http/replies.ts';
import { toMessageItem } from './presenter.ts';

const filter = z.strictObject({
  q: z.string().max(100).optional(),
  channel: z.enum(messageChannels).optional(),
  status: z.enum(messageStates).optional(),
  projectId: z.uuid().optional(),
});
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
        querystring: listQuery(['createdAt', 'status', 'channel', 'recipient'], filter),
        response: replies(z.array(messageItem)),
      },
    },
    async (request, reply) => {
      const { db } = request.ctx;
      const { filter: wanted, sort: [field, direction] = ['createdAt', 'DESC'], range } = request.query;
      const pattern = wanted?.q && `%${wanted.q.trim().replace(/[\\%_]/g, '\\$&')}%`;
      const where = and(
        wanted?.channel === undefined ? undefined : eq(messages.channel, wanted.channel),
        wanted?.status === undefined ? undefined : eq(messages.status, wanted.status),
        wanted?.projectId === undefined ? undefined : eq(messages.projectId, wanted.projectId),
        pattern ? or(ilike(messages.recipient, pattern), ilike(messages.body, pattern)) : undefined,
      );
      const page = pageOf(range);
      const order = direction === 'ASC' ? asc : desc;
      const rows = await db
        .select()
        .from(messages)
        .where(where)
        .orderBy(order(columns[field]), order(messages.createdAt), order(messages.id))
        .limit(page.limit)
        .offset(page.offset);
      const total = await countRows(db, db.select({ one: sql`1` }).from(messages).where(where));
      sendRange(reply, 'messages', page, rows.length, total);
      return rows.map(toMessageItem);
    },
  );
};
