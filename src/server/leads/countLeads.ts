import { count, eq } from 'drizzle-orm';
import type { LeadCounts } from '../../shared/leads/views.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances } from '../db/schema/index.ts';

/** How many leads the caller's enterprise has in each stage. */
export async function countLeads(ctx: Context): Promise<LeadCounts> {
  const { enterpriseId } = actorOf(ctx);
  return enterpriseId ? countByStage(ctx, enterpriseId) : {};
}

/** How many leads an enterprise has in each stage. */
export async function countByStage({ db }: Context, enterpriseId: string): Promise<LeadCounts> {
  const rows = await db
    .select({ stage: acceptances.stage, total: count() })
    .from(acceptances)
    .where(eq(acceptances.enterpriseId, enterpriseId))
    .groupBy(acceptances.stage);
  return Object.fromEntries(rows.map(({ stage, total }) => [stage, total]));
}
