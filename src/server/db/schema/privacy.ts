import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ViewedEntity } from '../../../shared/privacy/contactViews.ts';
import { instant, primaryId } from './columns.ts';
import { users } from './users.ts';

const isWaiting = sql`undone_at is null and done_at is null`;

/**
 * A person's account that is to be anonymised. Until `dueAt` the link whose hash is `tokenHash` undoes it; the
 * submissions of one telephone number are erased together and share it.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    requestedAt: instant().notNull(),
    /** Who asked: the person, or the agent whom they called. */
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** How the agent made sure of who called. */
    note: text(),
    dueAt: instant().notNull(),
    tokenHash: text().notNull(),
    undoneAt: instant(),
    doneAt: instant(),
    /** When the messages that were still to be sent at `doneAt` lost their text too. */
    clearedAt: instant(),
  },
  (table) => [
    uniqueIndex('erasures_waiting').on(table.userId).where(isWaiting),
    index('erasures_due').on(table.dueAt).where(isWaiting),
    index('erasures_to_clear').on(table.doneAt).where(sql`done_at is not null and cleared_at is null`),
    index().on(table.tokenHash),
    index().on(table.userId),
  ],
);

/**
 * Who was shown whose contact details: one row for each viewer, record and day. A list is one row under the all-zero
 * id, with the number of contacts that it showed on that day (docs/decisions/0045).
 */
export const contactViews = pgTable(
  'contact_views',
  {
    entity: text().$type<ViewedEntity>().notNull(),
    entityId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    viewerId: uuid()
      .notNull()
      .references(() => users.id),
    firstAt: instant().notNull(),
    contacts: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.entityId, table.day, table.viewerId] }),
    index().on(table.day),
    index().on(table.viewerId, table.day),
  ],
);
