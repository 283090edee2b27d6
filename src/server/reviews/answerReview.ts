import { and, eq, sql } from 'drizzle-orm';
import { reviewMachine } from '../../shared/reviews/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { reviews } from '../db/schema/index.ts';
import { notFound, refused } from '../http/errors.ts';

/**
 * The one answer of the enterprise that a review is about, which shows both at once (design §10). Raises 404 for one
 * that is another's or not published, and WRONG_STATE for one that was answered.
 */
export async function answerReview(tx: Context, id: string, answer: string): Promise<string> {
  const { enterpriseId, id: answeredBy } = actorOf(tx);
  const [review] = await tx.db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.enterpriseId, enterpriseId ?? sql`null`)))
    .for('update');
  const [published] = reviewMachine.transitions.answer.from;
  if (review?.status !== published) throw notFound();
  if (review.answer !== null) throw refused('WRONG_STATE', 'reviews.alreadyAnswered');
  await tx.db
    .update(reviews)
    .set({
      answer,
      answeredAt: tx.now,
      answeredBy,
      visibleAt: sql`least(${reviews.visibleAt}, ${tx.now.toISOString()}::timestamptz)`,
    })
    .where(eq(reviews.id, id));
  await recordAct(tx, { action: 'answer', entity: 'reviews', entityId: id });
  return id;
}
