import { and, eq, inArray, isNull } from 'drizzle-orm';
import { rolesThatMay } from '../../shared/auth/permissions.ts';
import type { HandOverTicket } from '../../shared/support/schemas.ts';
import { ticketMachine } from '../../shared/support/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { supportTickets, users } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';
import { requireTransition } from '../http/requireTransition.ts';
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
  await requireTicketAgent(tx, agentId);
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

async function requireTicketAgent({ db }: Context, agentId: string): Promise<void> {
  const mayHold = and(
    eq(users.id, agentId),
    inArray(users.role, rolesThatMay('support.handle')),
    isNull(users.deactivatedAt),
  );
  if ((await db.$count(users, mayHold)) === 0) throw invalid({ agentId: 'common.invalid' });
}
