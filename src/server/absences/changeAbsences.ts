import { and, eq, gte, isNull, lte, ne } from 'drizzle-orm';
import type { AbsenceForm, ChangeAbsence } from '../../shared/absences/schemas.ts';
import { may } from '../../shared/auth/permissions.ts';
import { isStaff } from '../../shared/auth/roles.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { stale } from '../audit-log/acts.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { absences, users } from '../db/schema/index.ts';
import { forbidden, invalid, notFound, refused } from '../http/errors.ts';
import { cover, lockAbsences } from './coverAbsences.ts';
import type { AbsenceRow } from './handOver.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 366;

/** Of themselves whoever works here, of anybody who does an admin. Raises 403, 404. */
export async function requireStaff(ctx: Context, userId: string): Promise<typeof users.$inferSelect> {
  const actor = actorOf(ctx);
  if (actor.id !== userId && !may(actor.role, 'absences.manageForOthers')) throw forbidden();
  const [person] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!person || !isStaff(person.role)) throw notFound();
  return person;
}

/**
 * Says when somebody is away; what is due today is handed over at once where it begins today. The same days and
 * stand-in again are no error. Raises what `requireStaff` does, 400 at the day that has passed, lies more than a year
 * ahead or in another absence, and at the colleague who is none.
 */
export async function addAbsence(tx: Context, userId: string, form: AbsenceForm): Promise<string> {
  const person = await requireStaff(tx, userId);
  await lockAbsences(tx);
  requireDay(tx, 'fromDay', form.fromDay);
  requireDay(tx, 'untilDay', form.untilDay);
  const { fromDay, untilDay, standInId = null } = form;
  if (await isNoted(tx, { userId, fromDay, untilDay, standInId })) return userId;
  if (await overlaps(tx, { userId, fromDay, untilDay })) throw invalid({ fromDay: 'absences.overlap' });
  if (standInId) await requireColleague(tx, person, standInId);
  const [absence] = await tx.db
    .insert(absences)
    .values({ userId, fromDay, untilDay, standInId, createdAt: tx.now })
    .returning();
  if (!absence) throw new Error('The absence was not written');
  await recordAct(tx, {
    action: 'create',
    entity: 'absences',
    entityId: absence.id,
    after: { userId, fromDay, untilDay, standInId },
  });
  await cover(tx, absence);
  return userId;
}

/**
 * Another last day: cut short or longer. Raises as `addAbsence`, WRONG_STATE for one that is over, STALE where its last
 * day is not the one that was seen.
 */
export async function changeAbsence(tx: Context, id: string, { untilDay, before }: ChangeAbsence): Promise<string> {
  const absence = await lockAbsence(tx, id);
  const { userId, fromDay } = absence;
  if (untilDay === absence.untilDay) return userId;
  if (before && before !== absence.untilDay) throw await stale(tx, 'absences', id);
  requireDay(tx, 'untilDay', untilDay);
  if (untilDay < fromDay) throw invalid({ untilDay: 'absences.untilBeforeFrom' });
  if (await overlaps(tx, { id, userId, fromDay, untilDay })) throw invalid({ untilDay: 'absences.overlap' });
  await write(tx, absence, 'update', { untilDay });
  return userId;
}

/** Calls off what is to come; ends what runs, so that the person is there today. Raises as `changeAbsence`. */
export async function endAbsence(tx: Context, id: string): Promise<string> {
  const absence = await lockAbsence(tx, id);
  const hasBegun = absence.fromDay < isoDate(tx.now);
  if (hasBegun) await write(tx, absence, 'end', { untilDay: isoDate(new Date(tx.now.getTime() - DAY_MS)) });
  else await write(tx, absence, 'cancel', { cancelledAt: tx.now });
  return absence.userId;
}

async function lockAbsence(tx: Context, id: string): Promise<AbsenceRow> {
  await lockAbsences(tx);
  const [absence] = await tx.db.select().from(absences).where(eq(absences.id, id));
  if (!absence) throw notFound();
  await requireStaff(tx, absence.userId);
  if (absence.cancelledAt || absence.untilDay < isoDate(tx.now)) throw refused('WRONG_STATE', 'absences.over');
  return absence;
}

type Change = Partial<Pick<AbsenceRow, 'untilDay' | 'cancelledAt'>>;

async function write(tx: Context, absence: AbsenceRow, action: 'update' | 'end' | 'cancel', change: Change) {
  const { id, userId, fromDay, untilDay } = absence;
  await tx.db.update(absences).set(change).where(eq(absences.id, id));
  const after = { userId, fromDay, untilDay: change.untilDay ?? untilDay };
  await recordAct(tx, { action, entity: 'absences', entityId: id, before: { untilDay }, after });
  await cover(tx, { ...absence, ...change });
}

function requireDay({ now }: Context, field: 'fromDay' | 'untilDay', day: string): void {
  if (day < isoDate(now)) throw invalid({ [field]: 'absences.past' });
  if (day > isoDate(new Date(now.getTime() + DAYS_AHEAD * DAY_MS))) throw invalid({ [field]: 'absences.tooFar' });
}

type Days = Pick<AbsenceRow, 'userId' | 'fromDay' | 'untilDay'> & { id?: string };

async function isNoted({ db }: Context, { userId, fromDay, untilDay, standInId }: Days & { standInId: string | null }) {
  const same = and(
    eq(absences.userId, userId),
    isNull(absences.cancelledAt),
    eq(absences.fromDay, fromDay),
    eq(absences.untilDay, untilDay),
    standInId ? eq(absences.standInId, standInId) : isNull(absences.standInId),
  );
  return (await db.$count(absences, same)) > 0;
}

async function overlaps({ db }: Context, { id, userId, fromDay, untilDay }: Days): Promise<boolean> {
  const alike = and(
    eq(absences.userId, userId),
    isNull(absences.cancelledAt),
    lte(absences.fromDay, untilDay),
    gte(absences.untilDay, fromDay),
    id ? ne(absences.id, id) : undefined,
  );
  return (await db.$count(absences, alike)) > 0;
}

async function requireColleague(tx: Context, person: typeof users.$inferSelect, standInId: string): Promise<void> {
  const fit = and(
    eq(users.id, standInId),
    eq(users.role, person.role),
    ne(users.id, person.id),
    isNull(users.deactivatedAt),
  );
  if ((await tx.db.$count(users, fit)) === 0) throw invalid({ standInId: 'absences.standInUnfit' });
}
