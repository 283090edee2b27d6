import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { projectStates } from '../../../shared/projects/status.ts';
import { answers, cities, districts, languages, questions, services } from './catalog.ts';
import { createdAt, instant, primaryId } from './columns.ts';
import { enterprises, packages } from './enterprises.ts';
import { users } from './users.ts';

export const projectStatus = pgEnum('project_status', projectStates);

/**
 * A request. The contact is copied from the client at submission: the agent corrects it for this request alone.
 * `acceptanceCount` and `maxQuotes` are kept on the row so that lists need no count; constraints hold them.
 */
export const projects = pgTable(
  'projects',
  {
    id: primaryId(),
    clientId: uuid()
      .notNull()
      .references(() => users.id),
    status: projectStatus().notNull().default('Submitted'),
    serviceId: uuid().references(() => services.id),
    cityId: uuid()
      .notNull()
      .references(() => cities.id),
    districtId: uuid()
      .notNull()
      .references(() => districts.id),
    address: text().notNull(),
    description: text().notNull().default(''),
    desiredStartDate: date({ mode: 'string' }).notNull(),
    preferredContactDays: text().notNull(),
    preferredHoursRange: text().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    phoneNumber: text().notNull(),
    email: text(),
    languageId: uuid().references(() => languages.id),
    fromPredefined: boolean().notNull().default(false),
    budget: bigint({ mode: 'number' }),
    agentId: uuid().references(() => users.id),
    acceptanceCount: smallint().notNull().default(0),
    submittedAt: createdAt(),
    /** When an agent first took it; a trigger sets it. */
    takenAt: instant(),
    publishedAt: instant(),
    updatedAt: createdAt(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`f_unaccent(lower(first_name || ' ' || last_name || ' ' || phone_number || ' ' || coalesce(email, '') || ' ' || address || ' ' || description))`,
      ),
  },
  (table) => [
    index('projects_queue').on(table.status, table.submittedAt, table.id),
    index('projects_recent').on(table.submittedAt, table.id),
    index('projects_by_start').on(table.desiredStartDate, table.submittedAt, table.id),
    index('projects_by_service').on(table.serviceId, table.submittedAt, table.id),
    index('projects_by_service_state').on(table.serviceId, table.status, table.submittedAt, table.id),
    index('projects_by_city').on(table.cityId, table.submittedAt, table.id),
    index('projects_by_district').on(table.districtId, table.submittedAt),
    index('projects_by_agent').on(table.agentId, table.status, table.submittedAt),
    index('projects_available').on(table.publishedAt, table.id).where(sql`status = 'Available'`),
    index('projects_by_client').on(table.clientId, table.submittedAt),
    index('projects_by_client_name').on(
      sql`lower(${table.lastName} || ' ' || ${table.firstName})`,
      table.submittedAt,
      table.id,
    ),
    index('projects_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('projects_available_search')
      .using('gin', sql`f_unaccent(lower(${table.description})) gin_trgm_ops`)
      .where(sql`status = 'Available'`),
    check('projects_description_length', sql`char_length(description) <= 500`),
    check('projects_phone_format', sql`phone_number ~ '^\\+224[0-9]{9}$'`),
    check('projects_published_service', sql`published_at is null or service_id is not null`),
    check('projects_assigned_agent', sql`status in ('Submitted', 'Cancelled', 'Rejected') or agent_id is not null`),
    check('projects_budget', sql`budget >= 0`),
    check('projects_acceptance_count', sql`acceptance_count between 0 and 4`),
  ],
);

/** What the client answered to the predefined questions; `questionIndex` is the 0 of `Q0`. */
export const projectAnswers = pgTable(
  'project_answers',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    questionIndex: smallint().notNull(),
    questionId: uuid()
      .notNull()
      .references(() => questions.id),
    answerId: uuid()
      .notNull()
      .references(() => answers.id),
    customText: text(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.answerId] })],
);

/**
 * Who accepted what. The limits are unique keys, so that no concurrency passes them: `slot` numbers the quotes of a
 * project from 1, `monthlySequence` the acceptances of an enterprise in a calendar month from 1.
 */
export const acceptances = pgTable(
  'acceptances',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    enterpriseId: uuid()
      .notNull()
      .references(() => enterprises.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    slot: smallint().notNull(),
    month: date({ mode: 'string' }).notNull(),
    monthlySequence: integer().notNull(),
    /** The package under which it was accepted; null where that is not known any more. */
    packageId: uuid().references(() => packages.id),
    acceptedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.enterpriseId] }),
    uniqueIndex('acceptances_slot').on(table.projectId, table.slot),
    uniqueIndex('acceptances_month').on(table.enterpriseId, table.month, table.monthlySequence),
    index('acceptances_by_enterprise').on(table.enterpriseId, table.acceptedAt),
    check('acceptances_slot_range', sql`slot between 1 and 4`),
    check('acceptances_sequence', sql`monthly_sequence >= 1`),
  ],
);
