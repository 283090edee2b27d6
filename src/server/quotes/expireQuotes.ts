import { and, asc, eq, lt } from 'drizzle-orm';
import { isoDate } from '../../shared/format/dates.ts';
import { quoteMachine } from '../../shared/quotes/status.ts';
import { canMove } from '../../shared/states/machine.ts';
import { type Context, inTransaction } from '../context.ts';
import { quotes } from '../db/schema/index.ts';
import { eachAlone } from '../jobs/eachAlone.ts';
import { endQuote } from './endQuote.ts';
import { lockQuote } from './lockQuote.ts';

const BATCH = 500;

const {
  expire: {
    from: [open],
  },
} = quoteMachine.transitions;

/** What was sent and is valid no more: Expired, its lead back to the conversation. A job: run again, nothing twice. */
export async function expireQuotes(ctx: Context): Promise<void> {
  for (;;) {
    const over = await ctx.db
      .select({ id: quotes.id })
      .from(quotes)
      .where(and(eq(quotes.status, open), lt(quotes.validUntil, isoDate(ctx.now))))
      .orderBy(asc(quotes.validUntil))
      .limit(BATCH);
    await eachAlone(over, ({ id }) => inTransaction(ctx, (tx) => expire(tx, id)));
    if (over.length < BATCH) return;
  }
}

async function expire(tx: Context, id: string): Promise<void> {
  const locked = await lockQuote(tx, id);
  // The client or the contractor was faster.
  if (canMove(quoteMachine, 'expire', locked.quote.status)) await endQuote(tx, locked, 'expire');
}
