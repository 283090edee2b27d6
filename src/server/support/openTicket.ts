import type { ContactForm } from '../../shared/contact/schemas.ts';
import type { OpenedTicket } from '../../shared/contact/views.ts';
import { workedUntil } from '../../shared/followUps/workingTime.ts';
import { type TicketPriority, ticketHours } from '../../shared/support/status.ts';
import type { Context } from '../context.ts';
import { supportTickets } from '../db/schema/index.ts';
import { readFollowUpRules } from '../steps/rules.ts';

/**
 * Keeps what somebody wrote through the contact form, and whose account it was where they are signed in (design §8).
 */
export async function openTicket(ctx: Context, form: ContactForm): Promise<OpenedTicket> {
  const [ticket] = await ctx.db
    .insert(supportTickets)
    .values({
      userId: ctx.actor?.id ?? null,
      name: form.name,
      email: form.email ?? null,
      phoneNumber: form.phoneNumber ?? null,
      subject: form.subject,
      body: form.message,
      dueAt: await promisedAt(ctx, 'Normal'),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning({ id: supportTickets.id });
  if (!ticket) throw new Error('The support ticket was not written');
  return ticket;
}

/** Until when somebody answers a ticket that comes now (design §11). */
export async function promisedAt({ db, now }: Pick<Context, 'db' | 'now'>, priority: TicketPriority): Promise<Date> {
  const { holidays } = await readFollowUpRules(db);
  return workedUntil(now, ticketHours[priority], holidays);
}
