import { and, eq, gt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { subscriptions } from './schema/index.ts';

/** A subscription that runs at that instant, within whose limits its enterprise accepts requests (specification §4). */
export const subscriptionRuns = (now: Date | SQLWrapper): SQL | undefined =>
  and(eq(subscriptions.status, 'Active'), lte(subscriptions.startsAt, now), gt(subscriptions.endsAt, now));

/**
 * Of those that run: another one of its enterprise is paid and begins later. The few that are to begin are read once,
 * where `goesOn` looks for each.
 */
export const isFollowed = (now: Date): SQL => sql`${subscriptions.enterpriseId} in (select later.enterprise_id
  from ${subscriptions} as later where later.status = 'Active' and later.starts_at > ${now.toISOString()})`;

/**
 * Another one of its enterprise was paid that ends later, so that nothing is left to be renewed. The columns are
 * written out because a statement of one table names them without it.
 */
export const goesOn = sql`exists (select 1 from ${subscriptions} as later
  where later.enterprise_id = subscriptions.enterprise_id and later.status = 'Active'
    and later.ends_at > subscriptions.ends_at)`;
