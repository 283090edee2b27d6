import { eq } from 'drizzle-orm';
import { ticketMachine } from '../../shared/support/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { supportTickets } from '../db/schema/index.ts';
import { requireTransition } from '../http/requireTransition.ts';
import { lockTicket } from './lockTicket.ts';

/**
 * The caller answers this ticket from now on; an admin may take it over from somebody. Raises what `lockTicket` does.
 */
export async function takeTicket(tx: Context, id: string, version: string): Promise<string> {
  const actor = actorOf(tx);
  const ticket = await lockTicket(tx, id, version);
  await requireTransition(tx, ticketMachine, 'assign', ticket);
  if (ticket.agentId === actor.id) return id;
  await tx.db.update(supportTickets).set({ agentId: actor.id, updatedAt: tx.now }).where(eq(supportTickets.id, id));
  await recordAct(tx, {
    action: 'assign',
    entity: 'support-tickets',
    entityId: id,
    before: { agentId: ticket.agentId },
    after: { agentId: actor.id },
  });
  return id;
}
