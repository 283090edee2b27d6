import { and, eq } from 'drizzle-orm';
import { quoteMachine } from '../../shared/quotes/status.ts';
import { actorOf, type Context } from '../context.ts';
import { files } from '../db/schema/index.ts';
import type { FileOwnerRules } from '../files/owners.ts';
import { notFound } from '../http/errors.ts';
import { requireState } from '../http/requireTransition.ts';
import { lockOwnQuote } from './lockQuote.ts';
import { findReadable } from './queries.ts';

/**
 * The photo of a quote on paper: whoever sees the quote reads it, its contractor adds it while it is a draft. What was
 * sent keeps the photos it was sent with.
 */
export const quoteFiles: FileOwnerRules = {
  requireReader: async (ctx, quoteId) => {
    await findReadable(ctx, quoteId);
    return 'whole';
  },
  requireUploader: async (ctx, quoteId) => {
    const { quote } = await findReadable(ctx, quoteId);
    if (quote.enterpriseId !== actorOf(ctx).enterpriseId) throw notFound();
    requireState(quoteMachine, 'edit', quote.status);
  },
  reserve: async (tx, quoteId, replaces) => {
    const { quote } = await lockOwnQuote(tx, quoteId);
    requireState(quoteMachine, 'edit', quote.status);
    return replaces ? { slot: await takeAway(tx, quoteId, replaces) } : {};
  },
  limitReached: 'files.quoteLimitReached',
};

/** Gives its place. Raises 404. What it was stored under is cleaned at night. */
async function takeAway(tx: Context, quoteId: string, id: string): Promise<number> {
  const [taken] = await tx.db
    .delete(files)
    .where(and(eq(files.id, id), eq(files.quoteId, quoteId)))
    .returning({ slot: files.slot });
  if (!taken) throw notFound();
  return taken.slot;
}
