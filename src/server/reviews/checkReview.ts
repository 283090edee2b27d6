import { eq, sql } from 'drizzle-orm';
import type { CheckReview } from '../../shared/reviews/schemas.ts';
import { REVIEW_DELAY_DAYS, reviewMachine } from '../../shared/reviews/status.ts';
import { stale } from '../audit-log/acts.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { reviews } from '../db/schema/index.ts';
import { invalid, notFound } from '../http/errors.ts';
import { requireTransition } from '../http/requireTransition.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { publishedMessages, type Review, refusedMessages } from './reviewMessages.ts';

/** PostgreSQL's own mark of a row's version: another after each change. */
export const reviewVersion = sql<string>`${reviews}.xmin::text`;

const DAY_MS = 86_400_000;

/**
 * Staff publish a review, which everybody sees after seven days or at its answer, or refuse it with a reason that its
 * author gets (design §10); one that was published may be refused later. Raises 404, STALE where its author changed it
 * meanwhile, WRONG_STATE, 400 for a refusal without a reason.
 */
export async function checkReview(tx: Context, id: string, form: CheckReview): Promise<string> {
  const review = await lockReview(tx, id, form.version);
  const { to: status } = await requireTransition(tx, reviewMachine, form.decision, review);
  const { reason, note } = form;
  const isRefused = form.decision === 'refuse';
  if (isRefused && !reason) throw invalid({ reason: 'reviews.reasonRequired' });
  const checked: Review = {
    ...review,
    status,
    checkedBy: actorOf(tx).id,
    checkedAt: tx.now,
    refusalReason: isRefused && reason ? reason : null,
    refusalNote: isRefused && note ? note : null,
    visibleAt: isRefused ? null : new Date(tx.now.getTime() + REVIEW_DELAY_DAYS * DAY_MS),
  };
  await tx.db.update(reviews).set(checked).where(eq(reviews.id, id));
  await recordAct(tx, {
    action: form.decision,
    entity: 'reviews',
    entityId: id,
    before: { status: review.status },
    after: { status, ...(checked.refusalReason ? { reason: checked.refusalReason } : {}) },
  });
  await queueMessages(tx, await (isRefused ? refusedMessages(tx, checked) : publishedMessages(tx, checked)));
  return id;
}

async function lockReview(tx: Context, id: string, version: string): Promise<Review> {
  const [found] = await tx.db
    .select({ review: reviews, version: reviewVersion })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await stale(tx, 'reviews', id);
  return found.review;
}
