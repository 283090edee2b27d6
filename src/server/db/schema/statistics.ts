import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { openProjectStages } from '../../../shared/projects/openProjectStages.ts';
import { messageChannel } from './messages.ts';

/**
 * Figures by day, for the statistics (docs/decisions/0016). Triggers append what an act changes, in its own
 * transaction, so that no row is fought over; a figure is always the sum of its rows. `entry` 0 is what was added up so
 * far, the others wait to be.
 */
const entry = () => bigserial({ mode: 'number' });
const figure = () => integer().notNull().default(0);

export const statisticDimensions = ['all', 'service', 'city', 'agent'] as const;

/** The requests submitted on a day and what became of them. `key` is the all-zero id for all, and for none. */
export const projectDays = pgTable(
  'project_days',
  {
    day: date({ mode: 'string' }).notNull(),
    dimension: text({ enum: statisticDimensions }).notNull(),
    key: uuid().notNull(),
    entry: entry(),
    submitted: figure(),
    taken: figure(),
    published: figure(),
    accepted: figure(),
    quoted: figure(),
    hired: figure(),
    done: figure(),
    rejected: figure(),
    cancelled: figure(),
    acceptances: figure(),
  },
  (table) => [
    primaryKey({ columns: [table.dimension, table.day, table.key, table.entry] }),
    index('project_days_waiting').on(table.entry).where(sql`entry > 0`),
  ],
);

/**
 * The requests of a month for a service in a city, and the acceptances that they have; those without a service are
 * left out. By month, as by day there are nearly as many of them as of requests.
 */
export const demandMonths = pgTable(
  'demand_months',
  {
    /** Its first day. */
    month: date({ mode: 'string' }).notNull(),
    serviceId: uuid().notNull(),
    cityId: uuid().notNull(),
    entry: entry(),
    requests: figure(),
    acceptances: figure(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.serviceId, table.cityId, table.entry] }),
    index('demand_months_waiting').on(table.entry).where(sql`entry > 0`),
  ],
);

/** The open requests by their stage and the day on which they came to it: `projects.open_stage` and `stage_since`. */
export const openDays = pgTable(
  'open_days',
  {
    stage: text({ enum: openProjectStages }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    entry: entry(),
    requests: figure(),
  },
  (table) => [
    primaryKey({ columns: [table.stage, table.day, table.entry] }),
    index('open_days_waiting').on(table.entry).where(sql`entry > 0`),
  ],
);

/**
 * How many requests took how long over a step that ended on a day; `bucket` is a class of durations
 * (`statistics/durations.ts`).
 */
export const stepDays = pgTable(
  'step_days',
  {
    day: date({ mode: 'string' }).notNull(),
    step: text({ enum: openProjectStages }).notNull(),
    bucket: smallint().notNull(),
    entry: entry(),
    finished: figure(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.step, table.bucket, table.entry] }),
    index('step_days_waiting').on(table.entry).where(sql`entry > 0`),
  ],
);

/**
 * What a day brought under each package, the all-zero id for none: acceptances, money settled (GNF), subscriptions
 * begun and over.
 */
export const packageDays = pgTable(
  'package_days',
  {
    day: date({ mode: 'string' }).notNull(),
    key: uuid().notNull(),
    entry: entry(),
    acceptances: figure(),
    payments: figure(),
    amount: bigint({ mode: 'number' }).notNull().default(0),
    started: figure(),
    ended: figure(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.key, table.entry] }),
    index('package_days_waiting').on(table.entry).where(sql`entry > 0`),
  ],
);

/** The messages that went out on a day and what became of them, as the SMS summary counts them. */
export const messageDays = pgTable(
  'message_days',
  {
    day: date({ mode: 'string' }).notNull(),
    channel: messageChannel().notNull(),
    entry: entry(),
    sent: figure(),
    delivered: figure(),
    failed: figure(),
    /** SMS that were paid for. */
    segments: figure(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.day, table.entry] }),
    index('message_days_waiting').on(table.entry).where(sql`entry > 0`),
  ],
);

/**
 * What an enterprise did and what it brought, since it is here (docs/decisions/0088). `within…` are its acceptances by
 * the time from acceptance to the first contact it noted; `beyond` took longer than a week.
 */
export const enterpriseTotals = pgTable(
  'enterprise_totals',
  {
    enterpriseId: uuid().notNull(),
    entry: entry(),
    accepted: figure(),
    within1h: figure(),
    within4h: figure(),
    within12h: figure(),
    within24h: figure(),
    within48h: figure(),
    within96h: figure(),
    within168h: figure(),
    beyond: figure(),
    quoted: figure(),
    hired: figure(),
    /** Of published reviews. */
    ratingSum: figure(),
    ratings: figure(),
    complaints: figure(),
    /** GNF. */
    paid: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.enterpriseId, table.entry] }),
    index('enterprise_totals_waiting').on(table.entry).where(sql`entry > 0`),
  ],
);

const agentFigures = () => ({
  agentId: uuid().notNull(),
  bucket: smallint().notNull(),
  entry: entry(),
  handled: figure(),
  onTime: figure(),
  promised: figure(),
  kept: figure(),
});

/**
 * What an agent handled on a day (docs/decisions/0089): steps by the class of their duration, and promised calls, whose
 * `bucket` is -1.
 */
export const agentDays = pgTable(
  'agent_days',
  {
    day: date({ mode: 'string' }).notNull(),
    ...agentFigures(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.agentId, table.bucket, table.entry] }),
    index('agent_days_waiting').on(table.entry).where(sql`entry > 0`),
  ],
);

/** The same by month, for a period of many days. */
export const agentMonths = pgTable(
  'agent_months',
  {
    /** Its first day. */
    month: date({ mode: 'string' }).notNull(),
    ...agentFigures(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.agentId, table.bucket, table.entry] }),
    index('agent_months_waiting').on(table.entry).where(sql`entry > 0`),
  ],
);
