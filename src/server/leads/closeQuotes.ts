import { and, eq, inArray } from 'drizzle-orm';
import type { LossReason } from '../../shared/leads/status.ts';
import { quoteMachine } from '../../shared/quotes/status.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { quotes } from '../db/schema/index.ts';
import type { Lead } from './lockLead.ts';

/**
 * What becomes of a quote that is before the client when its lead ends: passed over with a reason, or taken back by its
 * enterprise. The lead is locked. Gives those.
 */
export async function closeQuotes(
  tx: Context,
  lead: Pick<Lead, 'id'>,
  end: { move: 'pass'; reason: LossReason } | { move: 'withdraw' },
): Promise<{ id: string; number: string | null }[]> {
  const { from, to: status } = quoteMachine.transitions[end.move];
  const reason = end.move === 'pass' ? { declineReason: end.reason } : {};
  const closed = await tx.db
    .update(quotes)
    .set({ status, decidedAt: tx.now, ...reason })
    .where(and(eq(quotes.leadId, lead.id), inArray(quotes.status, [...from])))
    .returning({ id: quotes.id, number: quotes.number });
  for (const { id: entityId } of closed)
    await recordActOfAnybody(tx, { action: end.move, entity: 'quotes', entityId, after: { status } });
  return closed;
}
