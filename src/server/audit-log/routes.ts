import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type ActFilter, auditLogContract } from '../../shared/audit-log/contract.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { auditLog, users } from '../db/schema/index.ts';
import { sendCsv } from '../http/csv.ts';
import { countRows } from '../http/listQuery.ts';
import { serve } from '../http/serve.ts';
import { actColumns, exportActs } from './exportActs.ts';
import { recordExport } from './recordExport.ts';

const columns = { createdAt: auditLog.createdAt, action: auditLog.action, entity: auditLog.entity };

export const auditLogRoutes = serve(auditLogContract, {
  async listActs({ ctx: { db }, query: { filter, sort }, page }) {
    const [field, direction] = sort ?? (['createdAt', 'DESC'] as const);
    const where = conditionOf(filter);
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
    const items = rows.map(({ act, actorName }) => ({
      ...act,
      ...jsonOf(act),
      actorName,
      createdAt: act.createdAt.toISOString(),
    }));
    return { rows: items, total };
  },
  async exportActs({ ctx, query: { filter }, reply }) {
    await recordExport(ctx, 'audit-log', filter);
    return sendCsv(reply, `journal-${isoDate(ctx.now)}.csv`, actColumns, exportActs(ctx, conditionOf(filter)));
  },
});

function conditionOf(wanted: ActFilter | undefined): SQL | undefined {
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
