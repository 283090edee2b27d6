import { asc, between, lte, sql } from 'drizzle-orm';
import { NO_ID } from '../../shared/ids.ts';
import { pointsOf } from '../../shared/statistics/period.ts';
import type { Statistics } from '../../shared/statistics/views.ts';
import type { Db } from '../db/client.ts';
import { packageDays, packages } from '../db/schema/index.ts';
import { type Compared, pointOf, total } from './projectFigures.ts';

type Figures = Statistics['packages'][number]['current'];
type Sums = Omit<Figures, 'running'>;

const nothing: Sums = { acceptances: 0, payments: 0, revenue: 0, started: 0, ended: 0 };

const sums = {
  acceptances: total(packageDays.acceptances),
  payments: total(packageDays.payments),
  revenue: total(packageDays.amount),
  started: total(packageDays.started),
  ended: total(packageDays.ended),
};

const runningAfter = (parts: (Sums | undefined)[]): number =>
  parts.reduce((running, part) => running + (part?.started ?? 0) - (part?.ended ?? 0), 0);

/**
 * What each package brought: acceptances under it, money settled (GNF, to the franc what the ledger of the same days
 * says), subscriptions begun, over, and running when the last day ended. In both periods, and month by month in the one
 * asked for.
 */
export async function readPackages(db: Db, compared: Compared): Promise<Pick<Statistics, 'packages' | 'months'>> {
  const { period, previous } = compared;
  const part = sql<'current' | 'previous' | 'before'>`case when ${packageDays.day} >= ${period.from} then 'current'
    when ${packageDays.day} >= ${previous.from} then 'previous' else 'before' end`;
  const [totals, monthly, named] = await Promise.all([
    db
      .select({ key: packageDays.key, part, ...sums })
      .from(packageDays)
      .where(lte(packageDays.day, period.to))
      .groupBy(packageDays.key, sql`2`),
    db
      .select({ key: packageDays.key, month: pointOf(packageDays.day, 'month'), ...sums })
      .from(packageDays)
      .where(between(packageDays.day, period.from, period.to))
      .groupBy(packageDays.key, sql`2`),
    db
      .select({ id: packages.id, name: packages.nameFr })
      .from(packages)
      .orderBy(asc(packages.position), asc(packages.nameFr)),
  ]);
  const partOf = (key: string, wanted: (typeof totals)[number]['part']): Sums | undefined =>
    totals.find((row) => row.key === key && row.part === wanted);
  // Those of no package come last, and only where there are any.
  const all: { key: string; id: string | null; name: string | null }[] = [
    ...named.map(({ id, name }) => ({ key: id, id, name })),
    ...(totals.some(({ key, part: when }) => key === NO_ID && when !== 'before')
      ? [{ key: NO_ID, id: null, name: null }]
      : []),
  ];
  return {
    packages: all.map(({ key, ...one }) => {
      const [before, earlier, now] = [partOf(key, 'before'), partOf(key, 'previous'), partOf(key, 'current')];
      return {
        ...one,
        current: { ...sumsOf(now), running: runningAfter([before, earlier, now]) },
        previous: { ...sumsOf(earlier), running: runningAfter([before, earlier]) },
      };
    }),
    months: all.flatMap(({ key, ...one }) => {
      let running = runningAfter([partOf(key, 'before'), partOf(key, 'previous')]);
      return pointsOf(period, 'month').map((month) => {
        const found = monthly.find((row) => row.key === key && row.month === month);
        running += runningAfter([found]);
        return { month, ...one, ...sumsOf(found), running };
      });
    }),
  };
}

function sumsOf(row: Sums | undefined): Sums {
  if (!row) return nothing;
  const { acceptances, payments, revenue, started, ended } = row;
  return { acceptances, payments, revenue, started, ended };
}
