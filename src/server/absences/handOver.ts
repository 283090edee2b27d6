import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import { may, rolesThatMay } from '../../shared/auth/permissions.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { dayAfter } from '../../shared/statistics/period.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { type absences, standIns, users } from '../db/schema/index.ts';
import { draftToPerson } from '../messages/draftToPerson.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { isPresent } from '../users/presence.ts';
import { type Work, works } from './works.ts';

export type AbsenceRow = typeof absences.$inferSelect;

const HALF_DAY_MS = 12 * 3_600_000;

/**
 * Gives what of an absent person's is due today to colleagues of their role who are there: to whom the absence names,
 * else to each in turn whoever stands in for least, so that it is shared evenly and always the same way. What they have
 * from a former role goes to those who may have it now. Where nobody is there it stays, and the admins are told once in
 * a half-day. The caller holds `lockAbsences`.
 */
export async function handOverDue(tx: Context, absence: AbsenceRow): Promise<void> {
  const before = new Date(dayAfter(isoDate(tx.now)));
  let isUncovered = false;
  for (const work of works) {
    const due = await work.findDue(tx, absence.userId, before);
    if (due.length === 0) continue;
    const colleagues = await readColleagues(tx, absence, work);
    for (const id of due) {
      const heir = leastLoaded(colleagues);
      if (heir) {
        await handOver(tx, { work, id, absence, heirId: heir.id });
        heir.load += 1;
      } else isUncovered = true;
    }
  }
  if (isUncovered) await tellAdmins(tx, absence);
}

interface Colleague {
  id: string;
  /** For how much they stand in. */
  load: number;
}

/**
 * Of the same role, or where that may not have the work, of those that may, and there; the one whom the absence names
 * alone, where they are.
 */
async function readColleagues(
  tx: Context,
  { userId, standInId }: AbsenceRow,
  { permission }: Work,
): Promise<Colleague[]> {
  const [person] = await tx.db.select({ role: users.role }).from(users).where(eq(users.id, userId));
  if (!person) return [];
  const roles = may(person.role, permission) ? [person.role] : rolesThatMay(permission);
  const rows = await tx.db
    .select({ id: users.id, load: count(standIns.id) })
    .from(users)
    .leftJoin(standIns, eq(standIns.userId, users.id))
    .where(and(inArray(users.role, roles), ne(users.id, userId), isPresent(tx)))
    .groupBy(users.id)
    .orderBy(asc(users.id));
  const named = rows.filter(({ id }) => id === standInId);
  return named.length > 0 ? named : rows;
}

const leastLoaded = (colleagues: readonly Colleague[]): Colleague | undefined =>
  colleagues.reduce<Colleague | undefined>((least, one) => (least && least.load <= one.load ? least : one), undefined);

interface HandedOver {
  work: Work;
  id: string;
  absence: AbsenceRow;
  heirId: string;
}

/** What the absent person had for somebody else goes back to that one later, not to them. */
async function handOver(tx: Context, { work, id, absence, heirId }: HandedOver): Promise<void> {
  const column = standIns[work.key];
  const [held] = await tx.db.select().from(standIns).where(eq(column, id));
  const row = { userId: heirId, handedAt: tx.now };
  if (held?.userId === absence.userId) await tx.db.update(standIns).set(row).where(eq(standIns.id, held.id));
  else {
    await tx.db
      .insert(standIns)
      .values({ absenceId: absence.id, [work.key]: id, ...row })
      .onConflictDoUpdate({ target: column, set: { absenceId: absence.id, ...row } });
  }
  await work.give(tx, id, heirId);
  await recordHandOver(tx, { work, id, fromId: absence.userId, toId: heirId });
}

interface Moved {
  work: Work;
  id: string;
  fromId: string;
  toId: string;
}

export async function recordHandOver(tx: Context, { work, id, fromId, toId }: Moved): Promise<void> {
  const { entity, holder } = work;
  const act = { entityId: id, before: { [holder]: fromId }, after: { [holder]: toId, isAbsence: true } };
  await recordActOfAnybody(tx, { action: 'handOver', entity, ...act });
}

async function tellAdmins(tx: Context, absence: AbsenceRow): Promise<void> {
  const [person] = await tx.db.select().from(users).where(eq(users.id, absence.userId));
  const admins = await tx.db
    .select()
    .from(users)
    .where(and(inArray(users.role, rolesThatMay('settings.manage')), isPresent(tx)))
    .orderBy(asc(users.id));
  const halfDay = Math.floor(tx.now.getTime() / HALF_DAY_MS);
  const template = 'absenceUncovered' as const;
  const params = { agent: person ? fullName(person) : '', link: `${tx.config.APP_URL}/oasis-interne/suivi` };
  const draftTo = (admin: (typeof admins)[number]) =>
    draftToPerson(admin, { template, dedupeKey: `${template}:${absence.id}:${admin.id}:${halfDay}`, params });
  await queueMessages(tx, admins.map(draftTo));
}
