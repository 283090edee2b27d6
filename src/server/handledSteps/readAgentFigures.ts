import { and, eq, gte, lt } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { isoDate } from '../../shared/format/dates.ts';
import type { AgentFigures } from '../../shared/handledSteps/views.ts';
import { dayAfter, type Period, wholeMonthsOf } from '../../shared/statistics/period.ts';
import type { Context } from '../context.ts';
import { fullNameOf } from '../db/fullNameOf.ts';
import { agentDays, agentMonths, users } from '../db/schema/index.ts';
import { durationAt } from '../statistics/durations.ts';
import { total } from '../statistics/projectFigures.ts';

/** What each agent handled in the period by `ctx.now`; who handled most first (docs/decisions/0089). */
export async function readAgentFigures(
  { db, now }: Pick<Context, 'db' | 'now'>,
  period: Period,
): Promise<AgentFigures[]> {
  const figures = figuresIn(db, period, isoDate(now));
  const sums = db
    .select({
      agentId: figures.agentId,
      bucket: figures.bucket,
      handled: total(figures.handled).as('handled'),
      onTime: total(figures.onTime).as('on_time'),
      promised: total(figures.promised).as('promised'),
      kept: total(figures.kept).as('kept'),
    })
    .from(figures)
    .groupBy(figures.agentId, figures.bucket)
    .as('sums');
  const rows = await db
    .select({
      id: users.id,
      name: fullNameOf(users),
      bucket: sums.bucket,
      handled: sums.handled,
      onTime: sums.onTime,
      promised: sums.promised,
      kept: sums.kept,
    })
    .from(sums)
    .innerJoin(users, eq(users.id, sums.agentId));
  return [...Map.groupBy(rows, ({ id }) => id).values()]
    .map((ofAgent) => presentAgent(ofAgent))
    .filter(({ handled, promised }) => handled + promised > 0)
    .toSorted((one, other) => other.handled - one.handled || one.name.localeCompare(other.name, 'fr'));
}

/** Whole months from their sums, the days beside them one by one (docs/decisions/0103). */
function figuresIn(db: Context['db'], period: Period, today: string) {
  const days = (from: string, before: string) =>
    db
      .select(columnsOf(agentDays))
      .from(agentDays)
      .where(and(gte(agentDays.day, from), lt(agentDays.day, before)));
  const whole = wholeMonthsOf(period, today);
  if (!whole) return days(period.from, dayAfter(period.to)).as('figures');
  const [from, until] = [isoDate(whole.from), isoDate(whole.until)];
  const months = db
    .select(columnsOf(agentMonths))
    .from(agentMonths)
    .where(and(gte(agentMonths.month, from), lt(agentMonths.month, until)));
  return unionAll(days(period.from, from), months, days(until, dayAfter(period.to))).as('figures');
}

const columnsOf = <Table extends typeof agentDays | typeof agentMonths>({
  agentId,
  bucket,
  handled,
  onTime,
  promised,
  kept,
}: Table) => ({ agentId, bucket, handled, onTime, promised, kept });

type Row = Pick<AgentFigures, 'id' | 'name' | 'handled' | 'onTime' | 'promised' | 'kept'> & { bucket: number };

function presentAgent(rows: readonly Row[]): AgentFigures {
  const sum = (figure: 'handled' | 'onTime' | 'promised' | 'kept') => rows.reduce((all, row) => all + row[figure], 0);
  const [handled, onTime] = [sum('handled'), sum('onTime')];
  return {
    id: rows[0]?.id ?? '',
    name: rows[0]?.name ?? '',
    handled,
    onTime,
    late: handled - onTime,
    median: durationAt(
      rows.map((row) => ({ bucket: row.bucket, finished: row.handled })),
      0.5,
    ),
    promised: sum('promised'),
    kept: sum('kept'),
  };
}
