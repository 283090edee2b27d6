import { and, eq } from 'drizzle-orm';
import type { WriteReview } from '../../shared/reviews/schemas.ts';
import { reviewMachine } from '../../shared/reviews/status.ts';
import type { TrackedReview } from '../../shared/reviews/views.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { acceptances, reviews } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import { requireState } from '../http/requireTransition.ts';
import { lockIdentified } from '../projects/lockProject.ts';
import { requireTrackedReview } from './readTrackedReview.ts';

/**
 * The client's review of a job that ended (design §10): one for each job, or a refused one written anew, which loses
 * the answer to its former words. It waits for staff. That it is the client is known before. Raises WRONG_STATE.
 */
export async function writeReview(
  tx: Context,
  projectId: string,
  { rating, text, showsPhotos }: WriteReview,
): Promise<TrackedReview> {
  const job = await endedJob(tx, projectId);
  const [former] = await tx.db.select().from(reviews).where(eq(reviews.leadId, job.id)).for('update');
  const action = former ? 'rewrite' : 'write';
  if (former) requireState(reviewMachine, 'rewrite', former.status);
  const { to: status } = reviewMachine.transitions[action];
  const words = { rating, body: text ?? '', showsPhotos: showsPhotos ?? false, status, updatedAt: tx.now };
  const anew = { ...words, ...unchecked };
  const [review] = await tx.db
    .insert(reviews)
    .values({ leadId: job.id, enterpriseId: job.enterpriseId, createdAt: tx.now, ...anew })
    .onConflictDoUpdate({ target: reviews.leadId, set: anew })
    .returning({ id: reviews.id });
  if (!review) throw new Error('The review was not written');
  await recordActOfAnybody(tx, {
    action,
    entity: 'reviews',
    entityId: review.id,
    ...(former ? { before: { status: former.status, rating: former.rating } } : {}),
    after: { status, rating },
  });
  return requireTrackedReview(tx, projectId);
}

const unchecked = {
  checkedBy: null,
  checkedAt: null,
  refusalReason: null,
  refusalNote: null,
  answer: null,
  answeredAt: null,
  answeredBy: null,
};

/** The lead that finished the job; the project is held. Raises WRONG_STATE where there is none. */
async function endedJob(tx: Context, projectId: string) {
  const { status } = await lockIdentified(tx, projectId);
  const [lead] = await tx.db
    .select({ id: acceptances.id, enterpriseId: acceptances.enterpriseId })
    .from(acceptances)
    .where(and(eq(acceptances.projectId, projectId), eq(acceptances.stage, 'Completed')));
  if (status !== 'Done' || !lead) throw refused('WRONG_STATE', 'reviews.notEnded');
  return lead;
}
