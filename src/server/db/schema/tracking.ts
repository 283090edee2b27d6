import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, primaryId } from './columns.ts';
import { projects } from './projects.ts';

/** A code that was sent to a client's telephone, for what binds (design §10): one at a time for each request. */
export const trackingCodes = pgTable(
  'tracking_codes',
  {
    projectId: uuid()
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Under the server's key: six digits are soon guessed from a mere hash. */
    codeHash: text().notNull(),
    attempts: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt), check('tracking_codes_attempts', sql`attempts between 0 and 5`)],
);

/** A browser that showed such a code: the hash of its cookie, for the requests of one telephone number. */
export const trackingDevices = pgTable(
  'tracking_devices',
  {
    tokenHash: text().notNull(),
    phoneNumber: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('tracking_devices_known').on(table.tokenHash, table.phoneNumber),
    index().on(table.expiresAt),
  ],
);

/** The hour at which a client asked to be called. */
export const callRequests = pgTable(
  'call_requests',
  {
    id: primaryId(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    callAt: instant().notNull(),
    createdAt: createdAt(),
    doneAt: instant(),
  },
  (table) => [
    index().on(table.projectId, table.createdAt),
    uniqueIndex('call_requests_waiting').on(table.projectId).where(sql`done_at is null`),
    index('call_requests_due').on(table.callAt).where(sql`done_at is null`),
  ],
);
