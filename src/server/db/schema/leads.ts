import { sql } from 'drizzle-orm';
import { check, date, index, pgEnum, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { callOutcomes, completionWays } from '../../../shared/leads/status.ts';
import { createdAt, instant, primaryId } from './columns.ts';
import { acceptances } from './projects.ts';
import { users } from './users.ts';

export const callOutcome = pgEnum('call_outcome', callOutcomes);
export const completionWay = pgEnum('completion_way', completionWays);

const ofLead = () =>
  uuid()
    .notNull()
    .references(() => acceptances.id, { onDelete: 'cascade' });

const author = () =>
  uuid()
    .notNull()
    .references(() => users.id);

/** A contractor's attempts to call the client, with what came of each. */
export const leadCalls = pgTable(
  'lead_calls',
  {
    id: primaryId(),
    leadId: ofLead(),
    callerId: author(),
    calledAt: instant().notNull(),
    outcome: callOutcome().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.leadId, table.calledAt)],
);

/** What a contractor wrote down for their own enterprise. */
export const leadNotes = pgTable(
  'lead_notes',
  {
    id: primaryId(),
    leadId: ofLead(),
    authorId: author(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.leadId, table.createdAt),
    check('lead_notes_length', sql`char_length(body) between 1 and 1000`),
  ],
);

/**
 * The end of a hired lead (design §10). Its closing code is made from the lead's id under the server's key
 * (`server/leads/closingCode.ts`): nothing that closes a job is stored.
 */
export const closings = pgTable(
  'closings',
  {
    leadId: ofLead().primaryKey(),
    /** Wrong codes since the last right one or the last lock. */
    wrongCodes: smallint().notNull().default(0),
    lockedUntil: instant(),
    completedAt: instant(),
    way: completionWay(),
    /** Who closed it after a call, and what was said. */
    staffId: uuid().references(() => users.id),
    callNote: text(),
  },
  () => [
    check('closings_wrong_codes', sql`wrong_codes between 0 and 5`),
    check('closings_way', sql`(completed_at is null) = (way is null)`),
    check('closings_call', sql`(way is not distinct from 'staff') = (staff_id is not null and call_note is not null)`),
  ],
);

/** What is still to be mended when the work is finished; open until lifted. */
export const reserves = pgTable(
  'reserves',
  {
    id: primaryId(),
    leadId: ofLead(),
    body: text().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
    liftedAt: instant(),
  },
  (table) => [
    index().on(table.leadId),
    index('reserves_open').on(table.dueOn).where(sql`lifted_at is null`),
    check('reserves_length', sql`char_length(body) <= 500`),
  ],
);
