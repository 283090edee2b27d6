import { type Period, periodBefore, pointsOf, unitOf } from '../../shared/statistics/period.ts';
import type { Statistics } from '../../shared/statistics/views.ts';
import type { Db } from '../db/client.ts';
import { readMessages } from './messageFigures.ts';
import { readPackages } from './packageFigures.ts';
import { type Compared, none, readGroups, readSteps, readTrend } from './projectFigures.ts';

/** The figures of a period beside those of the one before, from the figures by day alone (docs/decisions/0016). */
export async function readStatistics(db: Db, period: Period): Promise<Statistics> {
  const previous = periodBefore(period);
  const unit = unitOf(period);
  const compared: Compared = { period, previous, unit };
  const [groups, trend, steps, packageFigures, messageFigures] = await Promise.all([
    readGroups(db, compared),
    readTrend(db, compared),
    readSteps(db, compared),
    readPackages(db, compared),
    readMessages(db, compared),
  ]);
  return {
    period,
    previous,
    unit,
    ...groups,
    trend: pointsOf(period, unit).map((start) => ({ start, ...(trend.get(start) ?? none) })),
    steps,
    ...packageFigures,
    ...messageFigures,
  };
}
