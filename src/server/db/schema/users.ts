import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { roles } from '../../../shared/auth/roles.ts';
import { cities, languages } from './catalog.ts';
import { createdAt, instant, primaryId } from './columns.ts';
import { enterprises } from './enterprises.ts';

export const userRole = pgEnum('user_role', roles);

/** Who was added by staff and has chosen no password yet. */
const isInvited = sql`password_hash is null and invited_at is not null`;

/** Phone and e-mail are unique only among accounts with a password, and among those that wait for one (design §7). */
export const users = pgTable(
  'users',
  {
    id: primaryId(),
    role: userRole().notNull(),
    email: text(),
    phoneNumber: text().notNull(),
    passwordHash: text(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    occupiedPosition: text().notNull().default(''),
    enterpriseId: uuid().references(() => enterprises.id),
    address: text().notNull().default(''),
    cityId: uuid().references(() => cities.id),
    /** When staff added them last sent the link to choose a password; null for whoever registered themselves. */
    invitedAt: instant(),
    /** The last request under one of their sessions, written every few minutes at most. */
    lastSeenAt: instant(),
    deactivatedAt: instant(),
    /** Since then nothing here says who it was; the row stays for what points at it (docs/decisions/0044). */
    anonymisedAt: instant(),
    createdAt: createdAt(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`f_unaccent(lower(' ' || first_name || ' ' || last_name || ' ' || phone_number || ' ' || coalesce(email, '') || ' '))`,
      ),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email).where(sql`password_hash is not null`),
    uniqueIndex('users_phone_unique').on(table.phoneNumber).where(sql`password_hash is not null`),
    uniqueIndex('users_invited_email_unique').on(table.email).where(isInvited),
    uniqueIndex('users_invited_phone_unique').on(table.phoneNumber).where(isInvited),
    index().on(table.enterpriseId),
    index('users_identified').on(table.createdAt).where(sql`anonymised_at is null`),
    index('users_staff')
      .on(table.role, table.lastName)
      .where(sql`role in ('CustomerService', 'SalesService', 'Admin')`),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`).with({ fastupdate: false }),
    check('users_phone_format', sql`phone_number ~ '^\\+224[0-9]{9}$'`),
    check('users_email_lower', sql`email = lower(email)`),
    check('users_enterprise_role', sql`enterprise_id is null or role = 'Entrepreneur'`),
  ],
);

export const userLanguages = pgTable(
  'user_languages',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    languageId: uuid()
      .notNull()
      .references(() => languages.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.languageId] }), index().on(table.languageId)],
);

/** A family is one log-in on one browser; each renewal replaces its token hash (design §6, sessions). */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** Written every few minutes at most. */
    lastUsedAt: instant().notNull().defaultNow(),
    /** As the browser named itself at log-in. */
    userAgent: text().notNull().default(''),
    /** The network it was opened from: the address without its last part. */
    network: text().notNull().default(''),
    /** When the person last proved who they are, by logging in or by a step-up. */
    provenAt: instant().notNull().default(new Date(0)),
    /** A second factor is required of them and they have none: the session reaches its enrolment alone. */
    mustEnrol: boolean().notNull().default(false),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Every refresh token ever given out in a session, by hash, so that the return of an old one is noticed. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    usedAt: instant(),
    usedWithKey: text(),
  },
  (table) => [index().on(table.sessionId)],
);

/** A link to choose a password: forgotten, or for an account that somebody else made. Stored hashed, used once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** The browsers that a person has logged in from; one token a browser, stored hashed. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index().on(table.userId),
    index().on(table.lastUsedAt),
  ],
);

/** Log-ins that failed, by account: each makes the wait before the next attempt longer. */
export const loginDelays = pgTable(
  'login_delays',
  {
    /** Hash of the account's id, or of an identifier that no account has. */
    subject: text().primaryKey(),
    failures: integer().notNull(),
    lastAttemptAt: instant().notNull(),
  },
  (table) => [index().on(table.lastAttemptAt)],
);

/** Another phone number or e-mail address that waits for the code sent to it; one a person. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['phone', 'email'] }).notNull(),
    value: text().notNull(),
    /** Null where no code was sent, because another account has the value. */
    codeHash: text(),
    attempts: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    /** Kept until it expires, for who confirms again because the reply was lost. */
    confirmedAt: instant(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** What changed in how a person signs in, and the link by which they may undo it. */
export const accountChanges = pgTable(
  'account_changes',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['phone', 'email', 'password'] }).notNull(),
    /** The phone number or e-mail address before; null where there was none, or another kind changed. */
    formerValue: text(),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    undoUntil: instant().notNull(),
    undoneAt: instant(),
  },
  (table) => [index().on(table.userId, table.createdAt), index().on(table.undoUntil)],
);
