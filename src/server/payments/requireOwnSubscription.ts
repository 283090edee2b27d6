import { eq } from 'drizzle-orm';
import { actorOf, type Context } from '../context.ts';
import { subscriptions } from '../db/schema/index.ts';
import { forbidden, notFound } from '../http/errors.ts';

/** The subscription that another try is for. Raises 404, and 403 for another enterprise's. */
export async function requireOwnSubscription(ctx: Context, subscriptionId: string): Promise<string> {
  const [found] = await ctx.db
    .select({ enterpriseId: subscriptions.enterpriseId })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  if (!found) throw notFound();
  if (found.enterpriseId !== actorOf(ctx).enterpriseId) throw forbidden();
  return subscriptionId;
}
