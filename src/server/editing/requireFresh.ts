import { and, desc, eq, sql } from 'drizzle-orm';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { Context } from '../context.ts';
import { auditLog, users } from '../db/schema/index.ts';
import { type Refusal, refused } from '../http/errors.ts';
import type { EditedList } from './lockList.ts';

interface Version {
  id: string;
  updatedAt: Date;
}

/** Raises STALE, naming who changed the record and when, where it is not the version that the form was opened on. */
export async function requireFresh(tx: Context, entity: EditedList, row: Version, seen: string): Promise<void> {
  if (new Date(seen).getTime() !== row.updatedAt.getTime()) throw await staleRefusal(tx, entity, row.id);
}

/** STALE by the last act on this record, or on any of the list where none is named. */
export async function staleRefusal(tx: Context, entity: EditedList, id?: string): Promise<Refusal> {
  const [act] = await tx.db
    .select({
      at: auditLog.createdAt,
      who: sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.entity, entity), id ? eq(auditLog.entityId, id) : undefined))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  if (!act?.who) return refused('STALE', 'editing.staleUnknown');
  return refused('STALE', 'editing.stale', { who: act.who, when: formatDateTime(act.at) });
}

/** The version that a change makes: later than the one before it, even within one millisecond. */
export function nextVersion(before: Date, now: Date): Date {
  return now > before ? now : new Date(before.getTime() + 1);
}
