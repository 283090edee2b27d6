import { and, asc, eq } from 'drizzle-orm';
import type { TrackedReview } from '../../shared/reviews/views.ts';
import type { Context } from '../context.ts';
import { acceptances, files, reviews } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';

/** The review of a request's job as its author has it; null where none was written. */
export async function readTrackedReview(ctx: Context, projectId: string): Promise<TrackedReview | null> {
  const review = await findReview(ctx, projectId);
  if (!review) return null;
  const photos = await ctx.db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(eq(files.reviewId, review.id))
    .orderBy(asc(files.slot));
  const { status, rating, body, showsPhotos, updatedAt, refusalReason, refusalNote, visibleAt, answer } = review;
  return {
    status,
    rating,
    text: body,
    showsPhotos,
    photos,
    updatedAt: updatedAt.toISOString(),
    refusalReason,
    refusalNote,
    visibleAt: visibleAt?.toISOString() ?? null,
    answer,
  };
}

/** The same where there must be one. Raises 404. */
export async function requireTrackedReview(ctx: Context, projectId: string): Promise<TrackedReview> {
  const review = await readTrackedReview(ctx, projectId);
  if (!review) throw notFound();
  return review;
}

/** The row of it. */
export async function findReview({ db }: Context, projectId: string) {
  const [found] = await db
    .select({ review: reviews })
    .from(acceptances)
    .innerJoin(reviews, eq(reviews.leadId, acceptances.id))
    .where(and(eq(acceptances.projectId, projectId), eq(acceptances.stage, 'Completed')));
  return found?.review;
}
