import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Step, StepOwner } from '../../../shared/followUps/steps.ts';
import { NO_ID } from '../../../shared/ids.ts';
import type { LossReason, ReleaseReason, WithdrawalReason } from '../../../shared/leads/status.ts';
import { leadStages } from '../../../shared/leads/status.ts';
import type { ClosingReason } from '../../../shared/projects/closing.ts';
import type { OpenProjectStage } from '../../../shared/projects/openProjectStages.ts';
import { type ProjectState, projectStates } from '../../../shared/projects/status.ts';
import { answers, cities, districts, languages, questions, services } from './catalog.ts';
import { createdAt, instant, primaryId } from './columns.ts';
import { enterprises, packages } from './enterprises.ts';
import { openStageOf, stageSinceOf } from './openStage.ts';
import { users } from './users.ts';

/** Who has a request, in the index of the search: nobody is a key too there, where null would be none. */
export const holderInSearch = (agentId: SQLWrapper): SQL => sql`coalesce(${agentId}, ${sql.raw(`'${NO_ID}'`)}::uuid)`;

export const projectStatus = pgEnum('project_status', projectStates);

/**
 * A request. The contact is copied from the client at submission: the agent corrects it for this request alone.
 * `acceptanceCount` and `maxQuotes` are kept on the row so that lists need no count; constraints hold them.
 */
