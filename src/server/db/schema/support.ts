import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entryKinds, ticketPriorities, ticketStates } from '../../../shared/support/status.ts';
import { createdAt, instant, primaryId, updatedAt } from './columns.ts';
import { enterprises } from './enterprises.ts';
import { messages } from './messages.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

export const ticketStatus = pgEnum('ticket_status', ticketStates);
export const ticketPriority = pgEnum('ticket_priority', ticketPriorities);
export const ticketEntryKind = pgEnum('ticket_entry_kind', entryKinds);

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
    /** The request that it is about, where a client complains from its page, and the enterprise complained of. */
    projectId: uuid().references(() => projects.id),
    enterpriseId: uuid().references(() => enterprises.id),
    status: ticketStatus().notNull().default('Open'),
    priority: ticketPriority().notNull().default('Normal'),
    /** The hour that was promised; the default is for a release that promises none. */
    dueAt: instant().notNull().default(sql`now() + interval '1 day'`),
    agentId: uuid().references(() => users.id),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`f_unaccent(lower(' ' || name || ' ' || coalesce(phone_number, '') || ' ' || coalesce(email, '') || ' ' || subject || ' ' || body || ' '))`,
      ),
  },
  (table) => [
    index().on(table.status, table.createdAt),
    index('tickets_by_time').on(table.createdAt, table.id),
    index('tickets_by_change').on(table.updatedAt, table.id),
    index('tickets_due').on(table.dueAt, table.id).where(sql`status <> 'Closed'`),
    index('tickets_by_agent').on(table.agentId, table.status, table.dueAt, table.id),
    index('tickets_of_person').on(table.userId).where(sql`user_id is not null`),
    index('tickets_of_project').on(table.projectId).where(sql`project_id is not null`),
    index('tickets_about_enterprise').on(table.enterpriseId).where(sql`enterprise_id is not null`),
    index('tickets_search').using('gin', sql`${table.searchText} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

/** What staff wrote under a ticket: replies that were sent, and notes that stay inside. */
export const ticketEntries = pgTable(
  'ticket_entries',
  {
    id: primaryId(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    kind: ticketEntryKind().notNull(),
    body: text().notNull(),
    /** The SMS or e-mail that carried a reply. */
    messageId: uuid().references(() => messages.id),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.ticketId, table.createdAt),
    check('ticket_entries_reply_sent', sql`(kind = 'Reply') = (message_id is not null)`),
  ],
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
