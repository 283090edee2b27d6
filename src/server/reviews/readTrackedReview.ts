import { and, asc, eq } from 'drizzle-orm';
import type { TrackedReview } from '../../shared/reviews/views.ts';
import type { Context } from '../context.ts';
import { acceptances, files, reviews } from '../db/schema/index.ts';

/** The review of a request's job as its author has it; null where none was written. */
export async function readTrackedReview({ db }: Context, projectId: string): Promise<TrackedReview | null> {
  const rows = await db
    .select({ review: reviews, photo: files.name })
    .from(acceptances)
    .innerJoin(reviews, eq(reviews.leadId, acceptances.id))
    .leftJoin(files, eq(files.reviewId, reviews.id))
    .where(and(eq(acceptances.projectId, projectId), eq(acceptances.stage, 'Completed')))
    .orderBy(asc(files.slot));
  const [first] = rows;
  if (!first) return null;
  const { status, rating, body, showsPhotos, updatedAt, refusalReason, refusalNote, visibleAt, answer } = first.review;
  return {
    status,
    rating,
    text: body,
    showsPhotos,
    photos: rows.flatMap(({ photo }) => photo ?? []),
    updatedAt: updatedAt.toISOString(),
    refusalReason,
    refusalNote,
    visibleAt: visibleAt?.toISOString() ?? null,
    answer,
  };
}
