import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgEnum, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { factorKinds, resetStates } from '../../../shared/factors/status.ts';
import { createdAt, instant, primaryId } from './columns.ts';
import { sessions, users } from './users.ts';

export const factorKind = pgEnum('factor_kind', factorKinds);
export const resetStatus = pgEnum('factor_reset_status', resetStates);

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Second factors (design §12). An authenticator application counts from its first code on (`confirmedAt`). */
export const factors = pgTable(
  'factors',
  {
    id: primaryId(),
    userId: owner(),
    kind: factorKind().notNull(),
    name: text().notNull(),
    /** Of an application: its secret, encrypted (`factors/sealed.ts`), and the time step of the last code used. */
    sealedSecret: text(),
    lastStep: bigint({ mode: 'number' }),
    /** Of a passkey: its public half, base64url, and how often it says that it signed. */
    credentialId: text().unique(),
    publicKey: text(),
    signCount: bigint({ mode: 'number' }),
    transports: text().array(),
    confirmedAt: instant(),
    lastUsedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId),
    check(
      'factors_by_kind',
      sql`case kind when 'totp' then sealed_secret is not null else credential_id is not null and public_key is not null and sign_count is not null and confirmed_at is not null end`,
    ),
  ],
);

/** Each stands once for a lost factor. Argon2id, as passwords. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: primaryId(),
    userId: owner(),
    codeHash: text().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId)],
);

/** The right password was given, the second factor not yet. The token is stored hashed. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    id: primaryId(),
    userId: owner(),
    tokenHash: text().notNull().unique(),
    attempts: smallint().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** What a passkey is to sign: once, by this person, in this session or log-in. The row goes with its use. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    userId: owner(),
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    loginChallengeId: uuid().references(() => loginChallenges.id, { onDelete: 'cascade' }),
    /** Made for a new passkey, not for one there is. */
    isForNewKey: boolean().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.sessionId),
    index().on(table.loginChallengeId),
    index().on(table.expiresAt),
    check('passkey_challenges_place', sql`num_nonnulls(session_id, login_challenge_id) = 1`),
  ],
);

/** Requests to remove somebody's lost factors; at most one is open for a person. */
export const factorResets = pgTable(
  'factor_resets',
  {
    id: primaryId(),
    userId: owner(),
    status: resetStatus().notNull(),
    note: text().notNull(),
    approvedBy: uuid().references(() => users.id),
    approvedAt: instant(),
    closedBy: uuid().references(() => users.id),
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('factor_resets_one_open').on(table.userId).where(sql`status in ('Requested', 'Approved')`),
    index().on(table.approvedBy),
    index().on(table.closedBy),
    check('factor_resets_not_own', sql`user_id <> approved_by and (status <> 'Done' or user_id <> closed_by)`),
    check(
      'factor_resets_two_people',
      sql`status <> 'Done' or (approved_by is not null and closed_by is not null and approved_by <> closed_by)`,
    ),
  ],
);
