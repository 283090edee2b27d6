import { asc, type SQL, sql } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import { MAX_COUNTED } from '../../shared/dashboard/figures.ts';
import type { WorkWeeks } from '../../shared/dashboard/views.ts';
import { WEEKS_SHOWN } from '../../shared/dashboard/work.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { actorOf, type Context } from '../context.ts';
import { auditLog } from '../db/schema/index.ts';
import { activations } from './activations.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/**
 * What this person activated in each of the last weeks, the running one last: projects of customer service, enterprises
 * of sales. The index by actor and instant finds their acts, week by week, and no more than a thousand and one of each
 * week are counted.
 */
export async function readWeeks(ctx: Context): Promise<WorkWeeks> {
  const entity = may(actorOf(ctx).role, 'enterprises.activate') ? 'enterprises' : 'projects';
  const starts = weekStarts(ctx.now);
  const found = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(auditLog)
    .where(activations(ctx, entity, sql`week.since`, sql`week.until`))
    .limit(MAX_COUNTED + 1)
    .as('found');
  const rows = await ctx.db
    .select({ value: sql<number>`(${ctx.db.select({ value: sql`count(*)::int` }).from(found)})` })
    .from(weeksOf(starts))
    .orderBy(asc(sql`week.since`));
  return starts.map((start, index) => ({ start: isoDate(start), value: rows[index]?.value ?? 0 }));
}

/** The Mondays of the last weeks; days are Conakry's, which is UTC. */
function weekStarts(now: Date): Date[] {
  const today = Date.parse(isoDate(now));
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const monday = today - sinceMonday * DAY_MS;
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => new Date(monday - (WEEKS_SHOWN - 1 - index) * WEEK_MS));
}

function weeksOf(starts: readonly Date[]): SQL {
  const rows = starts.map((start) => {
    const until = new Date(start.getTime() + WEEK_MS);
    return sql`(${start.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz)`;
  });
  return sql`(values ${sql.join(rows, sql`, `)}) as week(since, until)`;
}
