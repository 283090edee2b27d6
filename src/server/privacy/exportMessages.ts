import { and, asc, eq, gte, inArray, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { messages, projects, supportTickets, ticketEntries } from '../db/schema/index.ts';
import type { Template } from '../messages/templates.ts';
import { fr, frOr } from '../texts.ts';
import { at, type Person } from './exportSection.ts';

/** What is sent to an account alone; whoever gave somebody's number as theirs must not read what others were sent. */
const accountTemplates: Template[] = [
  'passwordReset',
  'invitation',
  'accountChanged',
  'contactChanged',
  'factorChanged',
  'erasureRequested',
];

/** That they were sent, not their text: it may hold links that open an account. */
export async function readMessages({ db }: Context, person: Person) {
  const own = db.select({ id: projects.id }).from(projects).where(eq(projects.clientId, person.id));
  const about = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(projects, eq(projects.id, messages.projectId))
    .where(
      and(
        inArray(messages.projectId, own),
        or(eq(messages.recipient, projects.phoneNumber), eq(messages.recipient, projects.email)),
      ),
    );
  const identifiers = [person.phoneNumber, ...(person.email ? [person.email] : [])];
  const hasLogin = person.passwordHash !== null || person.invitedAt !== null;
  const toAccount = hasLogin
    ? await db
        .select({ message: messages })
        .from(messages)
        .where(
          and(
            inArray(messages.recipient, identifiers),
            inArray(messages.template, accountTemplates),
            gte(messages.createdAt, person.createdAt),
          ),
        )
    : [];
  const all = [...about, ...toAccount].map(({ message }) => message);
  if (all.length === 0) return undefined;
  return all
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((message) => ({
      sujet: frOr(`messages.template.${message.template}`, message.template),
      par: fr(`messages.channel.${message.channel}`),
      à: message.recipient,
      état: fr(`messages.state.${message.status}`),
      le: at(message.sentAt ?? message.createdAt),
    }));
}

/** Those of the account, and the problems that were reported from the pages of its requests. */
export async function readTickets({ db }: Context, { id }: Person) {
  const own = db.select({ id: projects.id }).from(projects).where(eq(projects.clientId, id));
  const tickets = await db
    .select()
    .from(supportTickets)
    .where(or(eq(supportTickets.userId, id), inArray(supportTickets.projectId, own)))
    .orderBy(asc(supportTickets.createdAt));
  if (tickets.length === 0) return undefined;
  const replies = await db
    .select({ ticketId: ticketEntries.ticketId, body: ticketEntries.body, createdAt: ticketEntries.createdAt })
    .from(ticketEntries)
    .where(
      and(
        inArray(
          ticketEntries.ticketId,
          tickets.map((ticket) => ticket.id),
        ),
        eq(ticketEntries.kind, 'Reply'),
      ),
    )
    .orderBy(asc(ticketEntries.createdAt));
  return tickets.map((ticket) => ({
    sujet: ticket.subject,
    message: ticket.body,
    nom: ticket.name,
    téléphone: ticket.phoneNumber,
    'e-mail': ticket.email,
    le: at(ticket.createdAt),
    réponses: replies
      .filter(({ ticketId }) => ticketId === ticket.id)
      .map(({ body, createdAt }) => ({ texte: body, le: at(createdAt) })),
  }));
}
