import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../db/client.ts';

/**
 * Adds up what the triggers appended since the last time, so that the figures by day stay few rows. A job: right alone,
 * twice, or several at once, and not needed for the figures to be right (docs/decisions/0016).
 */
export async function foldStatistics(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`select statistics_fold()`);
}

/**
 * The same after a seed, which appends millions of rows in one transaction: gives their space back too, which every
 * statistic would read through for ever. Locks the tables of figures while it lasts.
 */
export async function foldSeeded(database: Database): Promise<void> {
  await database.query('select statistics_fold()');
  const { rows } = await database.query('select distinct target from statistics_sources()');
  for (const { target } of rows as { target: string }[]) await database.query(`vacuum (full, analyze) ${target}`);
}
