import { eq } from 'drizzle-orm';
import type { SettleAttention } from '../../../shared/payments/historySchemas.ts';
import { recordAct } from '../../audit-log/recordAct.ts';
import { actorOf, type Context } from '../../context.ts';
import { payments } from '../../db/schema/index.ts';
import { notFound, refused } from '../../http/errors.ts';

/**
 * An admin says what was done about a payment that needed attention. Raises 404, WRONG_STATE where it needs none or
 * somebody was faster, STALE where it needs it for another reason by now.
 */
export async function settleAttention(tx: Context, id: string, form: SettleAttention): Promise<string> {
  const [payment] = await tx.db.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!payment) throw notFound();
  if (!payment.attention || payment.attentionSettledAt) throw refused('WRONG_STATE', 'paymentHistory.alreadySettled');
  if (payment.attention !== form.attention) throw refused('STALE', 'paymentHistory.stale');
  await tx.db
    .update(payments)
    .set({ attentionSettledAt: tx.now, attentionSettledBy: actorOf(tx).id, attentionNote: form.note })
    .where(eq(payments.id, id));
  await recordAct(tx, {
    action: 'settleAttention',
    entity: 'payments',
    entityId: id,
    before: { attention: payment.attention, note: null },
    after: { attention: payment.attention, note: form.note },
  });
  return id;
}
