import { and, eq, gt } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import type { Context } from '../context.ts';
import { absences, auditLog, standIns, users } from '../db/schema/index.ts';
import { isPresent, isRunning } from '../users/presence.ts';
import { type AbsenceRow, recordHandOver } from './handOver.ts';
import { type StandIn, workOf } from './works.ts';

/**
 * Gives back what colleagues had during an absence that is over, as far as it is open and they have not begun it;
 * whoever called or changed something goes on with it (docs/decisions/0086). Who is away again at once gets it later;
 * who works here no more gets nothing, nor what their role may not have any more. The caller holds `lockAbsences`.
 */
export async function giveBack(tx: Context, absence: AbsenceRow): Promise<void> {
  const rows = await tx.db.select().from(standIns).where(eq(standIns.absenceId, absence.id)).orderBy(standIns.id);
  if (rows.length === 0) return;
  const [next] = await tx.db
    .select({ id: absences.id })
    .from(absences)
    .where(and(eq(absences.userId, absence.userId), isRunning(tx)));
  if (next) {
    await tx.db.update(standIns).set({ absenceId: next.id }).where(eq(standIns.absenceId, absence.id));
    return;
  }
  const [person] = await tx.db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.id, absence.userId), isPresent(tx)));
  for (const row of rows) if (person) await giveOneBack(tx, row, person);
  await tx.db.delete(standIns).where(eq(standIns.absenceId, absence.id));
}

async function giveOneBack(
  tx: Context,
  row: StandIn,
  { id: toId, role }: Pick<typeof users.$inferSelect, 'id' | 'role'>,
): Promise<void> {
  const { work, id } = workOf(row);
  if (!may(role, work.permission)) return;
  if ((await work.findHolder(tx, id)) !== row.userId) return;
  if (await isBegun(tx, row)) return;
  await work.give(tx, id, toId);
  await recordHandOver(tx, { work, id, fromId: row.userId, toId });
}

/** Whether the colleague did anything to it since they have it. */
async function isBegun({ db }: Context, row: StandIn): Promise<boolean> {
  const { work, id } = workOf(row);
  const own = and(
    eq(auditLog.entity, work.entity),
    eq(auditLog.entityId, id),
    eq(auditLog.actorId, row.userId),
    gt(auditLog.createdAt, row.handedAt),
  );
  return (await db.$count(auditLog, own)) > 0;
}
