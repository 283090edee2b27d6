import * as z from 'zod/mini';
import { frequencyNames, subscriptionStates } from '../subscriptions/status.ts';
import { paymentProviders, paymentPurposes, paymentStates } from './status.ts';
import { failureReasons } from './views.ts';

const enterpriseName = z.object({ id: z.uuid(), name: z.string(), accountNumber: z.string() });

/** A payment in an admin's history. Amounts in GNF, instants ISO 8601 in UTC. */
export const paymentEntry = z.object({
  id: z.uuid(),
  orderId: z.string(),
  purpose: z.enum(paymentPurposes),
  status: z.enum(paymentStates),
  failureReason: z.nullable(z.enum(failureReasons)),
  /** Why staff should look at it: money came that was not asked for like this (`paymentHistory.attention.*`). */
  attention: z.nullable(z.string()),
  attentionSettledAt: z.nullable(z.string()),
  amount: z.number(),
  provider: z.enum(paymentProviders),
  providerReference: z.nullable(z.string()),
  description: z.string(),
  createdAt: z.string(),
  settledAt: z.nullable(z.string()),
  receiptNumber: z.nullable(z.number()),
  packageName: z.nullable(z.string()),
  /** Null for a test payment. */
  enterprise: z.nullable(enterpriseName),
});

/** A notice or a state as it came from the provider; what is secret in it is hidden. */
const paymentEvent = z.object({
  id: z.uuid(),
  kind: z.string(),
  isTrusted: z.boolean(),
  amount: z.nullable(z.number()),
  outcome: z.string(),
  receivedAt: z.string(),
  payload: z.unknown(),
});

/** A whole payment, for an admin. */
export const paymentFile = z.extend(paymentEntry, {
  payerName: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  attentionNote: z.nullable(z.string()),
  attentionSettledBy: z.nullable(z.string()),
  subscription: z.nullable(
    z.object({
      id: z.uuid(),
      status: z.enum(subscriptionStates),
      frequency: z.enum(frequencyNames),
      startDate: z.string(),
      endDate: z.string(),
      amount: z.number(),
      credit: z.number(),
    }),
  ),
  /** In the order in which they came. */
  events: z.array(paymentEvent),
});

/** Totals of the filtered payments. Past the cap the count is a lower bound and there is no sum. */
export const paymentTotals = z.object({
  count: z.number(),
  isComplete: z.boolean(),
  settled: z.nullable(z.object({ count: z.number(), amount: z.number() })),
});

const money = z.object({ count: z.number(), amount: z.number() });

/** The books of a period, both days included: money settled, recorded by the providers, and granted. */
export const reconciliation = z.object({
  from: z.string(),
  to: z.string(),
  settled: money,
  recorded: money,
  granted: z.extend(money, { months: z.number(), testAmount: z.number() }),
  receipts: z.number(),
  agrees: z.boolean(),
  differences: z.array(paymentEntry),
});

export type PaymentEntry = z.infer<typeof paymentEntry>;
export type PaymentFile = z.infer<typeof paymentFile>;
export type PaymentTotals = z.infer<typeof paymentTotals>;
export type Reconciliation = z.infer<typeof reconciliation>;
