import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { type ActFilter, auditLogContract } from '../../shared/audit-log/contract.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { auditLog, users } from '../db/schema/index.ts';
import { sendCsv } from '../http/csv.ts';
import { countRows } from '../http/listQuery.ts';
import { serve } from '../http/serve.ts';
import { actorName } from './acts.ts';
import { actColumns, exportActs } from './exportActs.ts';
import { recordExport } from './recordExport.ts';
import { readRecordLabels } from './recordLabels.ts';

const columns = { createdAt: auditLog.createdAt, action: auditLog.action, entity: auditLog.entity };

export const auditLogRoutes = serve(auditLogContract, {
  async listActs({ ctx, query: { filter, sort }, page }) {
    const { db } = ctx;
    const [field, direction] = sort ?? (['createdAt', 'DESC'] as const);
    const where = conditionOf(filter);
    const order = direction === 'ASC' ? asc : desc;
    const rows = await db
      .select({
        act: auditLog,
        actorName,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(where)
      .orderBy(order(columns[field]), order(auditLog.createdAt), order(auditLog.id))
      .limit(page.limit)
      .offset(page.offset);
    const total = await countRows(db, db.select({ one: sql`1` }).from(auditLog).where(where), page);
    const labels = await readRecordLabels(
      ctx,
      rows.map(({ act }) => act),
    );
    const items = rows.map(({ act, actorName }) => ({
      ...act,
      ...jsonOf(act),
      actorName,
      recordLabel: labels.get(act.entityId) || null,
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
    wanted?.from === undefined ? undefined : gte(auditLog.createdAt, startOf(wanted.from)),
    wanted?.to === undefined ? undefined : lt(auditLog.createdAt, startOf(wanted.to, 1)),
  );
}

const DAY_MS = 86_400_000;

/** A day of Conakry, which keeps UTC, or so many days later. */
const startOf = (day: string, daysLater = 0): Date => new Date(Date.parse(day) + daysLater * DAY_MS);

/** Written by us alone, always objects. */
function jsonOf({ before, after }: typeof auditLog.$inferSelect) {
  return { before: before as Record<string, unknown> | null, after: after as Record<string, unknown> | null };
}
