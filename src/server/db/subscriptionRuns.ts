import { and, eq, gt, lte, type SQL, type SQLWrapper } from 'drizzle-orm';
import { subscriptions } from './schema/index.ts';

/** A subscription that runs at that instant, within whose limits its enterprise accepts requests (specification §4). */
export const subscriptionRuns = (now: Date | SQLWrapper): SQL | undefined =>
  and(eq(subscriptions.status, 'Active'), lte(subscriptions.startsAt, now), gt(subscriptions.endsAt, now));
