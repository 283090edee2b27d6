import { eq, getTableColumns } from 'drizzle-orm';
import { actorOf, type Context } from '../context.ts';
import { acceptances, projects, quotes } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import type { LockedLead } from '../leads/lockLead.ts';

export type Quote = typeof quotes.$inferSelect;

export interface LockedQuote extends LockedLead {
  quote: Quote;
}

/** A quote with its project and lead, all held until the transaction ends, locked in the order of 0055. Raises 404. */
export async function lockQuote(tx: Context, id: string): Promise<LockedQuote> {
  const [locked] = await tx.db
    .select({
      project: getTableColumns(projects),
      lead: getTableColumns(acceptances),
      quote: getTableColumns(quotes),
    })
    .from(projects)
    .innerJoin(acceptances, eq(acceptances.projectId, projects.id))
    .innerJoin(quotes, eq(quotes.leadId, acceptances.id))
    .where(eq(quotes.id, id))
    .for('update');
  if (!locked) throw notFound();
  return locked;
}

/** As `lockQuote`, for the contractor whose enterprise wrote it. Raises 404 for another's: it tells nothing of them. */
export async function lockOwnQuote(tx: Context, id: string): Promise<LockedQuote> {
  const { enterpriseId } = actorOf(tx);
  const locked = await lockQuote(tx, id);
  if (locked.quote.enterpriseId !== enterpriseId) throw notFound();
  return locked;
}
