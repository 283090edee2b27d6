import { eq } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import { actorOf, type Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { forbidden, notFound, refused } from '../http/errors.ts';

/**
 * The enterprise of the caller, named by their own user id. Raises 403 for another's, ENTERPRISE_NOT_ACTIVE where there
 * is none yet.
 */
export function ownEnterpriseId(ctx: Context, userId: string): string {
  const actor = actorOf(ctx);
  if (actor.id !== userId) throw forbidden();
  if (!actor.enterpriseId) throw refused('ENTERPRISE_NOT_ACTIVE', 'subscriptions.enterpriseNotActive');
  return actor.enterpriseId;
}

/**
 * The enterprise of that user: a contractor reads their own, an admin any. Null where the user acts for none. Raises
 * 403 and 404.
 */
export async function readableEnterpriseId(ctx: Context, userId: string): Promise<string | null> {
  const actor = actorOf(ctx);
  if (actor.id === userId) return actor.enterpriseId;
  if (!may(actor.role, 'subscriptions.readAny')) throw forbidden();
  const [user] = await ctx.db.select({ enterpriseId: users.enterpriseId }).from(users).where(eq(users.id, userId));
  if (!user) throw notFound();
  return user.enterpriseId;
}
