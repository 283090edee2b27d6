import { eq } from 'drizzle-orm';
import type { MoveTicket } from '../../shared/support/schemas.ts';
import { ticketMachine } from '../../shared/support/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { supportTickets } from '../db/schema/index.ts';
import { requireTransition } from '../http/requireTransition.ts';
import { lockTicket } from './lockTicket.ts';

/** Closes a ticket, or opens it again. Raises WRONG_STATE, and what `lockTicket` does. */
export async function moveTicket(tx: Context, id: string, { move, version }: MoveTicket): Promise<string> {
  const ticket = await lockTicket(tx, id, version);
  const { to: status } = await requireTransition(tx, ticketMachine, move, ticket);
  await tx.db.update(supportTickets).set({ status, updatedAt: tx.now }).where(eq(supportTickets.id, id));
  await recordAct(tx, {
    action: move,
    entity: 'support-tickets',
    entityId: id,
    before: { status: ticket.status },
    after: { status },
  });
  return id;
}
