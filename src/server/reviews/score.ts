import { and, eq, inArray, lte, type SQLWrapper, sql } from 'drizzle-orm';
import { type Score, scoreOf } from '../../shared/reviews/score.ts';
import type { Context } from '../context.ts';
import { reviews } from '../db/schema/index.ts';

/** Published, and not kept back any more: what everybody sees. */
export const isShownReview = ({ now }: Pick<Context, 'now'>) =>
  and(eq(reviews.status, 'Published'), lte(reviews.visibleAt, now));

/** What `scoreOf` makes a score of, `[sum, count]`, as a column beside an enterprise. */
export const ratingsOf = (enterpriseId: SQLWrapper, now: SQLWrapper) =>
  sql<[number, number]>`(select array[coalesce(sum(${reviews.rating}), 0), count(*)]::int[] from ${reviews}
    where ${reviews.enterpriseId} = ${enterpriseId} and ${reviews.status} = 'Published' and ${reviews.visibleAt} <= ${now})`;

/** The scores of these enterprises, each of what everybody sees of it. One query. */
export async function scoresOf(ctx: Pick<Context, 'db' | 'now'>, ids: readonly string[]): Promise<Map<string, Score>> {
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select({
            id: reviews.enterpriseId,
            sum: sql<number>`sum(${reviews.rating})::int`,
            count: sql<number>`count(*)::int`,
          })
          .from(reviews)
          .where(and(inArray(reviews.enterpriseId, [...ids]), isShownReview(ctx)))
          .groupBy(reviews.enterpriseId);
  const counted = new Map(rows.map((row) => [row.id, scoreOf(row)]));
  return new Map(ids.map((id) => [id, counted.get(id) ?? scoreOf({ sum: 0, count: 0 })]));
}
