import { and, asc, eq, gt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { subscriptions } from '../db/schema/index.ts';

export type Subscription = typeof subscriptions.$inferSelect;

/** The granted subscriptions of an enterprise that have not ended, in order: the running one and those that follow. */
export function grantedSubscriptions(ctx: Context, enterpriseId: string): Promise<Subscription[]> {
  return ctx.db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.enterpriseId, enterpriseId),
        eq(subscriptions.status, 'Active'),
        gt(subscriptions.endsAt, ctx.now),
      ),
    )
    .orderBy(asc(subscriptions.startsAt));
}

/** The one of them that runs at this moment. */
export function runningOf(granted: readonly Subscription[], now: Date): Subscription | undefined {
  return granted.find(({ startsAt, endsAt }) => startsAt <= now && endsAt > now);
}
