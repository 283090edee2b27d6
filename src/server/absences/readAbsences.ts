import { and, asc, count, eq, gte, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AbsencesOfPerson } from '../../shared/absences/views.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { fullName } from '../../shared/format/fullName.ts';
import type { Context } from '../context.ts';
import { absences, standIns, users } from '../db/schema/index.ts';
import { listAgents } from '../users/listAgents.ts';
import { requireStaff } from './changeAbsences.ts';

const named = alias(users, 'named');

/** The absences of a person that run or are to come, the next one first. Raises what `requireStaff` does. */
export async function readAbsences(ctx: Context, userId: string): Promise<AbsencesOfPerson> {
  const { role } = await requireStaff(ctx, userId);
  const today = isoDate(ctx.now);
  const rows = await ctx.db
    .select({ absence: absences, firstName: named.firstName, lastName: named.lastName, handedOver: count(standIns.id) })
    .from(absences)
    .leftJoin(named, eq(named.id, absences.standInId))
    .leftJoin(standIns, eq(standIns.absenceId, absences.id))
    .where(and(eq(absences.userId, userId), isNull(absences.cancelledAt), gte(absences.untilDay, today)))
    .groupBy(absences.id, named.id)
    .orderBy(asc(absences.fromDay));
  const agents = await listAgents(ctx, role);
  return {
    absences: rows.map(({ absence: { id, fromDay, untilDay, standInId }, handedOver, firstName, lastName }) => ({
      id,
      fromDay,
      untilDay,
      isRunning: fromDay <= today,
      standInName: standInId ? fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }) : null,
      handedOver,
    })),
    colleagues: agents.filter(({ id }) => id !== userId),
  };
}
