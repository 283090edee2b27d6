import { sql } from 'drizzle-orm';
import { type OpenProjectStage, openProjectStages } from '../../shared/projects/openProjectStages.ts';
import { type Period, unitOf } from '../../shared/statistics/period.ts';
import type { OpenAge } from '../../shared/statistics/views.ts';
import type { Context } from '../context.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { openDays, projects } from '../db/schema/index.ts';
import { summarise } from './durations.ts';
import { readSteps } from './projectFigures.ts';

/** The parts of the open requests of a stage that came to it before: in the middle, one in ten, and none. */
const parts = { median: 0.5, p90: 0.1, oldest: 0 };

interface Rank {
  stage: OpenProjectStage;
  open: number;
  part: number;
  /** Since when, seconds since 1970, the request at this part of them is at the stage, and the next one after it. */
  since: [number] | [number, number];
}

/**
 * How long the open requests have been at their stage by `ctx.now`, seconds, beside those that were done with it in the
 * period (docs/decisions/0085).
 */
export async function readOpenAges({ db, now }: Pick<Context, 'db' | 'now'>, period: Period): Promise<OpenAge[]> {
  const [ranks, steps] = await Promise.all([
    rowsOf<Rank>(db, readRanks),
    // Of the period before nothing is shown, nor read.
    readSteps(db, { period, previous: period, unit: unitOf(period) }),
  ]);
  return openProjectStages.map((stage) => {
    const ofStage = ranks.filter((rank) => rank.stage === stage);
    const ageAt = (part: number) => {
      const rank = ofStage.find((one) => one.part === part);
      return rank ? Math.round(now.getTime() / 1000 - sinceOf(rank)) : null;
    };
    return {
      stage,
      open: ofStage[0]?.open ?? 0,
      median: ageAt(parts.median),
      p90: ageAt(parts.p90),
      oldest: ageAt(parts.oldest),
      done: steps.find(({ step }) => step === stage)?.current ?? summarise([]),
    };
  });
}

/** As `percentile_cont`: between two requests where the part lies between them. */
function sinceOf({ open, part, since: [before, after = before] }: Rank): number {
  return before + ((part * (open - 1)) % 1) * (after - before);
}

/**
 * From the counts by day, which day each part of a stage lies on, and along the index from the beginning of that day on
 * to the request itself: what is read does not grow with the open requests.
 */
const readRanks = sql`
  with days as (
    select ${openDays.stage} as stage, ${openDays.day} as day, sum(${openDays.requests})::int as requests
    from ${openDays} group by 1, 2 having sum(${openDays.requests}) > 0
  ), counted as (
    select stage, day, requests, (sum(requests) over (partition by stage))::int as open,
      (sum(requests) over (partition by stage order by day) - requests)::int as before
    from days
  )
  select stage, open, part, array(
    select date_part('epoch', ${projects.stageSince}) from ${projects}
    where ${projects.openStage} = stage and ${projects.stageSince} >= day::timestamp at time zone 'UTC'
    order by ${projects.stageSince} offset floor(part * (open - 1)) - before limit 2) as since
  from counted
  cross join unnest(array[${sql.join(Object.values(parts), sql`, `)}]::float8[]) as part
  where floor(part * (open - 1)) between before and before + requests - 1`;
