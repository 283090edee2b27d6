import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LossReason } from '../../../shared/leads/status.ts';
import { quoteStates, vatKinds } from '../../../shared/quotes/status.ts';
import { createdAt, instant, primaryId, updatedAt } from './columns.ts';
import { enterprises } from './enterprises.ts';
import { acceptances } from './projects.ts';
import { users } from './users.ts';

export const quoteStatus = pgEnum('quote_status', quoteStates);
export const vatKind = pgEnum('vat_kind', vatKinds);

/** A whole amount in GNF. */
const amount = () => bigint({ mode: 'number' });

/**
 * A quote of an enterprise for a lead (design §10). Amounts in GNF, computed on the server from the lines. Once sent,
 * a trigger lets nothing change but its state and what the client decided; a correction is a new version under the same
 * number.
 */
export const quotes = pgTable(
  'quotes',
  {
    id: primaryId(),
    leadId: uuid()
      .notNull()
      .references(() => acceptances.id),
    enterpriseId: uuid()
      .notNull()
      .references(() => enterprises.id),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    status: quoteStatus().notNull().default('Draft'),
    /** `DEV-2026-00001`, per enterprise and without gaps; null while it is a draft that no sent one precedes. */
    number: text(),
    version: smallint().notNull().default(1),
    /** The version that this one corrects. */
    correctsId: uuid().references((): AnyPgColumn => quotes.id),
    vat: vatKind().notNull(),
    /** Without VAT, the VAT, and both together. */
    netTotal: amount().notNull(),
    vatTotal: amount().notNull(),
    total: amount().notNull(),
    /** Share of the total, in percent. */
    depositPercent: smallint(),
    validUntil: date({ mode: 'string' }).notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    durationDays: integer().notNull(),
    /** What is not included, and what else is to be known. */
    notes: text(),
    /** One amount with a photo of a quote on paper, instead of lines. */
    isPaper: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sentAt: instant(),
    /** SHA-256 of what was sent, in a fixed order of its fields (`server/quotes/hashOfQuote.ts`). */
    contentHash: text(),
    decidedAt: instant(),
    declineReason: text().$type<LossReason>(),
    /** How the person who accepted was known, from which address: kept with the version's hash. */
    acceptedBy: text().$type<'code' | 'device'>(),
    acceptedFrom: text(),
  },
  (table) => [
    uniqueIndex('quotes_number').on(table.enterpriseId, table.number, table.version),
    uniqueIndex('quotes_one_accepted').on(table.leadId).where(sql`status = 'Accepted'`),
    uniqueIndex('quotes_one_sent').on(table.leadId).where(sql`status in ('Sent', 'Accepted')`),
    uniqueIndex('quotes_one_draft').on(table.leadId).where(sql`status = 'Draft'`),
    index('quotes_of_lead').on(table.leadId, table.version),
    index('quotes_of_enterprise').on(table.enterpriseId, table.createdAt),
    index('quotes_by_state').on(table.status, table.createdAt, table.id),
    index('quotes_by_time').on(table.createdAt, table.id),
    index('quotes_to_expire').on(table.validUntil).where(sql`status = 'Sent'`),
    check('quotes_amounts', sql`net_total >= 0 and vat_total >= 0 and total = net_total + vat_total`),
    check('quotes_no_vat', sql`vat = 'standard' or vat_total = 0`),
    check('quotes_deposit', sql`deposit_percent between 0 and 100`),
    check('quotes_duration', sql`duration_days between 1 and 3650`),
    check('quotes_version', sql`version >= 1 and (version = 1) = (corrects_id is null)`),
    check(
      'quotes_sent',
      sql`status = 'Draft' or (number is not null and sent_at is not null and content_hash is not null)`,
    ),
    check(
      'quotes_accepted',
      sql`(status = 'Accepted') = (accepted_by is not null) and (accepted_by is null) = (accepted_from is null)`,
    ),
  ],
);

/** What a quote is made of. Prices in GNF for one unit; a quantity has up to three decimals. */
export const quoteLines = pgTable(
  'quote_lines',
  {
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    label: text().notNull(),
    quantity: numeric({ precision: 12, scale: 3, mode: 'number' }).notNull(),
    unit: text().notNull(),
    unitPrice: amount().notNull(),
    /** Quantity times price, rounded half up to the franc. */
    total: amount().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.position] }),
    check('quote_lines_values', sql`quantity > 0 and unit_price >= 0 and total >= 0`),
    check('quote_lines_total', sql`total = round(quantity * unit_price)`),
  ],
);

/** The last number given to a quote of an enterprise in a year: taken under the row's lock, so that there is no gap. */
export const quoteNumbers = pgTable(
  'quote_numbers',
  {
    enterpriseId: uuid()
      .notNull()
      .references(() => enterprises.id),
    year: smallint().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseId, table.year] })],
);
