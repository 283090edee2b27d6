import { and, eq, gte, inArray, lte, not, type SQL, sql } from 'drizzle-orm';
import {
  type EnterpriseSituation,
  enterpriseSituations,
  packageSituations,
} from '../../shared/enterpriseFigures/situations.ts';
import type { PackageOutlook } from '../../shared/enterpriseFigures/views.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { pointsOf } from '../../shared/statistics/period.ts';
import { frequencyNames } from '../../shared/subscriptions/status.ts';
import { monthsBilled } from '../../shared/subscriptions/terms.ts';
import type { Context } from '../context.ts';
import { enterprises, packageDays, subscriptions } from '../db/schema/index.ts';
import { isFollowed, subscriptionRuns } from '../db/subscriptionRuns.ts';
import { pointOf, total } from '../statistics/projectFigures.ts';
import { packageCondition, situationCondition } from './conditions.ts';
import { factsOf } from './facts.ts';

/** The months of the picture: six that are over or run, and so many to come. */
const MONTHS_BEFORE = 5;
const MONTHS_AFTER = 6;

/** Whose package needs a word by now, and what was paid and is to be expected by month (design §11). */
export async function readPackageOutlook(ctx: Context): Promise<PackageOutlook> {
  const [ofRunning, ofOthers, months] = await Promise.all([countRunning(ctx), countOthers(ctx), readMonths(ctx)]);
  const counts = { ...ofRunning, ...ofOthers };
  return {
    situations: enterpriseSituations.map((situation) => ({ situation, enterprises: counts[situation] ?? 0 })),
    months,
  };
}

type Counts = Partial<Record<EnterpriseSituation, number>>;

/** One package at most runs for an enterprise (`subscriptions_one_running`). */
async function countRunning(ctx: Context): Promise<Counts> {
  const counts = countsOf(packageSituations, (situation) => packageCondition(ctx, situation));
  const [row] = await ctx.db.select(counts).from(subscriptions).where(subscriptionRuns(ctx.now));
  return row ?? {};
}

async function countOthers(ctx: Context): Promise<Counts> {
  const facts = factsOf(ctx);
  const { seen, running } = facts;
  const others = enterpriseSituations.filter((situation) => !packageSituations.some((one) => one === situation));
  const [row] = await ctx.db
    .select(countsOf(others, (situation) => situationCondition(ctx, facts, situation)))
    .from(enterprises)
    .leftJoin(seen, eq(seen.enterpriseId, enterprises.id))
    .leftJoin(running, eq(running.enterpriseId, enterprises.id));
  return row ?? {};
}

/** A column for each situation, by the condition of the list behind it. */
function countsOf<Situation extends EnterpriseSituation>(
  situations: readonly Situation[],
  conditionOf: (situation: Situation) => SQL | undefined,
): Record<string, SQL<number>> {
  return Object.fromEntries(
    situations.map((situation) => [situation, sql<number>`count(*) filter (where ${conditionOf(situation)})::int`]),
  );
}

async function readMonths(ctx: Context): Promise<PackageOutlook['months']> {
  const { db, now } = ctx;
  const monthAt = (offset: number) => isoDate(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)));
  const months = pointsOf({ from: monthAt(-MONTHS_BEFORE), to: monthAt(MONTHS_AFTER) }, 'month');
  const endingMonth = sql<string>`to_char(${subscriptions.endsAt} at time zone 'UTC', 'YYYY-MM-01')`;
  const billed = sql.join(
    frequencyNames.map((name) => sql`when ${name} then ${sql.raw(String(monthsBilled(name)))}`),
    sql` `,
  );
  const [paid, expected] = await Promise.all([
    db
      .select({ month: pointOf(packageDays.day, 'month'), amount: total(packageDays.amount) })
      .from(packageDays)
      .where(and(gte(packageDays.day, monthAt(-MONTHS_BEFORE)), lte(packageDays.day, isoDate(now))))
      .groupBy(sql`1`),
    db
      .select({
        month: endingMonth,
        renewals: sql<number>`count(*)::int`,
        amount:
          sql<number>`sum(${subscriptions.monthlyPrice} * case ${subscriptions.frequency} ${billed} end)::float8`.mapWith(
            Number,
          ),
      })
      .from(subscriptions)
      .where(
        and(subscriptionRuns(now), eq(subscriptions.renews, true), not(isFollowed(now)), inArray(endingMonth, months)),
      )
      .groupBy(sql`1`),
  ]);
  return months.map((month) => {
    const coming = expected.find((row) => row.month === month);
    return {
      month,
      paid: paid.find((row) => row.month === month)?.amount ?? 0,
      renewals: coming?.renewals ?? 0,
      expected: coming?.amount ?? 0,
    };
  });
}
