import { eq } from 'drizzle-orm';
import type { DeclineReason } from '../../shared/quotes/decline.ts';
import { quoteMachine } from '../../shared/quotes/status.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { quotes } from '../db/schema/index.ts';
import { together } from '../db/together.ts';
import { notFound } from '../http/errors.ts';
import { requireState } from '../http/requireTransition.ts';
import { hireLead } from '../leads/hireLead.ts';
import type { Lead } from '../leads/lockLead.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { setNextStep } from '../steps/setNextStep.ts';
import { acceptedMessages, declinedMessages } from './decisionMessages.ts';
import { endQuote } from './endQuote.ts';
import { type LockedQuote, lockQuote } from './lockQuote.ts';
import { stateAt } from './presenter.ts';

/** A quote among those of the request whose client asks. */
interface Chosen {
  projectId: string;
  quoteId: string;
}

/** How the client was known besides by the link, and the network address they chose from. */
export interface Known {
  by: 'code' | 'device';
  from: string;
}

/**
 * The client chose (design §10): the quote is accepted for good, with how and from where; its lead is hired, the others
 * are lost with their quotes; each is told, the client with the code that closes the job. Gives the quote's id. Raises
 * 404 for another request's quote and for a draft, WRONG_STATE for what was decided, taken back or is valid no more.
 */
export async function acceptQuote(tx: Context, chosen: Chosen, { by, from }: Known): Promise<string> {
  const locked = await lockSent(tx, chosen);
  const { quote } = locked;
  requireState(quoteMachine, 'accept', stateAt(quote, tx.now));
  const { to: status } = quoteMachine.transitions.accept;
  const accepted = { status, decidedAt: tx.now, acceptedBy: by, acceptedFrom: from, updatedAt: tx.now };
  const [{ lost, changes }] = await together(
    hireLead(tx, locked),
    tx.db.update(quotes).set(accepted).where(eq(quotes.id, quote.id)),
  );
  await recordActOfAnybody(tx, {
    action: 'accept',
    entity: 'quotes',
    entityId: quote.id,
    before: { status: quote.status },
    after: { status, number: quote.number, version: quote.version, contentHash: quote.contentHash, by },
  });
  await together(setNextStep(tx, locked.project.id, changes), tellChoice(tx, locked, lost));
  return quote.id;
}

async function tellChoice(tx: Context, locked: LockedQuote, lost: readonly Lead[]): Promise<void> {
  const { drafts, site } = await acceptedMessages(tx, locked, lost);
  await queueMessages(tx, drafts, site);
}

/** The client does not want this one, and says why: the contractor is told and may send another. As `acceptQuote`. */
export async function declineQuote(tx: Context, chosen: Chosen, declineReason: DeclineReason): Promise<string> {
  const locked = await lockSent(tx, chosen);
  await endQuote(tx, locked, 'decline', { decidedAt: tx.now, declineReason });
  await queueMessages(tx, await declinedMessages(tx, locked, declineReason));
  return locked.quote.id;
}

/** Raises 404 for what this client was never sent. */
async function lockSent(tx: Context, { projectId, quoteId }: Chosen): Promise<LockedQuote> {
  const locked = await lockQuote(tx, quoteId);
  const wasSent = locked.quote.status !== quoteMachine.transitions.write.to;
  if (locked.project.id !== projectId || !wasSent) throw notFound();
  return locked;
}
