import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { formatDate } from '../../shared/format/dates.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { SMS_REPLY_MAX, type WriteEntry } from '../../shared/support/schemas.ts';
import { ticketMachine } from '../../shared/support/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { supportTickets, ticketEntries } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';
import { requireTransition } from '../http/requireTransition.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';
import { lockTicket, type Ticket } from './lockTicket.ts';

/**
 * A reply, which goes to the person by e-mail, or by SMS where only a phone is known, or a note that stays inside. Who
 * replies to a ticket that nobody has takes it. Raises WRONG_STATE for a reply to a closed one, 400 for one too long
 * for an SMS, and what `lockTicket` does.
 */
export async function writeEntry(tx: Context, ticketId: string, form: WriteEntry): Promise<string> {
  const actor = actorOf(tx);
  const ticket = await lockTicket(tx, ticketId, form.version);
  const isReply = form.kind === 'Reply';
  const action = isReply ? 'reply' : 'note';
  await requireTransition(tx, ticketMachine, action, ticket);
  const id = v7();
  const messageId = isReply ? await sendReply(tx, ticket, id, form.body) : null;
  const { kind, body } = form;
  await tx.db
    .insert(ticketEntries)
    .values({ id, ticketId, authorId: actor.id, kind, body, messageId, createdAt: tx.now });
  const after = isReply ? { status: ticketMachine.transitions.reply.to, agentId: ticket.agentId ?? actor.id } : {};
  await tx.db
    .update(supportTickets)
    .set({ ...after, updatedAt: tx.now })
    .where(eq(supportTickets.id, ticketId));
  await recordAct(tx, {
    action,
    entity: 'support-tickets',
    entityId: ticketId,
    ...(isReply ? { before: { status: ticket.status, agentId: ticket.agentId }, after } : {}),
  });
  return ticketId;
}

/** The id of the message that carries the reply. */
async function sendReply(tx: Context, ticket: Ticket, entryId: string, reply: string): Promise<string> {
  const [written] = await queueMessages(tx, [draftOf(tx, ticket, entryId, reply)]);
  if (!written) throw new Error('The reply was not written');
  return written.messageId;
}

function draftOf(tx: Context, ticket: Ticket, entryId: string, reply: string): MessageDraft {
  const common = {
    template: 'ticketReply',
    dedupeKey: `ticket:${entryId}`,
    params: {
      reply,
      name: ticket.name,
      agent: fullName(actorOf(tx)),
      subject: ticket.subject,
      message: ticket.body,
      date: formatDate(ticket.createdAt),
    },
  } as const;
  if (ticket.email) return { ...common, channel: 'email', email: ticket.email };
  if (!ticket.phoneNumber) throw new Error(`Nobody can be reached for the ticket ${ticket.id}`);
  if (reply.length > SMS_REPLY_MAX) throw invalid({ body: 'support.replyTooLong' });
  return { ...common, channel: 'sms', phoneNumber: ticket.phoneNumber };
}
