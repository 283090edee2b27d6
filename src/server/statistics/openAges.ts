import { sql } from 'drizzle-orm';
import { openProjectStages } from '../../shared/projects/openProjectStages.ts';
import { type Period, periodBefore, unitOf } from '../../shared/statistics/period.ts';
import type { OpenAge } from '../../shared/statistics/views.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { isOpenProject, openStage, openStageSince } from '../projects/openStage.ts';
import { summarise } from './durations.ts';
import { readSteps } from './projectFigures.ts';

/**
 * How long the open requests have been at their stage by `ctx.now`, seconds, beside those that were done with it in the
 * period (docs/decisions/0085). Reads the open rows alone, along a partial index.
 */
export async function readOpenAges({ db, now }: Pick<Context, 'db' | 'now'>, period: Period): Promise<OpenAge[]> {
  const open = db
    .select({
      stage: openStage.as('stage'),
      age: sql<number>`extract(epoch from ${now.toISOString()}::timestamptz - ${openStageSince})::float8`.as('age'),
    })
    .from(projects)
    .where(isOpenProject)
    .as('open');
  const share = (part: number) =>
    sql<number>`percentile_cont(${part}::float8) within group (order by ${open.age})`.mapWith(Math.round);
  const [rows, steps] = await Promise.all([
    db
      .select({
        stage: open.stage,
        open: sql<number>`count(*)::int`,
        median: share(0.5),
        p90: share(0.9),
        oldest: sql<number>`max(${open.age})`.mapWith(Math.round),
      })
      .from(open)
      .groupBy(open.stage),
    readSteps(db, { period, previous: periodBefore(period), unit: unitOf(period) }),
  ]);
  return openProjectStages.map((stage) => ({
    ...(rows.find((row) => row.stage === stage) ?? { open: 0, median: null, p90: null, oldest: null }),
    stage,
    done: steps.find(({ step }) => step === stage)?.current ?? summarise([]),
  }));
}