export const projects = pgTable(
  'projects',
  {
    id: primaryId(),
    /**
     * Read aloud and searched for: `OA-` and six unambiguous characters, drawn at insert (`insertProject`). The default
     * is for a release that knows no references yet and serves beside this one.
     */
    reference: text().notNull().unique().default(sql`project_reference(nextval('project_references'))`),
    clientId: uuid()
      .notNull()
      .references(() => users.id),
    status: projectStatus().notNull().default('Submitted'),
    serviceId: uuid().references(() => services.id),
    cityId: uuid()
      .notNull()
      .references(() => cities.id),
    /** Null where the client did not know it. */
    districtId: uuid().references(() => districts.id),
    /** May be empty where a landmark or a position says where it is. */
    address: text().notNull(),
    /** What people tell the way by: a mosque, a pump, a carrefour. */
    landmark: text(),
    /** Where the work is, as a full Plus Code (docs/decisions/0096). */
    plusCode: text(),
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
    /** What the client says in voice notes, which come after the request (`shared/projects/spoken.ts`). */
    spokenFields: text().array().notNull().default(sql`'{}'`),
    /** Whether contractors who accepted may hear them. */
    sharesVoice: boolean().notNull().default(false),
    budget: bigint({ mode: 'number' }),
    agentId: uuid().references(() => users.id),
    acceptanceCount: smallint().notNull().default(0),
    submittedAt: createdAt(),
    /** When an agent first took it; a trigger sets it. */
    takenAt: instant(),
    publishedAt: instant(),
    /** Since when the client waits for contractors anew (`extend`). */
    extendedAt: instant(),
    /** When a contractor first accepted it, and one first sent a quote: triggers set them, and nothing unsets them. */
    acceptedAt: instant(),
    quotedAt: instant(),
    /** When the client accepted a quote. */
    hiredAt: instant(),
    /** When all that was to be mended after the work was; a trigger keeps it. */
    mendedAt: instant(),
    updatedAt: createdAt(),
    closedAt: instant(),
    closingReason: text().$type<ClosingReason>(),
    closingNote: text(),
    mergedIntoId: uuid().references((): AnyPgColumn => projects.id),
    /** Since then it says what was asked for and where, and no more by whom (docs/decisions/0044). */
    anonymisedAt: instant(),
    /** Raised, it closes all links to the client's page that were sent before (docs/decisions/0052). */
    trackingVersion: smallint().notNull().default(1),
    /** SHA-256 of the token in the link; null until a link was issued. */
    trackingHash: text().unique(),
    /**
     * What comes next, by whom and until when (design §11, `shared/followUps/steps.ts`); null once nobody has anything
     * to do any more. The defaults are for a release that knows no steps yet and serves beside this one: the job works
     * the step out at its next round.
     */
    nextStep: text().$type<Step>().default('Resolve'),
    nextStepBy: text().$type<StepOwner>().default('system'),
    nextStepAt: instant().defaultNow(),
    /** Tells one occasion of a circumstance from another (`shared/followUps/circumstances.ts`). */
    stepSince: instant().defaultNow(),
    /** What an open request waits for, and since when (design §11); null of any other. */
    openStage: text().$type<OpenProjectStage>().generatedAlwaysAs(openStageOf),
    stageSince: instant().generatedAlwaysAs(stageSinceOf),
    /** When the client said that an enterprise had called. */
    contactConfirmedAt: instant(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`f_unaccent(lower(first_name || ' ' || last_name || ' ' || phone_number || ' ' || coalesce(email, '') || ' ' || address || ' ' || description))`,
      ),
  },
  (table) => [
    index('projects_queue').on(table.status, table.submittedAt, table.id),
    index('projects_recent').on(table.submittedAt, table.id),
    index('projects_identified').on(table.submittedAt).where(sql`anonymised_at is null`),
    index('projects_by_start').on(table.desiredStartDate, table.submittedAt, table.id),
    index('projects_by_service').on(table.serviceId, table.submittedAt, table.id),
    index('projects_by_service_state').on(table.serviceId, table.status, table.submittedAt, table.id),
    index('projects_by_city').on(table.cityId, table.submittedAt, table.id),
    index('projects_by_district').on(table.districtId, table.submittedAt),
    // What an agent's list may be narrowed to is in both, so that rows of other services and cities are not read
    // (docs/decisions/0128).
    index('projects_by_agent').on(
      table.agentId,
      table.status,
      table.submittedAt,
      table.id,
      table.serviceId,
      table.cityId,
    ),
    index('projects_of_agent').on(table.agentId, table.submittedAt, table.id, table.serviceId, table.cityId),
    index('projects_available').on(table.publishedAt, table.id).where(sql`status = 'Available'`),
    index('projects_available_by_start')
      .on(table.desiredStartDate, table.submittedAt, table.id)
      .where(sql`status = 'Available'`),
    // What suits an enterprise is counted here without the rows (docs/decisions/0137).
    index('projects_available_suiting')
      .on(table.serviceId, table.cityId, table.submittedAt, table.id, table.clientId)
      .where(sql`status = 'Available' and published_at is not null`),
    index('projects_by_language').on(table.languageId),
    index('projects_by_phone').on(table.phoneNumber, table.submittedAt),
    index('projects_merged').on(table.mergedIntoId).where(sql`merged_into_id is not null`),
    index('projects_by_client').on(table.clientId, table.submittedAt),
    index('projects_by_client_name').on(
      sql`lower(${table.lastName} || ' ' || ${table.firstName})`,
      table.submittedAt,
      table.id,
    ),
    index('projects_due').on(table.nextStepAt).where(sql`next_step is not null`),
    index('projects_due_by_owner').on(table.nextStepBy, table.nextStepAt, table.id).where(sql`next_step is not null`),
    index('projects_due_of_agent')
      .on(table.agentId, table.nextStepBy, table.nextStepAt)
      .where(sql`next_step is not null`),
    // The statistics read these alone, without the rows (docs/decisions/0085).
    index('projects_open').on(table.openStage, table.stageSince).where(sql`open_stage is not null`),
    index('projects_asked_for')
      .on(table.submittedAt, table.serviceId, table.cityId, table.acceptanceCount)
      .where(sql`service_id is not null`),
    // What a search is narrowed to stands beside the words (docs/decisions/0134).
    index('projects_search').using(
      'gin',
      sql`${table.searchText} gin_trgm_ops`,
      holderInSearch(table.agentId),
      table.serviceId,
      table.cityId,
      table.districtId,
    ),
    // A word that many hold is counted by these (docs/decisions/0130).
    index('projects_words').using('gin', sql`words_of(${table.searchText})`),
    index('projects_available_words')
      .using('gin', sql`words_of(f_unaccent(lower(${table.description})))`)
      .where(sql`status = 'Available'`),
    index('projects_available_search')
      .using('gin', sql`f_unaccent(lower(${table.description})) gin_trgm_ops`)
      .where(sql`status = 'Available'`),
    check('projects_description_length', sql`char_length(description) <= 500`),
    check('projects_phone_format', sql`phone_number ~ '^\\+224[0-9]{9}$'`),
    check('projects_published_service', sql`published_at is null or service_id is not null`),
    check('projects_assigned_agent', sql`status in ('Submitted', 'Cancelled', 'Rejected') or agent_id is not null`),
    check('projects_plus_code', sql`plus_code ~ '^[23456789CFGHJMPQRVWX]{8}[+][23456789CFGHJMPQRVWX]{2,3}$'`),
    check('projects_budget', sql`budget >= 0`),
    check('projects_acceptance_count', sql`acceptance_count between 0 and 4`),
    check('projects_merged_state', sql`merged_into_id is null or (status = 'Cancelled' and merged_into_id <> id)`),
    check('projects_reference', sql`reference ~ '^OA-[A-HJ-NP-Z2-9]{6}$'`),
    // Names the other states: a value added to an enum is not to be used in the transaction that adds it.
    check(
      'projects_hired',
      sql`hired_at is not null or status in ('Submitted', 'Assigned', 'Available', 'Accepted', 'Done', 'Cancelled', 'Rejected')`,
    ),
    check(
      'projects_followed',
      sql`status in ('Done', 'Cancelled', 'Rejected') or (next_step is not null and next_step_by is not null and next_step_at is not null and step_since is not null)`,
    ),
    check(
      'projects_followed_whole',
      sql`num_nulls(next_step, next_step_by, next_step_at, step_since) in (0, 4) and (next_step is null or status not in ('Cancelled', 'Rejected'))`,
    ),
    check('projects_closing', sql`closing_reason is null or status in ('Cancelled', 'Rejected')`),
  ],
);

