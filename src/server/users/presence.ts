import { and, eq, gte, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { isoDate } from '../../shared/format/dates.ts';
import type { Context } from '../context.ts';
import { absences, users } from '../db/schema/index.ts';

/** The absences of today; days are Conakry's, which is UTC. */
export function isRunning({ now }: Pick<Context, 'now'>): SQL | undefined {
  const today = isoDate(now);
  return and(isNull(absences.cancelledAt), lte(absences.fromDay, today), gte(absences.untilDay, today));
}

/** The absence that whoever is read from `users` has today. */
export function isAbsenceOfToday(ctx: Pick<Context, 'now'>): SQL | undefined {
  return and(eq(absences.userId, users.id), isRunning(ctx));
}

/** The last day of the absence that this person has today; null of whoever is there. */
export async function awayUntil({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<string | null> {
  const [absence] = await db
    .select({ untilDay: absences.untilDay })
    .from(absences)
    .where(and(eq(absences.userId, userId), isRunning({ now })));
  return absence?.untilDay ?? null;
}

/** Of `users`: active, and not away today. */
export function isPresent(ctx: Pick<Context, 'db' | 'now'>): SQL | undefined {
  const away = ctx.db.select({ one: sql`1` }).from(absences).where(isAbsenceOfToday(ctx));
  return and(isNull(users.deactivatedAt), notExists(away));
}
