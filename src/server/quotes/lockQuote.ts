import { eq } from 'drizzle-orm';
import { actorOf, type Context } from '../context.ts';
import { quotes } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { type LockedLead, lockLead } from '../leads/lockLead.ts';

export type Quote = typeof quotes.$inferSelect;

export interface LockedQuote extends LockedLead {
  quote: Quote;
}

/** A quote with its project and lead, all held until the transaction ends, locked in the order of 0055. Raises 404. */
export async function lockQuote(tx: Context, id: string): Promise<LockedQuote> {
  const leadId = tx.db.select({ id: quotes.leadId }).from(quotes).where(eq(quotes.id, id));
  const locked = await lockLead(tx, leadId);
  const [quote] = await tx.db.select().from(quotes).where(eq(quotes.id, id)).for('update');
  if (!quote) throw notFound();
  return { ...locked, quote };
}

/** As `lockQuote`, for the contractor whose enterprise wrote it. Raises 404 for another's: it tells nothing of them. */
export async function lockOwnQuote(tx: Context, id: string): Promise<LockedQuote> {
  const { enterpriseId } = actorOf(tx);
  const locked = await lockQuote(tx, id);
  if (locked.quote.enterpriseId !== enterpriseId) throw notFound();
  return locked;
}
