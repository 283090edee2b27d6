import { boolean, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ticketStates } from '../../../shared/support/status.ts';
import { createdAt, primaryId, updatedAt } from './columns.ts';
import { users } from './users.ts';

export const ticketStatus = pgEnum('ticket_status', ticketStates);

/** What came through the contact form (design §8). */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: primaryId(),
    userId: uuid().references(() => users.id),
    name: text().notNull(),
    email: text(),
    phoneNumber: text(),
    subject: text().notNull(),
    body: text().notNull(),
    status: ticketStatus().notNull().default('Open'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.status, table.createdAt)],
);

/** Logos of the home page, in order. `logo` is the address of an image of ours. */
export const partners = pgTable('partners', {
  id: primaryId(),
  name: text().notNull().unique(),
  logo: text().notNull(),
  url: text(),
  position: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  updatedAt: updatedAt(),
});
