import { eq, getTableColumns } from 'drizzle-orm';
import { actorOf, type Context } from '../context.ts';
import { acceptances, quotes } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { type LockedLead, lockProjectOf } from '../leads/lockLead.ts';

export type Quote = typeof quotes.$inferSelect;

export interface LockedQuote extends LockedLead {
  quote: Quote;
}

/** A quote with its project and lead, all held until the transaction ends, locked in the order of 0055. Raises 404. */
export async function lockQuote(tx: Context, id: string): Promise<LockedQuote> {
  const leadId = tx.db.select({ id: quotes.leadId }).from(quotes).where(eq(quotes.id, id));
  const project = await lockProjectOf(tx, leadId);
  const [locked] = await tx.db
    .select({ lead: getTableColumns(acceptances), quote: getTableColumns(quotes) })
    .from(acceptances)
    .innerJoin(quotes, eq(quotes.leadId, acceptances.id))
    .where(eq(quotes.id, id))
    .for('update');
  if (!locked) throw notFound();
  return { project, ...locked };
}

/** As `lockQuote`, for the contractor whose enterprise wrote it. Raises 404 for another's: it tells nothing of them. */
export async function lockOwnQuote(tx: Context, id: string): Promise<LockedQuote> {
  const { enterpriseId } = actorOf(tx);
  const locked = await lockQuote(tx, id);
  if (locked.quote.enterpriseId !== enterpriseId) throw notFound();
  return locked;
}
