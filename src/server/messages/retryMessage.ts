import { eq } from 'drizzle-orm';
import { messageMachine } from '../../shared/messages/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { messages } from '../db/schema/index.ts';
import { notFound, refused } from '../http/errors.ts';
import { requireTransition } from '../http/requireTransition.ts';

const asNew = {
  attempts: 0,
  lastError: null,
  providerMessageId: null,
  sendingSince: null,
  sentAt: null,
  // It is staff who cause it now.
  originAddress: null,
  originNetwork: null,
};

/**
 * Sends a message again that failed, or of which nobody knows whether it went out: an act of staff, who answer for the
 * second copy. It keeps the rules of a first sending. Raises WRONG_STATE for any other,
 * and for one whose text is gone (docs/decisions/0044).
 */
export async function retryMessage(tx: Context, id: string): Promise<typeof messages.$inferSelect> {
  const [found] = await tx.db.select().from(messages).where(eq(messages.id, id)).for('update');
  if (!found) throw notFound();
  if (found.body === '') throw refused('WRONG_STATE', 'messages.textGone');
  const { to: status } = await requireTransition(tx, messageMachine, 'retry', found);
  const [queued] = await tx.db
    .update(messages)
    .set({ ...asNew, status })
    .where(eq(messages.id, id))
    .returning();
  if (!queued) throw notFound();
  await tx.jobs.enqueue(tx.db, 'messages.send', [{ messageId: id }]);
  await recordAct(tx, {
    action: 'retry',
    entity: 'messages',
    entityId: id,
    before: { status: found.status, attempts: found.attempts, providerMessageId: found.providerMessageId },
    after: { status },
  });
  return queued;
}
