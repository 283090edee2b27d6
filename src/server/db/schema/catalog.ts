import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, primaryId, updatedAt } from './columns.ts';

export const cities = pgTable('cities', {
  id: primaryId(),
  name: text().notNull().unique(),
  /** The administrative region, and where it lies in degrees (WGS 84); null until an admin says so. */
  region: text(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  updatedAt: updatedAt(),
});

export const districts = pgTable(
  'districts',
  {
    id: primaryId(),
    cityId: uuid()
      .notNull()
      .references(() => cities.id),
    name: text().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex().on(table.cityId, table.name)],
);

export const languages = pgTable('languages', {
  id: primaryId(),
  nameFr: text().notNull().unique(),
  position: integer().notNull().default(0),
  updatedAt: updatedAt(),
});

export const serviceGroup = pgEnum('service_group', ['featured', 'other', 'specialized']);

export const services = pgTable('services', {
  id: primaryId(),
  slug: text().notNull().unique(),
  nameFr: text().notNull().unique(),
  group: serviceGroup().notNull().default('other'),
  isQuickSearch: boolean().notNull().default(false),
  isActive: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  /** For who does not read: one of `shared/pictures/names.ts`. */
  picture: text(),
  /** Since when people may know its address; null while it never was active. */
  publishedAt: instant().defaultNow(),
  updatedAt: updatedAt(),
});

/** Trades that are near: the contractors of `relatedId` may do what is asked of `serviceId` (design §11). */
export const relatedServices = pgTable(
  'related_services',
  {
    serviceId: uuid()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    relatedId: uuid()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.relatedId] }),
    index().on(table.relatedId),
    check('related_services_other', sql`service_id <> related_id`),
  ],
);

export const questionType = pgEnum('question_type', ['radio', 'checkbox']);

export const questions = pgTable(
  'questions',
  {
    id: primaryId(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id),
    nameFr: text().notNull(),
    type: questionType().notNull(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    /** The wording that took its place; what clients answered to this one stays with it. */
    replacedById: uuid(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.serviceId, table.position)],
);

export const answers = pgTable(
  'answers',
  {
    id: primaryId(),
    questionId: uuid()
      .notNull()
      .references(() => questions.id),
    nameFr: text().notNull(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    /** For who does not read: one of `shared/pictures/names.ts`. */
    picture: text(),
    /** The wording that took its place. */
    replacedById: uuid(),
  },
  (table) => [index().on(table.questionId, table.position)],
);
