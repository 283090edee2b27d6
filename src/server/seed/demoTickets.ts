import type { messages, supportTickets, ticketEntries } from '../db/schema/index.ts';
import { demoAccounts } from './accounts.ts';
import { seedId } from './ids.ts';
import { DAY, HOUR, later } from './time.ts';

type NewTicket = typeof supportTickets.$inferInsert & { id: string };
type NewEntry = typeof ticketEntries.$inferInsert;
type NewMessage = typeof messages.$inferInsert & { id: string };

interface DemoTickets {
  tickets: NewTicket[];
  messages: NewMessage[];
  entries: NewEntry[];
}

type Words = Pick<NewTicket, 'name' | 'subject' | 'body'> & Partial<NewTicket>;

/** What lies in the support screen: new, answered and closed, one from a signed-in client. */
export function demoTickets(now: Date): DemoTickets {
  const agentId = demoAccounts.service.id;
  const ticket = (age: number, words: Words): NewTicket => {
    const createdAt = later(now, -age);
    return { id: seedId('ticket', words.subject), createdAt, updatedAt: createdAt, ...words };
  };
  const answered = ticket(2 * DAY, {
    name: 'Fanta Kaba',
    email: 'fanta.kaba@exemple.test',
    subject: 'Combien de professionnels m’appellent ?',
    body: 'Bonjour, si je décris mes travaux, combien d’entreprises auront mon numéro ? Je ne veux pas être appelée toute la journée.',
    status: 'Answered',
    agentId,
    updatedAt: later(now, -2 * DAY + 3 * HOUR),
  });
  const closed = ticket(9 * DAY, {
    name: 'Alpha Diallo',
    phoneNumber: '+224628334455',
    subject: 'Changer mon numéro',
    body: 'J’ai changé de numéro après ma demande. Comment faire ?',
    status: 'Closed',
    agentId,
    updatedAt: later(now, -8 * DAY),
  });
  const tickets = [
    ticket(3 * HOUR, {
      name: 'Fatoumata Sylla',
      userId: demoAccounts.client.id,
      email: 'client@oasis.test',
      phoneNumber: demoAccounts.client.phoneNumber,
      subject: 'Ma demande de peinture',
      body: 'Bonjour, personne ne m’a encore appelée pour la peinture du salon. Est-ce normal ? Merci.',
    }),
    ticket(26 * HOUR, {
      name: 'Moussa Keïta',
      phoneNumber: '+224657889900',
      subject: 'Inscrire mon atelier',
      body: 'Je suis menuisier à Matoto, sans RCCM pour le moment. Est-ce que je peux quand même m’inscrire ?',
    }),
    answered,
    closed,
  ];
  const reply =
    'Bonjour, trois professionnels au plus reçoivent votre numéro, et seulement après avoir accepté votre projet.';
  const message = replyTo(answered, reply);
  const entry = (of: NewTicket, kind: 'Reply' | 'Note', body: string, messageId: string | null): NewEntry => ({
    id: seedId('ticket entry', of.subject),
    ticketId: of.id,
    authorId: agentId,
    kind,
    body,
    messageId,
    createdAt: of.updatedAt ?? now,
  });
  return {
    tickets,
    messages: [message],
    entries: [
      entry(answered, 'Reply', reply, message.id),
      entry(closed, 'Note', 'Appelé : numéro corrigé sur sa demande.', null),
    ],
  };
}

function replyTo({ subject, name, email, updatedAt }: NewTicket, reply: string): NewMessage {
  const at = updatedAt ?? new Date(0);
  const id = seedId('ticket message', subject);
  return {
    id,
    channel: 'email',
    template: 'ticketReply',
    recipient: email ?? '',
    subject: `Réponse à votre message : ${subject}`,
    body: `Bonjour ${name},\n\n${reply}`,
    status: 'Sent',
    attempts: 1,
    provider: 'outbox',
    dedupeKey: `email:ticket:${id}`,
    createdAt: at,
    sendingSince: at,
    sentAt: at,
  };
}
