import { and } from 'drizzle-orm';
import type { LossReason } from '../../shared/leads/status.ts';
import { quoteMachine } from '../../shared/quotes/status.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { isAmong } from '../db/isAmong.ts';
import { isOneOf } from '../db/literal.ts';
import { quotes } from '../db/schema/index.ts';
import type { Lead } from './lockLead.ts';

/**
 * What becomes of quotes that are before the client when their leads end: passed over with a reason, or taken back by
 * their enterprise. The leads are locked. Gives those.
 */
export async function closeQuotes(
  tx: Context,
  leads: readonly Pick<Lead, 'id'>[],
  end: { move: 'pass'; reason: LossReason } | { move: 'withdraw' },
): Promise<{ id: string; number: string | null }[]> {
  if (leads.length === 0) return [];
  const { from, to: status } = quoteMachine.transitions[end.move];
  const reason = end.move === 'pass' ? { declineReason: end.reason } : {};
  const ids = leads.map(({ id }) => id);
  const closed = await tx.db
    .update(quotes)
    .set({ status, decidedAt: tx.now, ...reason })
    .where(and(isAmong(quotes.leadId, ids), isOneOf(quotes.status, from)))
    .returning({ id: quotes.id, number: quotes.number });
  for (const { id: entityId } of closed)
    await recordActOfAnybody(tx, { action: end.move, entity: 'quotes', entityId, after: { status } });
  return closed;
}
