import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { roles } from '../../../shared/auth/roles.ts';
import { languages } from './catalog.ts';
import { createdAt, instant, primaryId } from './columns.ts';
import { enterprises } from './enterprises.ts';

export const userRole = pgEnum('user_role', roles);

/** Phone and e-mail are unique only among accounts with a password (design §7, client by submission). */
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
    deactivatedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email).where(sql`password_hash is not null`),
    uniqueIndex('users_phone_unique').on(table.phoneNumber).where(sql`password_hash is not null`),
    index().on(table.enterpriseId),
    index('users_staff').on(table.role).where(sql`role in ('CustomerService', 'SalesService', 'Admin')`),
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
  (table) => [primaryKey({ columns: [table.userId, table.languageId] })],
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
  (table) => [index().on(table.userId)],
);
