import { and, asc, eq, isNull } from 'drizzle-orm';
import { actorOf, type Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { notFound, unauthenticated } from '../http/errors.ts';

type User = typeof users.$inferSelect;

/** The person, held until the transaction ends. Raises 404. */
export async function lockPerson(tx: Context, id: string): Promise<User> {
  const [person] = await tx.db.select().from(users).where(eq(users.id, id)).for('no key update');
  if (!person) throw notFound();
  return person;
}

/**
 * The person, for an act that may take an admin's power away. The active admins are held first, always in the same
 * order, and the caller must still be one of them: of two admins who take each other's power away at the same time only
 * the first succeeds, and because nobody does it to themself, one is always left. Raises 401 for the second, 404.
 */
export async function lockAmongAdmins(tx: Context, id: string): Promise<User> {
  const actor = actorOf(tx);
  const admins = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'Admin'), isNull(users.deactivatedAt)))
    .orderBy(asc(users.id))
    .for('no key update');
  if (!admins.some((admin) => admin.id === actor.id)) throw unauthenticated();
  return lockPerson(tx, id);
}