/** What merging changes of the merged project, as it was before; the instant in ISO 8601. */
interface FormerProject {
  status: ProjectState;
  updatedAt: string;
  /** Absent from merges of a former release: the step is worked out then. */
  step?: { nextStep: Step; nextStepBy: StepOwner; nextStepAt: string; stepSince: string };
  /** The promised call that went to the one that stays. */
  callId?: string;
}

/**
 * Who merged what into what. The merged row alone changes, and `former` is what it gets back when the merge is undone;
 * files, comments and answers stay where they are and are shown with the one that stays.
 */
export const projectMerges = pgTable(
  'project_merges',
  {
    id: primaryId(),
    keptId: uuid()
      .notNull()
      .references(() => projects.id),
    mergedId: uuid()
      .notNull()
      .references(() => projects.id),
    mergedBy: uuid()
      .notNull()
      .references(() => users.id),
    former: jsonb().$type<FormerProject>().notNull(),
    createdAt: createdAt(),
    undoneAt: instant(),
  },
  (table) => [
    uniqueIndex('project_merges_running').on(table.mergedId).where(sql`undone_at is null`),
    index('project_merges_kept').on(table.keptId),
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
  (table) => [
    primaryKey({ columns: [table.projectId, table.answerId] }),
    index().on(table.questionId, table.projectId),
    index().on(table.answerId),
  ],
);

export const leadStage = pgEnum('lead_stage', leadStages);

/**
 * Who accepted what; to the contractor it is a lead, with its stage (design §10). The limits are unique keys, so that
 * no concurrency passes them: `slot` numbers the quotes of a project from 1, `monthlySequence` the acceptances of an
 * enterprise in a calendar month from 1. Both are another's again once given back; the row keeps them as they were.
 */
export const acceptances = pgTable(
  'acceptances',
  {
    id: uuid().notNull().unique().default(sql`gen_random_uuid()`),
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
    /** When the enterprise first noted a contact: a call that was answered, a visit, a quote. A trigger sets it. */
    contactedAt: instant(),
    /**
     * What the enterprise orders and narrows its list by: triggers copy it from the request, whose keys hold the ids
     * (docs/decisions/0132).
     */
    desiredStartDate: date({ mode: 'string' }),
    submittedAt: instant(),
    serviceId: uuid(),
    cityId: uuid(),
    stage: leadStage().notNull().default('New'),
    stageSince: createdAt(),
    /** Why it was lost, given up or given back; set in those stages alone. */
    endReason: text().$type<LossReason | WithdrawalReason | ReleaseReason>(),
    /** When the visit or the work is planned. */
    plannedFor: instant(),
    remindAt: instant(),
    reminder: text(),
    /** While the client is said not to be reached: when the place is given back unless they answer. */
    releaseAt: instant(),
    /** Since then its place on the project is free for another contractor. */
    freedAt: instant(),
    /** Since then it counts no more in the enterprise's month. */
    releasedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.enterpriseId] }),
    uniqueIndex('acceptances_slot').on(table.projectId, table.slot).where(sql`freed_at is null`),
    uniqueIndex('acceptances_month')
      .on(table.enterpriseId, table.month, table.monthlySequence)
      .where(sql`released_at is null`),
    index('acceptances_by_enterprise').on(table.enterpriseId, table.acceptedAt),
    index('acceptances_listed').on(
      table.enterpriseId,
      table.desiredStartDate,
      table.submittedAt,
      table.projectId,
      table.stage,
      table.serviceId,
      table.cityId,
    ),
    index('acceptances_by_time').on(table.acceptedAt, table.id),
    index('acceptances_in_stage').on(table.stage, table.acceptedAt, table.id),
    index('acceptances_by_stage').on(table.enterpriseId, table.stage, table.stageSince),
    uniqueIndex('acceptances_one_hired').on(table.projectId).where(sql`stage in ('Hired', 'Started', 'Completed')`),
    index('acceptances_to_release').on(table.releaseAt).where(sql`stage = 'Unreachable'`),
    index('acceptances_to_remind').on(table.remindAt).where(sql`remind_at is not null`),
    check('acceptances_slot_range', sql`slot between 1 and 4`),
    check('acceptances_sequence', sql`monthly_sequence >= 1`),
    check('acceptances_released', sql`(released_at is not null) = (stage = 'Released')`),
    check('acceptances_freed', sql`(freed_at is not null) = (stage in ('Released', 'Withdrawn'))`),
    check('acceptances_claimed', sql`(release_at is not null) = (stage = 'Unreachable')`),
    check('acceptances_end_reason', sql`end_reason is null or stage in ('Lost', 'Withdrawn', 'Released')`),
  ],
);
