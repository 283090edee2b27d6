import { count, eq } from 'drizzle-orm';
import type { LeadCounts } from '../../shared/leads/views.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances } from '../db/schema/index.ts';

/** How many leads the caller's enterprise has in each stage. */
export async function countLeads(ctx: Context): Promise<LeadCounts> {
  const { enterpriseId } = actorOf(ctx);
  if (!enterpriseId) return {};
  const rows = await ctx.db
    .select({ stage: acceptances.stage, total: count() })
    .from(acceptances)
    .where(eq(acceptances.enterpriseId, enterpriseId))
    .groupBy(acceptances.stage);
  return Object.fromEntries(rows.map(({ stage, total }) => [stage, total]));
}
