import { and, eq, isNotNull } from 'drizzle-orm';
import { hiredStages } from '../../shared/leads/status.ts';
import { scoreOf } from '../../shared/reviews/score.ts';
import type { EnterpriseFigures } from '../../shared/statistics/views.ts';
import type { Context } from '../context.ts';
import { enterprises, quotes } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { countByStage } from '../leads/countLeads.ts';
import { readMonths } from '../leads/readValue.ts';
import { scoresOf } from '../reviews/score.ts';

/**
 * What an enterprise does with its acceptances (design §11): how it is judged, where its leads stand, quotes sent, jobs
 * won and the amounts of the last twelve months, GNF. Along indexes of the enterprise. Raises 404.
 */
export async function readEnterpriseFigures(ctx: Context, id: string): Promise<EnterpriseFigures> {
  const [known] = await ctx.db.select({ id: enterprises.id }).from(enterprises).where(eq(enterprises.id, id));
  if (!known) throw notFound();
  const [scores, leads, quotesSent, months] = await Promise.all([
    scoresOf(ctx, [id]),
    countByStage(ctx, id),
    ctx.db.$count(quotes, and(eq(quotes.enterpriseId, id), isNotNull(quotes.sentAt))),
    readMonths(ctx, id),
  ]);
  const hired = [...hiredStages, 'Completed' as const].reduce((sum, stage) => sum + (leads[stage] ?? 0), 0);
  return { score: scores.get(id) ?? scoreOf({ sum: 0, count: 0 }), leads, quotesSent, hired, months };
}
