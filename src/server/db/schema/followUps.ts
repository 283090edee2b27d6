import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, primaryId } from './columns.ts';
import { enterprises } from './enterprises.ts';
import { callOutcome } from './leads.ts';
import { projects } from './projects.ts';
import { supportTickets } from './support.ts';
import { users } from './users.ts';

/** A call that staff made about a request, a ticket or an enterprise, with what came of it (design §11). */
export const followUpCalls = pgTable(
  'follow_up_calls',
  {
    id: primaryId(),
    projectId: uuid().references(() => projects.id, { onDelete: 'cascade' }),
    ticketId: uuid().references(() => supportTickets.id, { onDelete: 'cascade' }),
    enterpriseId: uuid().references(() => enterprises.id, { onDelete: 'cascade' }),
    callerId: uuid()
      .notNull()
      .references(() => users.id),
    outcome: callOutcome().notNull(),
    /** The hour that was agreed on, for `callBack`. */
    callBackAt: instant(),
    note: text(),
    /** When it was to be made, and by which step of the request: for what was kept of what was promised. */
    dueAt: instant(),
    step: text(),
    calledAt: createdAt(),
  },
  (table) => [
    index().on(table.projectId, table.calledAt),
    index().on(table.ticketId, table.calledAt),
    index().on(table.enterpriseId, table.calledAt),
    index().on(table.callerId, table.calledAt),
    check('follow_up_calls_of_one', sql`num_nonnulls(project_id, ticket_id, enterprise_id) = 1`),
    check('follow_up_calls_back', sql`(outcome = 'callBack') = (call_back_at is not null)`),
    check('follow_up_calls_note', sql`char_length(note) <= 500`),
  ],
);

/** A step of customer service that one of the staff brought to its end, and whether in its time (design §11). */
export const handledSteps = pgTable(
  'handled_steps',
  {
    id: primaryId(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    agentId: uuid()
      .notNull()
      .references(() => users.id),
    step: text().notNull(),
    /** Since when it waited, and until when it was to be done. */
    since: instant().notNull(),
    dueAt: instant().notNull(),
    handledAt: createdAt(),
    isOnTime: boolean().notNull(),
  },
  (table) => [
    index().on(table.projectId),
    index('handled_steps_by_agent').on(table.agentId, table.handledAt, table.id),
    index('handled_steps_by_time').on(table.handledAt, table.id),
  ],
);

/** When somebody of the staff is away, and who has their follow-ups meanwhile; nobody named: whoever has fewest. */
export const absences = pgTable(
  'absences',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromDay: date({ mode: 'string' }).notNull(),
    untilDay: date({ mode: 'string' }).notNull(),
    standInId: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId, table.untilDay),
    index('absences_running').on(table.untilDay),
    check('absences_days', sql`until_day >= from_day`),
    check('absences_other', sql`stand_in_id is null or stand_in_id <> user_id`),
  ],
);
