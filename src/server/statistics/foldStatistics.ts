import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/**
 * Adds up what the triggers appended since the last time, so that the figures by day stay few rows. A job: right alone,
 * twice, or several at once, and not needed for the figures to be right (docs/decisions/0016).
 */
export async function foldStatistics(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`select statistics_fold()`);
}
