import { and, eq, inArray, isNotNull, max, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { enterpriseTotals, packages, subscriptions, users } from '../db/schema/index.ts';
import { isFollowed, subscriptionRuns } from '../db/subscriptionRuns.ts';
import { total } from '../statistics/projectFigures.ts';

export type Facts = ReturnType<typeof factsOf>;

/**
 * What is sorted and filtered by, a row at most for each enterprise: a query that reads none of one costs nothing of it
 * (docs/decisions/0088). `ids`: of these enterprises alone, so that a page is read along indexes.
 */
export function factsOf({ db, now }: Pick<Context, 'db' | 'now'>, ids?: readonly string[]) {
  const isOf = (column: PgColumn) => (ids ? inArray(column, [...ids]) : undefined);
  const totals = db
    .select({
      enterpriseId: enterpriseTotals.enterpriseId,
      accepted: total(enterpriseTotals.accepted).as('accepted'),
      reactions: sql<number[]>`array[sum(${enterpriseTotals.within1h}), sum(${enterpriseTotals.within4h}),
        sum(${enterpriseTotals.within12h}), sum(${enterpriseTotals.within24h}), sum(${enterpriseTotals.within48h}),
        sum(${enterpriseTotals.within96h}), sum(${enterpriseTotals.within168h}), sum(${enterpriseTotals.beyond})]::int[]`.as(
        'reactions',
      ),
      quoted: total(enterpriseTotals.quoted).as('quoted'),
      hired: total(enterpriseTotals.hired).as('hired'),
      ratingSum: total(enterpriseTotals.ratingSum).as('rating_sum'),
      ratings: total(enterpriseTotals.ratings).as('ratings'),
      complaints: total(enterpriseTotals.complaints).as('complaints'),
      paid: total(enterpriseTotals.paid).as('paid'),
    })
    .from(enterpriseTotals)
    .where(isOf(enterpriseTotals.enterpriseId))
    .groupBy(enterpriseTotals.enterpriseId)
    .as('totals');
  const seen = db
    .select({ enterpriseId: users.enterpriseId, lastSeenAt: max(users.lastSeenAt).as('last_seen_at') })
    .from(users)
    .where(and(isNotNull(users.enterpriseId), isOf(users.enterpriseId)))
    .groupBy(users.enterpriseId)
    .as('seen');
  const running = db
    .selectDistinctOn([subscriptions.enterpriseId], {
      enterpriseId: subscriptions.enterpriseId,
      packageName: packages.nameFr,
      startsAt: subscriptions.startsAt,
      endsAt: subscriptions.endsAt,
      isToRenew: sql<boolean>`${subscriptions.renews} and not ${isFollowed(now)}`.as('is_to_renew'),
      frequency: subscriptions.frequency,
      monthlyPrice: subscriptions.monthlyPrice,
    })
    .from(subscriptions)
    .innerJoin(packages, eq(packages.id, subscriptions.packageId))
    .where(and(subscriptionRuns(now), isOf(subscriptions.enterpriseId)))
    .orderBy(subscriptions.enterpriseId)
    .as('running');
  return { totals, seen, running };
}

/** The class in which the median of reactions lies, from 1; null without a noted contact. */
export function reactionClass({ totals }: Facts): SQL<number | null> {
  const upTo = (count: number) =>
    sql.join(
      Array.from({ length: count }, (_, index) => sql`${totals.reactions}[${sql.raw(String(index + 1))}]`),
      sql` + `,
    );
  const all = upTo(8);
  const cases = [1, 2, 3, 4, 5, 6, 7].map(
    (count) => sql`when 2 * (${upTo(count)}) >= ${all} then ${sql.raw(String(count))}`,
  );
  return sql<number | null>`case when coalesce(${all}, 0) = 0 then null ${sql.join(cases, sql` `)} else 8 end`;
}
