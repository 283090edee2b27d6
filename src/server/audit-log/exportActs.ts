import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { Context } from '../context.ts';
import { auditLog, users } from '../db/schema/index.ts';
import type { CsvColumn } from '../http/csv.ts';
import { keysetPages } from '../http/keysetPages.ts';
import { fr, frOr } from '../texts.ts';
import { actorName } from './acts.ts';

interface ActRow {
  act: typeof auditLog.$inferSelect;
  actorName: string | null;
}

/** Every act of the condition, the oldest first. */
export function exportActs({ db }: Context, where: SQL | undefined): AsyncGenerator<ActRow> {
  return keysetPages((after: ActRow | undefined, limit) =>
    db
      .select({
        act: auditLog,
        actorName,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(and(where, after && comesAfter(after)))
      .orderBy(asc(auditLog.createdAt), asc(auditLog.id))
      .limit(limit),
  );
}

function comesAfter({ act }: ActRow): SQL {
  return gt(
    sql`(${auditLog.createdAt}, ${auditLog.id})`,
    sql`(${act.createdAt.toISOString()}::timestamptz, ${act.id}::uuid)`,
  );
}

const json = (side: unknown) => (side ? JSON.stringify(side) : '');

export const actColumns: CsvColumn<ActRow>[] = [
  { header: fr('auditLog.columnDate'), value: ({ act }) => formatDateTime(act.createdAt) },
  { header: fr('auditLog.columnActor'), value: ({ actorName }) => actorName ?? fr('auditLog.system') },
  { header: fr('auditLog.columnAction'), value: ({ act }) => frOr(`auditLog.action.${act.action}`, act.action) },
  { header: fr('auditLog.columnEntity'), value: ({ act }) => frOr(`auditLog.entity.${act.entity}`, act.entity) },
  { header: fr('export.entityId'), value: ({ act }) => act.entityId },
  { header: fr('auditLog.before'), value: ({ act }) => json(act.before) },
  { header: fr('auditLog.after'), value: ({ act }) => json(act.after) },
];
