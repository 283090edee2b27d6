import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { briefName } from '../../shared/format/briefName.ts';
import type { ShownReview } from '../../shared/reviews/views.ts';
import type { Context } from '../context.ts';
import { acceptances, closings, files, projects, reviews } from '../db/schema/index.ts';
import { isShownReview } from './score.ts';

/** What browsers draw in a page. */
export const drawnTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

interface Wanted {
  enterpriseId: string;
  /** The last review of the page before. */
  after: string | undefined;
  limit: number;
}

/**
 * What everybody reads of an enterprise, the latest that came out first and in no other order (design §10). Two
 * queries along an index, however many there are.
 */
export async function listShown(ctx: Context, { enterpriseId, after, limit }: Wanted): Promise<ShownReview[]> {
  const isLater = after
    ? sql`(${reviews.visibleAt}, ${reviews.id}) < (select visible_at, id from reviews where id = ${after})`
    : undefined;
  const rows = await ctx.db
    .select({
      review: reviews,
      firstName: projects.firstName,
      lastName: projects.lastName,
      workedAt: closings.completedAt,
    })
    .from(reviews)
    .innerJoin(acceptances, eq(acceptances.id, reviews.leadId))
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .leftJoin(closings, eq(closings.leadId, reviews.leadId))
    .where(and(eq(reviews.enterpriseId, enterpriseId), isShownReview(ctx), isLater))
    .orderBy(desc(reviews.visibleAt), desc(reviews.id))
    .limit(limit);
  const photos = await photosOf(
    ctx,
    rows.filter(({ review }) => review.showsPhotos).map(({ review }) => review.id),
  );
  return rows.map(({ review, workedAt, ...name }) => ({
    id: review.id,
    author: briefName(name) || null,
    rating: review.rating,
    text: review.body,
    workedAt: workedAt?.toISOString() ?? null,
    writtenAt: review.createdAt.toISOString(),
    answer:
      review.answer !== null && review.answeredAt
        ? { text: review.answer, answeredAt: review.answeredAt.toISOString() }
        : null,
    photos: photos.get(review.id) ?? [],
  }));
}

async function photosOf({ db }: Context, reviewIds: string[]): Promise<Map<string, string[]>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await db
    .select({ id: files.id, reviewId: files.reviewId })
    .from(files)
    .where(and(inArray(files.reviewId, reviewIds), inArray(files.mime, [...drawnTypes])))
    .orderBy(asc(files.reviewId), asc(files.slot));
  const byReview = Map.groupBy(rows, ({ reviewId }) => reviewId ?? '');
  return new Map([...byReview].map(([id, found]) => [id, found.map((file) => `/review-photos/${file.id}`)]));
}
