import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Role } from '../../shared/auth/roles.ts';
import { formatDate } from '../../shared/format/dates.ts';
import type { Context } from '../context.ts';
import { absences, users } from '../db/schema/index.ts';
import { fr } from '../texts.ts';
import { nameOrContact } from './nameOrContact.ts';
import { isAbsenceOfToday } from './presence.ts';

/**
 * The people of a role, to whom work may be given, those who are there first; who has no name yet is known by their
 * e-mail, and of whom is away it says so.
 */
export async function listAgents(ctx: Context, role: Role): Promise<{ id: string; name: string }[]> {
  const people = await ctx.db
    .select({ person: users, untilDay: absences.untilDay })
    .from(users)
    .leftJoin(absences, isAbsenceOfToday(ctx))
    .where(and(eq(users.role, role), isNull(users.deactivatedAt)))
    .orderBy(isNotNull(absences.untilDay), asc(users.firstName), asc(users.lastName), asc(users.id));
  return people.map(({ person, untilDay }) => {
    const name = nameOrContact(person);
    return { id: person.id, name: untilDay ? fr('absences.named', { name, date: formatDate(untilDay) }) : name };
  });
}
