import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId } from './columns.ts';
import { enterprises } from './enterprises.ts';
import { reserves } from './leads.ts';
import { projects } from './projects.ts';
import { quotes } from './quotes.ts';
import { reviews } from './reviews.ts';
import { users } from './users.ts';

/**
 * What a document says besides what it shows: nothing (`Removed`, photos), whatever its sender left in it (`Kept`), or
 * it was stored before that was looked at.
 */
export const fileMetadata = pgEnum('file_metadata', ['Unknown', 'Removed', 'Kept']);

/** A stored document. `slot` numbers the files of a project from 1, so that no concurrency passes the limit of 10. */
export const files = pgTable(
  'files',
  {
    id: primaryId(),
    projectId: uuid().references(() => projects.id, { onDelete: 'cascade' }),
    enterpriseId: uuid().references(() => enterprises.id, { onDelete: 'cascade' }),
    /** The photo of a quote on paper. */
    quoteId: uuid().references(() => quotes.id, { onDelete: 'cascade' }),
    reviewId: uuid().references(() => reviews.id, { onDelete: 'cascade' }),
    reserveId: uuid().references(() => reserves.id, { onDelete: 'cascade' }),
    uploadedBy: uuid()
      .notNull()
      .references(() => users.id),
    slot: smallint().notNull(),
    name: text().notNull(),
    extension: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
    metadata: fileMetadata().notNull().default('Unknown'),
    /** Of a voice note: the field of the project that is said in it, and its length as it was measured here. */
    voice: text(),
    seconds: smallint(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('files_project_slot').on(table.projectId, table.slot),
    uniqueIndex('files_enterprise_slot').on(table.enterpriseId, table.slot),
    uniqueIndex('files_quote_slot').on(table.quoteId, table.slot),
    uniqueIndex('files_review_slot').on(table.reviewId, table.slot),
    uniqueIndex('files_reserve_slot').on(table.reserveId, table.slot),
    uniqueIndex('files_project_voice').on(table.projectId, table.voice),
    index().on(table.uploadedBy),
    index('files_to_clean').on(table.createdAt).where(sql`metadata = 'Unknown'`),
    check('files_one_owner', sql`num_nonnulls(project_id, enterprise_id, quote_id, review_id, reserve_id) = 1`),
    check('files_slot_range', sql`slot between 1 and 10`),
    check('files_review_slots', sql`review_id is null or slot <= 5`),
    check('files_size', sql`size > 0`),
    check('files_voice', sql`(voice is null) = (seconds is null) and (voice is null or project_id is not null)`),
  ],
);

/** An image of the site itself, which everybody may see: a partner's logo. Width and height in pixels. */
export const images = pgTable(
  'images',
  {
    id: primaryId(),
    uploadedBy: uuid()
      .notNull()
      .references(() => users.id),
    mime: text().notNull(),
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
    createdAt: createdAt(),
  },
  () => [check('images_size', sql`size > 0 and width > 0 and height > 0`)],
);
