import * as z from 'zod/mini';
import { frequencyNames } from '../subscriptions/status.ts';
import { paymentProviders, paymentPurposes, paymentStates } from './status.ts';

/** A way of paying (specification §3). `isActive`: open in this installation. */
export const paymentMethod = z.object({
  id: z.string(),
  displayName: z.string(),
  name: z.string(),
  isActive: z.boolean(),
});

/** Why a payment did not go through; the screens say it in French (`payments.failure.*`). */
export const failureReasons = [
  'Refused',
  'ProviderUnreachable',
  'ProviderRefused',
  'AmountMismatch',
  'Abandoned',
  'CancelledByPayer',
  'Superseded',
] as const;

/** A payment as the contractor who made it and an admin read it; amounts in GNF, instants ISO 8601 in UTC. */
export const paymentView = z.object({
  id: z.uuid(),
  /** The reference that the provider knows it by. */
  orderId: z.string(),
  purpose: z.enum(paymentPurposes),
  status: z.enum(paymentStates),
  failureReason: z.nullable(z.enum(failureReasons)),
  amount: z.number(),
  currency: z.literal('GNF'),
  description: z.string(),
  provider: z.enum(paymentProviders),
  createdAt: z.string(),
  settledAt: z.nullable(z.string()),
  /** Where it can still be paid; null once it cannot. */
  checkoutUrl: z.nullable(z.string()),
  /** Until when its page takes money at the provider, also for one that another purchase replaced; else null. */
  payableUntil: z.nullable(z.string()),
  /** Numbered without gaps; null until it is paid. The document: `GET /receipts/{id}`. */
  receiptNumber: z.nullable(z.number()),
  /** Whether `POST /create-payment` would open another try. */
  canRetry: z.boolean(),
  subscription: z.nullable(
    z.object({
      id: z.uuid(),
      package: z.object({ id: z.uuid(), nameFr: z.string() }),
      paymentFrequency: z.enum(frequencyNames),
      startDate: z.string(),
      endDate: z.string(),
      isActive: z.boolean(),
    }),
  ),
});

/** Where the browser goes to pay: `redirectUrl` also beside the entity, where the specification reads it (§7). */
export const redirectReply = z.object({
  isSuccess: z.literal(true),
  entity: z.object({ paymentId: z.uuid(), redirectUrl: z.string() }),
  errorMessage: z.null(),
  redirectUrl: z.string(),
});

export type PaymentMethod = z.infer<typeof paymentMethod>;
export type FailureReason = (typeof failureReasons)[number];
export type PaymentView = z.infer<typeof paymentView>;
export type RedirectReply = z.infer<typeof redirectReply>;
