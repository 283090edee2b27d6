import { and, asc, eq, isNull } from 'drizzle-orm';
import { fullName } from '../../auth/presenter.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';

/** The people of sales, to whom an admin may give an enterprise; who has no name yet is known by their e-mail. */
export async function listAgents(ctx: Context): Promise<{ id: string; name: string }[]> {
  const people = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.role, 'SalesService'), isNull(users.deactivatedAt)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return people.map((person) => ({ id: person.id, name: fullName(person) || (person.email ?? person.phoneNumber) }));
}
