import { eq } from 'drizzle-orm';
import type { HandOverTicket } from '../../shared/support/schemas.ts';
import { ticketMachine } from '../../shared/support/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { supportTickets } from '../db/schema/index.ts';
import { requireTransition } from '../http/requireTransition.ts';
import { requireAgent } from '../users/requireAgent.ts';
import { lockTicket } from './lockTicket.ts';

/**
 * A colleague answers this ticket from now on: its agent gives it away, or whoever reads one that nobody has; an admin
 * any. Raises WRONG_STATE for a closed one, 400 at `agentId` for somebody who answers no tickets, and what `lockTicket`
 * does.
 */
export async function handOverTicket(tx: Context, id: string, form: HandOverTicket): Promise<{ id: string }> {
  const { agentId, version } = form;
  const ticket = await lockTicket(tx, id, version);
  await requireTransition(tx, ticketMachine, 'handOver', ticket);
  if (ticket.agentId === agentId) return { id };
  await requireAgent(tx, agentId, 'support.handle', { agentId: 'common.invalid' });
  await tx.db.update(supportTickets).set({ agentId, updatedAt: tx.now }).where(eq(supportTickets.id, id));
  await recordAct(tx, {
    action: 'handOver',
    entity: 'support-tickets',
    entityId: id,
    before: { agentId: ticket.agentId },
    after: { agentId },
  });
  return { id };
}
