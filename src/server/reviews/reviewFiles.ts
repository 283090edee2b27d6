import { and, eq } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import { drawnExtensions, MAX_REVIEW_PHOTOS } from '../../shared/files/rules.ts';
import { reviewMachine } from '../../shared/reviews/status.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances, files, projects, reviews } from '../db/schema/index.ts';
import type { FileOwnerRules } from '../files/owners.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { requireState } from '../http/requireTransition.ts';
import { lockIdentified } from '../projects/lockProject.ts';

/**
 * Photos of a review: its client and the staff who check it read them, and once it is published the enterprise that it
 * is about, where their author agreed to show them. The client alone adds them, by the link; what everybody sees of
 * them goes by `/review-photos` (`directory/sendReviewPhoto.ts`).
 */
export const reviewFiles: FileOwnerRules = {
  requireReader: async (ctx, id) => {
    const actor = actorOf(ctx);
    if (may(actor.role, 'reviews.check')) return 'whole';
    const [found] = await ctx.db
      .select({ review: reviews, clientId: projects.clientId })
      .from(reviews)
      .innerJoin(acceptances, eq(acceptances.id, reviews.leadId))
      .innerJoin(projects, eq(projects.id, acceptances.projectId))
      .where(eq(reviews.id, id));
    if (found?.clientId === actor.id) return 'whole';
    const isOwn = may(actor.role, 'reviews.answer') && found?.review.enterpriseId === actor.enterpriseId;
    if (!isOwn || found.review.status !== 'Published' || !found.review.showsPhotos) throw notFound();
    return 'neutral';
  },
  requireUploader: async () => {
    throw forbidden();
  },
  reserve: async (tx, id) => {
    const { status } = await lockReview(tx, id);
    requireState(reviewMachine, 'addFile', status);
    await touch(tx, id);
    return { slot: await freeSlot(tx, id) };
  },
  max: MAX_REVIEW_PHOTOS,
  limitReached: 'files.reviewLimitReached',
  types: drawnExtensions,
};

/** A review and its project, both held, the project first: in the order of `writeReview`. Raises 404. */
async function lockReview(tx: Context, id: string): Promise<typeof reviews.$inferSelect> {
  const [found] = await tx.db
    .select({ projectId: acceptances.projectId })
    .from(reviews)
    .innerJoin(acceptances, eq(acceptances.id, reviews.leadId))
    .where(eq(reviews.id, id));
  if (!found) throw notFound();
  await lockIdentified(tx, found.projectId);
  const [review] = await tx.db.select().from(reviews).where(eq(reviews.id, id)).for('update');
  if (!review) throw notFound();
  return review;
}

/** Another version of the review: staff decide on the photos that they saw (`checkReview.ts`). */
async function touch(tx: Context, id: string): Promise<void> {
  await tx.db.update(reviews).set({ updatedAt: tx.now }).where(eq(reviews.id, id));
}

/** The first that no photo has; one was perhaps taken away. */
async function freeSlot({ db }: Context, id: string): Promise<number> {
  const taken = await db.select({ slot: files.slot }).from(files).where(eq(files.reviewId, id));
  const numbers = new Set(taken.map(({ slot }) => slot));
  let slot = 1;
  while (numbers.has(slot)) slot += 1;
  return slot;
}

/** The client takes a photo of their review away, at any time. Raises 404 for another request's. */
export async function removeReviewPhoto(tx: Context, projectId: string, fileId: string): Promise<void> {
  const [photo] = await tx.db
    .select({ reviewId: files.reviewId })
    .from(files)
    .innerJoin(reviews, eq(reviews.id, files.reviewId))
    .innerJoin(acceptances, eq(acceptances.id, reviews.leadId))
    .where(and(eq(files.id, fileId), eq(acceptances.projectId, projectId)));
  if (!photo?.reviewId) throw notFound();
  await lockReview(tx, photo.reviewId);
  // What it was stored under is cleaned at night.
  const [taken] = await tx.db.delete(files).where(eq(files.id, fileId)).returning({ id: files.id });
  if (!taken) throw notFound();
  await touch(tx, photo.reviewId);
  await recordActOfAnybody(tx, { action: 'removeFile', entity: 'reviews', entityId: photo.reviewId });
}
