import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { auditItem } from '../../shared/audit-log/views.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { auditLog, users } from '../db/schema/index.ts';
import { sendCsv } from '../http/csv.ts';
import { countRows, listQuery, pageOf, sendRange } from '../http/listQuery.ts';
import { fileReplies, replies } from '../http/replies.ts';
import { actColumns, exportActs } from './exportActs.ts';
import { recordExport } from './recordExport.ts';

const filter = z.strictObject({
  action: z.string().max(50).optional(),
  entity: z.string().max(50).optional(),
  entityId: z.uuid().optional(),
  actorId: z.uuid().optional(),
});
const query = listQuery(['createdAt', 'action', 'entity'], filter);
const columns = { createdAt: auditLog.createdAt, action: auditLog.action, entity: auditLog.entity };

/** The acts of staff, for an admin (design §7). */
export const auditLogRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/audit-log',
    {
      config: { permission: 'auditLog.list' },
      schema: {
        tags: ['audit-log'],
        querystring: query,
        response: replies(z.array(auditItem)),
      },
    },
    async (request, reply) => {
      const { db } = request.ctx;
      const { sort: [field, direction] = ['createdAt', 'DESC'], range } = request.query;
      const where = conditionOf(request.query.filter);
      const page = pageOf(range);
      const order = direction === 'ASC' ? asc : desc;
      const rows = await db
        .select({
          act: auditLog,
          actorName: sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
        })
        .from(auditLog)
        .leftJoin(users, eq(users.id, auditLog.actorId))
        .where(where)
        .orderBy(order(columns[field]), order(auditLog.createdAt), order(auditLog.id))
        .limit(page.limit)
        .offset(page.offset);
      const total = await countRows(db, db.select({ one: sql`1` }).from(auditLog).where(where), page);
      sendRange(reply, 'audit-log', page, rows.length, total);
      return rows.map(({ act, actorName }) => ({
        ...act,
        ...jsonOf(act),
        actorName,
        createdAt: act.createdAt.toISOString(),
      }));
    },
  );

  app.get(
    '/admin/audit-log/export',
    {
      config: { permission: 'auditLog.export' },
      schema: { tags: ['audit-log'], querystring: query.pick({ filter: true }), response: fileReplies('text/csv') },
    },
    async ({ ctx, query: { filter: wanted } }, reply) => {
      await recordExport(ctx, 'audit-log', wanted);
      return sendCsv(reply, `journal-${isoDate(ctx.now)}.csv`, actColumns, exportActs(ctx, conditionOf(wanted)));
    },
  );
};

function conditionOf(wanted: z.output<typeof filter> | undefined): SQL | undefined {
  return and(
    wanted?.action === undefined ? undefined : eq(auditLog.action, wanted.action),
    wanted?.entity === undefined ? undefined : eq(auditLog.entity, wanted.entity),
    wanted?.entityId === undefined ? undefined : eq(auditLog.entityId, wanted.entityId),
    wanted?.actorId === undefined ? undefined : eq(auditLog.actorId, wanted.actorId),
  );
}

/** Written by us alone, always objects. */
function jsonOf({ before, after }: typeof auditLog.$inferSelect) {
  return { before: before as Record<string, unknown> | null, after: after as Record<string, unknown> | null };
}
