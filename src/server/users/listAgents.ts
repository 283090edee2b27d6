import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Role } from '../../shared/auth/roles.ts';
import { fullName } from '../../shared/format/fullName.ts';
import type { Context } from '../context.ts';
import { users } from '../db/schema/index.ts';

/** The people of a role, to whom work may be given; who has no name yet is known by their e-mail. */
export async function listAgents(ctx: Context, role: Role): Promise<{ id: string; name: string }[]> {
  const people = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.role, role), isNull(users.deactivatedAt)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return people.map((person) => ({ id: person.id, name: fullName(person) || (person.email ?? person.phoneNumber) }));
}
