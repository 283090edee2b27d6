import { eq, sql } from 'drizzle-orm';
import { isReachable } from '../../shared/states/machine.ts';
import { ticketMachine } from '../../shared/support/status.ts';
import { stale } from '../audit-log/acts.ts';
import { type Actor, actorOf, type Context } from '../context.ts';
import { supportTickets } from '../db/schema/index.ts';
import { forbidden, notFound } from '../http/errors.ts';

/** PostgreSQL's own mark of a row's version: another after each change. */
export const ticketVersion = sql<string>`${supportTickets}.xmin::text`;

export type Ticket = typeof supportTickets.$inferSelect;

/** An agent works on what nobody has and on their own, an admin on all (design §6). Raises 403. */
export function requireReach(actor: Actor, ticket: Pick<Ticket, 'agentId'>): void {
  if (!isReachable(ticketMachine, ticket, actor)) throw forbidden();
}

/**
 * The ticket, held until the transaction ends, if it still is as the agent saw it. Raises 404, STALE with who changed
 * it and when, 403 for somebody else's.
 */
export async function lockTicket(tx: Context, id: string, version: string): Promise<Ticket> {
  const found = await findForUpdate(tx, id);
  if (found.version !== version) throw await stale(tx, 'support-tickets', id);
  requireReach(actorOf(tx), found.ticket);
  return found.ticket;
}

/** The ticket as it is now, held until the transaction ends. Raises 404. */
export async function lockTicketAsItIs(tx: Context, id: string): Promise<Ticket> {
  return (await findForUpdate(tx, id)).ticket;
}

async function findForUpdate(tx: Context, id: string): Promise<{ ticket: Ticket; version: string }> {
  const [found] = await tx.db
    .select({ ticket: supportTickets, version: ticketVersion })
    .from(supportTickets)
    .where(eq(supportTickets.id, id))
    .for('update');
  if (!found) throw notFound();
  return found;
}
