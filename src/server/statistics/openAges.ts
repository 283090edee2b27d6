import { sql } from 'drizzle-orm';
import { type OpenProjectStage, openProjectStages } from '../../shared/projects/openProjectStages.ts';
import { type Period, periodBefore, unitOf } from '../../shared/statistics/period.ts';
import type { OpenAge } from '../../shared/statistics/views.ts';
import type { Context } from '../context.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { projects } from '../db/schema/index.ts';
import { byNumber, isOpenProject, sinceStage, stageInstants, stageWritten } from '../projects/openStage.ts';
import { summarise } from './durations.ts';
import { readSteps } from './projectFigures.ts';

interface OfStage {
  open: number;
  /** Since when, seconds since 1970: the one in the middle, the one that nine in ten came after, and the first. */
  parts: [number, number, number] | null;
}

/**
 * How long the open requests have been at their stage by `ctx.now`, seconds, beside those that were done with it in the
 * period (docs/decisions/0085). Reads the open rows alone, along a partial index.
 */
export async function readOpenAges({ db, now }: Pick<Context, 'db' | 'now'>, period: Period): Promise<OpenAge[]> {
  const [[open], steps] = await Promise.all([
    rowsOf<Record<OpenProjectStage, OfStage>>(db, openByStage),
    readSteps(db, { period, previous: periodBefore(period), unit: unitOf(period) }),
  ]);
  const ageOf = (since: number | undefined) => (since === undefined ? null : Math.round(now.getTime() / 1000 - since));
  return openProjectStages.map((stage) => ({
    stage,
    open: open?.[stage].open ?? 0,
    median: ageOf(open?.[stage].parts?.[0]),
    p90: ageOf(open?.[stage].parts?.[1]),
    oldest: ageOf(open?.[stage].parts?.[2]),
    done: steps.find(({ step }) => step === stage)?.current ?? summarise([]),
  }));
}

/**
 * Each stage sorts its own rows: grouping would sort all of them by the stage first. The stage is worked out once for a
 * row (`offset 0`), of columns that the index has.
 */
const openByStage = sql`
  select ${sql.join(openProjectStages.map(ofStage), sql`, `)}
  from (
    select stage, date_part('epoch', ${sinceStage(sql`stage`, byNumber)}) as since
    from (
      select ${stageWritten(byNumber)} as stage, ${sql.join(stageInstants, sql`, `)}
      from ${projects} where ${isOpenProject} offset 0) as ${projects}) as open`;

function ofStage(stage: OpenProjectStage) {
  const isAt = sql`filter (where stage = ${byNumber(stage)})`;
  return sql`json_build_object(
    'open', count(*) ${isAt},
    'parts', percentile_cont(array[0.5, 0.1, 0]) within group (order by since) ${isAt}) as ${sql.identifier(stage)}`;
}
