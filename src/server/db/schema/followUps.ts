import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { type EnterpriseReason, enterpriseReasons } from '../../../shared/followUps/enterpriseReasons.ts';
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
    /** Called off, or ended on the day it began. */
    cancelledAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId, table.untilDay),
    index('absences_running').on(table.untilDay),
    check('absences_days', sql`until_day >= from_day`),
    check('absences_other', sql`stand_in_id is null or stand_in_id <> user_id`),
  ],
);

/** What a colleague has for somebody who is away (docs/decisions/0086); gone when it was given back or kept. */
export const standIns = pgTable(
  'stand_ins',
  {
    id: primaryId(),
    absenceId: uuid()
      .notNull()
      .references(() => absences.id, { onDelete: 'cascade' }),
    projectId: uuid()
      .unique()
      .references(() => projects.id, { onDelete: 'cascade' }),
    ticketId: uuid()
      .unique()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    enterpriseId: uuid()
      .unique()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    /** Who has it meanwhile. */
    userId: uuid()
      .notNull()
      .references(() => users.id),
    handedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.absenceId),
    index().on(table.userId),
    check('stand_ins_of_one', sql`num_nonnulls(project_id, ticket_id, enterprise_id) = 1`),
  ],
);

/** Why sales call an enterprise, and until when (docs/decisions/0087). A job opens and ends them. */
export const enterpriseFollowUps = pgTable(
  'enterprise_follow_ups',
  {
    id: primaryId(),
    enterpriseId: uuid()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    reason: text().$type<EnterpriseReason>().notNull(),
    /** What it is about: a request, an acceptance, a ticket, a subscription, or the enterprise itself. */
    causeId: uuid().notNull(),
    /** The request that it is about. */
    projectId: uuid().references(() => projects.id, { onDelete: 'cascade' }),
    dueAt: instant().notNull(),
    /** An hour was agreed on with the enterprise. */
    isPromised: boolean().notNull().default(false),
    /** Calls without answer since somebody was last reached. */
    attempts: smallint().notNull().default(0),
    /** Nothing more is to be done as long as its cause lasts. */
    doneAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('enterprise_follow_ups_once').on(table.enterpriseId, table.reason, table.causeId),
    index('enterprise_follow_ups_due').on(table.dueAt, table.id).where(sql`done_at is null`),
    index('enterprise_follow_ups_by_reason').on(table.reason, table.dueAt, table.id).where(sql`done_at is null`),
    index('enterprise_follow_ups_promised').on(table.dueAt, table.id).where(sql`done_at is null and is_promised`),
    index().on(table.projectId),
    check(
      'enterprise_follow_ups_reason',
      sql.raw(`reason in (${enterpriseReasons.map((reason) => `'${reason}'`).join(', ')})`),
    ),
  ],
);
