import { between, eq, sql } from 'drizzle-orm';
import type { AgentFigures } from '../../shared/handledSteps/views.ts';
import type { Period } from '../../shared/statistics/period.ts';
import type { Context } from '../context.ts';
import { agentDays, users } from '../db/schema/index.ts';
import { durationAt } from '../statistics/durations.ts';
import { total } from '../statistics/projectFigures.ts';

/** What each agent handled in the period, from the figures by day; who handled most first (docs/decisions/0089). */
export async function readAgentFigures({ db }: Pick<Context, 'db'>, { from, to }: Period): Promise<AgentFigures[]> {
  const sums = db
    .select({
      agentId: agentDays.agentId,
      bucket: agentDays.bucket,
      handled: total(agentDays.handled).as('handled'),
      onTime: total(agentDays.onTime).as('on_time'),
      promised: total(agentDays.promised).as('promised'),
      kept: total(agentDays.kept).as('kept'),
    })
    .from(agentDays)
    .where(between(agentDays.day, from, to))
    .groupBy(agentDays.agentId, agentDays.bucket)
    .as('sums');
  const rows = await db
    .select({
      id: users.id,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
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
