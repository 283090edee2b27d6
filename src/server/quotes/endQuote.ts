import { eq } from 'drizzle-orm';
import { leadMachine } from '../../shared/leads/status.ts';
import { type QuoteTransition, quoteMachine } from '../../shared/quotes/status.ts';
import { canMove } from '../../shared/states/machine.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { quotes } from '../db/schema/index.ts';
import { requireState } from '../http/requireTransition.ts';
import { moveLead } from '../leads/moveLead.ts';
import { tellWithdrawn } from '../leads/withdrawnQuotes.ts';
import { setNextStep } from '../steps/setNextStep.ts';
import { type LockedQuote, lockOwnQuote, type Quote } from './lockQuote.ts';

type Ending = Extract<QuoteTransition, 'withdraw' | 'decline' | 'expire'>;

/**
 * A quote is before the client no more, and no other of this lead is: the lead goes back to the conversation. Raises
 * WRONG_STATE.
 */
export async function endQuote(
  tx: Context,
  { quote, lead, project }: LockedQuote,
  move: Ending,
  changes: Partial<Pick<Quote, 'decidedAt' | 'declineReason'>> = {},
): Promise<void> {
  requireState(quoteMachine, move, quote.status);
  const { to: status } = quoteMachine.transitions[move];
  await tx.db
    .update(quotes)
    .set({ status, updatedAt: tx.now, ...changes })
    .where(eq(quotes.id, quote.id));
  await recordActOfAnybody(tx, {
    action: move,
    entity: 'quotes',
    entityId: quote.id,
    before: { status: quote.status },
    after: { status, ...(changes.declineReason ? { reason: changes.declineReason } : {}) },
  });
  if (canMove(leadMachine, 'unquote', lead.stage)) await moveLead(tx, lead, 'unquote');
  await setNextStep(tx, project.id);
}

/** The contractor takes it back before the client decides, who is told. Gives its id. Raises 404 and WRONG_STATE. */
export async function withdrawQuote(tx: Context, id: string): Promise<string> {
  const locked = await lockOwnQuote(tx, id);
  await endQuote(tx, locked, 'withdraw');
  await tellWithdrawn(tx, locked, locked.quote);
  return id;
}
