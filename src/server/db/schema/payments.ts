import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { paymentProviders, paymentPurposes, paymentStates } from '../../../shared/payments/status.ts';
import { createdAt, instant, primaryId } from './columns.ts';
import { enterprises, subscriptions } from './enterprises.ts';
import { users } from './users.ts';

export const paymentStatus = pgEnum('payment_status', paymentStates);
export const paymentPurpose = pgEnum('payment_purpose', paymentPurposes);
export const paymentProvider = pgEnum('payment_provider', paymentProviders);

/**
 * Money asked for, and what became of it. `orderId` is ours, unique, and short enough for every provider. Amounts in
 * GNF.
 */
export const payments = pgTable(
  'payments',
  {
    id: primaryId(),
    orderId: text().notNull().unique(),
    purpose: paymentPurpose().notNull(),
    subscriptionId: uuid().references(() => subscriptions.id),
    enterpriseId: uuid().references(() => enterprises.id),
    userId: uuid().references(() => users.id),
    provider: paymentProvider().notNull(),
    /** The provider's own name for it, once it gave one. */
    providerReference: text(),
    /** What only the provider and we know of it, to check its notices and ask for its state. */
    providerToken: text(),
    amount: bigint({ mode: 'number' }).notNull(),
    description: text().notNull(),
    status: paymentStatus().notNull().default('Created'),
    failureReason: text(),
    /** Why staff should look at it: money came that was not asked for like this. Null for nearly all. */
    attention: text(),
    /** Who of the staff dealt with that, and how; null while it waits. */
    attentionSettledBy: uuid().references(() => users.id),
    attentionSettledAt: instant(),
    attentionNote: text(),
    checkoutUrl: text(),
    /** Until when somebody is surely asking the provider for that address; renewed while they do. */
    openingUntil: instant(),
    returnUrl: text(),
    cancelUrl: text(),
    createdAt: createdAt(),
    expiresAt: instant(),
    /** When a sweep asked the provider last. */
    checkedAt: instant(),
    settledAt: instant(),
  },
  (table) => [
    index('payments_by_enterprise').on(table.enterpriseId, table.createdAt),
    index('payments_by_person').on(table.userId).where(sql`user_id is not null`),
    index('payments_by_subscription').on(table.subscriptionId),
    index('payments_unpaid').on(table.createdAt).where(sql`status in ('Created', 'Pending', 'Expired', 'Cancelled')`),
    index('payments_recent').on(table.createdAt, table.id),
    index('payments_by_status').on(table.status, table.createdAt, table.id),
    index('payments_by_provider').on(table.provider, table.createdAt, table.id),
    index('payments_by_purpose').on(table.purpose, table.createdAt, table.id),
    index('payments_by_amount').on(table.amount, table.id),
    index('payments_settled_recently').on(table.settledAt, table.id),
    index('payments_of_attention').on(table.createdAt, table.id).where(sql`attention is not null`),
    uniqueIndex('payments_provider_reference').on(table.provider, table.providerReference),
    uniqueIndex('payments_paid_once').on(table.subscriptionId).where(sql`status = 'Paid'`),
    check('payments_amount', sql`amount > 0`),
    check('payments_subscription', sql`(purpose = 'Subscription') = (subscription_id is not null)`),
    check('payments_settled', sql`(status in ('Created', 'Pending')) = (settled_at is null)`),
  ],
);

/** Every raw notice and every state read from a provider, unique by its own id, whatever became of it (design §7). */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: primaryId(),
    provider: paymentProvider().notNull(),
    eventId: text().notNull(),
    paymentId: uuid().references(() => payments.id),
    kind: text().notNull(),
    /** Signed by the provider, or read from it server to server; nothing else may settle. */
    isTrusted: boolean().notNull(),
    /** What the provider says it received, GNF; null where it says nothing of money. */
    amount: bigint({ mode: 'number' }),
    payload: jsonb().notNull(),
    outcome: text().notNull(),
    receivedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payment_events_once').on(table.provider, table.eventId),
    index().on(table.paymentId, table.receivedAt),
    index('payment_events_whole').on(table.receivedAt).where(sql`payload <> '{}'`),
    index('payment_events_paid').on(table.receivedAt).where(sql`outcome = 'paid'`),
  ],
);

/**
 * Receipts are numbered without gaps: the number is taken in the transaction that settles the payment. Who paid and for
 * which days stay as they were then, whatever becomes of both.
 */
export const receipts = pgTable(
  'receipts',
  {
    number: integer().primaryKey(),
    paymentId: uuid()
      .notNull()
      .unique()
      .references(() => payments.id),
    payerName: text(),
    periodStart: instant(),
    periodEnd: instant(),
    issuedAt: createdAt(),
  },
  (table) => [index().on(table.issuedAt)],
);

/** What the sandbox provider knows, apart from our own payments as a real provider's books are. */
export const sandboxSessions = pgTable('sandbox_sessions', {
  token: text().primaryKey(),
  orderId: text().notNull().unique(),
  amount: bigint({ mode: 'number' }).notNull(),
  description: text().notNull(),
  state: text({ enum: ['Open', 'Paid', 'Failed', 'Cancelled'] })
    .notNull()
    .default('Open'),
  returnUrl: text().notNull(),
  cancelUrl: text().notNull(),
  createdAt: createdAt(),
  expiresAt: instant().notNull(),
});
