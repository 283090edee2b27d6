import { and, desc, eq, sql } from 'drizzle-orm';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { Context } from '../context.ts';
import { knownNameOf } from '../db/fullNameOf.ts';
import { auditLog, users } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import { fr } from '../texts.ts';

/** Who did an act, joined with `users`: the person, the client by their link (`recordAct.ts`), null for the clock. */
export const actorName = sql<
  string | null
>`case when ${auditLog.after} ->> 'via' = 'link' then ${fr('auditLog.byLink')} else ${knownNameOf(users)} end`;

/** The acts on a record, newest first, with what each replaced; an admin reads all in the audit log. */
export async function readActs(ctx: Context, entity: string, entityId: string, limit = 20) {
  const { id, action, before, createdAt } = auditLog;
  const rows = await ctx.db
    .select({ id, action, actorName, createdAt, before })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** The same, for whoever need not know what was replaced. */
export const listActs = async (...asked: Parameters<typeof readActs>) =>
  (await readActs(...asked)).map(({ before: _, ...act }) => act);

/** STALE, with who changed the record last and when, as far as the audit log knows. */
export async function stale(ctx: Context, entity: string, entityId: string) {
  const [last] = await listActs(ctx, entity, entityId, 1);
  if (!last) return refused('STALE', 'audit.stale');
  return refused('STALE', 'audit.staleBy', {
    who: last.actorName ?? fr('auditLog.system'),
    when: formatDateTime(last.createdAt),
  });
}
