import { type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { enterpriseStates } from '../../../shared/enterprises/status.ts';
import { frequencyNames, subscriptionStates } from '../../../shared/subscriptions/status.ts';
import { cities, services } from './catalog.ts';
import { createdAt, instant, primaryId, updatedAt } from './columns.ts';

export const enterpriseStatus = pgEnum('enterprise_status', enterpriseStates);

/** The letters and digits of a registration number, as `registrationSigns` has them. */
export const registrationSignsOf = (column: SQLWrapper) => sql`regexp_replace(${column}, '[^A-Z0-9]', '', 'g')`;

export const enterprises = pgTable(
  'enterprises',
  {
    id: primaryId(),
    name: text().notNull(),
    accountNumber: text().notNull().unique(),
    status: enterpriseStatus().notNull().default('Pending'),
    address: text().notNull().default(''),
    cityId: uuid().references(() => cities.id),
    registrationNumber: text(),
    phoneNumber: text().notNull(),
    alertBySms: boolean().notNull().default(true),
    alertByEmail: boolean().notNull().default(true),
    activatedAt: instant(),
    /** What it was when its subscription ended or it was suspended, to be that again; null in every other state. */
    expiredFrom: enterpriseStatus(),
    assignedAgentId: uuid(),
    anonymisedAt: instant(),
    /** Its contractor agreed to a public page (docs/decisions/0062). */
    isShown: boolean().notNull().default(false),
    /** The end of its page's address, which a new name does not change: drawn when it first agreed. */
    publicId: text().unique(),
    /** The services and cities it is found by; a trigger keeps it, null while there is no page. */
    shownFor: uuid().array(),
    createdAt: createdAt(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`f_unaccent(lower(' ' || name || ' ' || account_number || ' ' || phone_number || ' ' || coalesce(registration_number, '') || ' '))`,
      ),
  },
  (table) => [
    index().on(table.status, table.createdAt),
    index().on(table.cityId),
    index('enterprises_by_time').on(table.createdAt, table.id),
    index('enterprises_by_name').on(sql`f_unaccent(lower(${table.name}))`, table.id),
    index('enterprises_by_registration').on(registrationSignsOf(table.registrationNumber)),
    index('enterprises_search').using('gin', sql`${table.searchText} gin_trgm_ops`).with({ fastupdate: false }),
    index('enterprises_by_agent').on(table.assignedAgentId, table.createdAt, table.id),
    index('enterprises_shown').on(table.createdAt, table.id).where(sql`shown_for is not null`),
    index('enterprises_shown_for')
      .using('gin', table.shownFor)
      .with({ fastupdate: false })
      .where(sql`shown_for is not null`),
    check(
      'enterprises_public_id',
      sql`case when public_id is null then not is_shown else public_id ~ '^[a-hj-np-z2-9]{6}$' end`,
    ),
    check('enterprises_account_number', sql`account_number ~ '^ENT-[A-HJ-NP-Z2-9]{6}$'`),
    check('enterprises_phone_format', sql`phone_number ~ '^\\+224[0-9]{9}$'`),
  ],
);

export const enterpriseServices = pgTable(
  'enterprise_services',
  {
    enterpriseId: uuid()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    serviceId: uuid()
      .notNull()
      .references(() => services.id),
  },
  (table) => [primaryKey({ columns: [table.enterpriseId, table.serviceId] }), index().on(table.serviceId)],
);

/** Cities a contractor wants to hear of besides their own. */
export const enterpriseCities = pgTable(
  'enterprise_cities',
  {
    enterpriseId: uuid()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    cityId: uuid()
      .notNull()
      .references(() => cities.id),
  },
  (table) => [primaryKey({ columns: [table.enterpriseId, table.cityId] }), index().on(table.cityId)],
);

/** What a package allows: columns, not code (design §7). Amounts in GNF; null means no limit. */
const limits = () => ({
  minBudget: bigint({ mode: 'number' }),
  maxBudget: bigint({ mode: 'number' }),
  monthlyAcceptances: integer(),
});

/**
 * What is sold. Who bought keeps the price and limits of that day, which are on the subscription (docs/decisions/0019).
 */
export const packages = pgTable(
  'packages',
  {
    id: primaryId(),
    nameFr: text().notNull().unique(),
    monthlyPrice: bigint({ mode: 'number' }).notNull(),
    ...limits(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    updatedAt: updatedAt(),
  },
  () => [check('packages_price', sql`monthly_price >= 0`)],
);

export const packageAdvantages = pgTable(
  'package_advantages',
  {
    packageId: uuid()
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    descriptionFr: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.position] })],
);

export const subscriptionStatus = pgEnum('subscription_status', subscriptionStates);
export const paymentFrequency = pgEnum('payment_frequency', frequencyNames);

/** One running per enterprise, by the exclusion constraint `subscriptions_one_running`. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: primaryId(),
    enterpriseId: uuid()
      .notNull()
      .references(() => enterprises.id),
    packageId: uuid()
      .notNull()
      .references(() => packages.id),
    frequency: paymentFrequency().notNull(),
    status: subscriptionStatus().notNull().default('Pending'),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** What was asked for the period, after the credit of the subscription it replaced. GNF. */
    amount: bigint({ mode: 'number' }).notNull().default(0),
    credit: bigint({ mode: 'number' }).notNull().default(0),
    /** The package's price a month when it was asked for. GNF. */
    monthlyPrice: bigint({ mode: 'number' }).notNull().default(0),
    /** The package's limits when it was asked for. */
    ...limits(),
    /** When its money was there. */
    activatedAt: instant(),
    /** The running one that it ends and whose unused part is its credit. */
    replacesId: uuid(),
    /** Cancelling stops renewal and keeps what is paid until its end (design §7). */
    renews: boolean().notNull().default(true),
    cancelledAt: instant(),
    /** The first acceptance of its enterprise since it starts; triggers keep it (docs/decisions/0105). */
    firstUsedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    // Whose it is, the latest last: of an enterprise without one the others would be read through.
    index('subscriptions_by_enterprise').on(table.enterpriseId, table.startsAt),
    index().on(table.packageId, table.status),
    index('subscriptions_ending').on(table.endsAt).where(sql`status = 'Active'`),
    index('subscriptions_by_start').on(table.startsAt, table.id),
    index('subscriptions_by_end').on(table.endsAt, table.id),
    index('subscriptions_by_status').on(table.status, table.startsAt, table.id),
    index('subscriptions_by_package').on(table.packageId, table.startsAt),
    index('subscriptions_given').on(table.activatedAt),
    check('subscriptions_period', sql`ends_at > starts_at`),
    check('subscriptions_money', sql`amount >= 0 and credit >= 0 and monthly_price >= 0`),
  ],
);
