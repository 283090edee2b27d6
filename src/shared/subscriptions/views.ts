import * as z from 'zod/mini';
import { frequencyNames } from './status.ts';

const preparationFields = {
  /** What is to be paid now, GNF: the months billed less the credit. */
  amountGnF: z.number(),
  currency: z.literal('GNF'),
  startDateUtc: z.string(),
  endDateUtc: z.string(),
  monthsBilled: z.number(),
  freeMonthsApplied: z.number(),
  /** One French sentence that says when it begins and what was credited. */
  note: z.string(),
  package: z.object({ id: z.uuid(), nameFr: z.string() }),
  paymentFrequency: z.enum(frequencyNames),
  /** The package's price a month, GNF. */
  monthlyPriceGnF: z.number(),
  /** What the unused days of the running subscription are worth, GNF; 0 where nothing is replaced. */
  creditGnF: z.number(),
};

/** The subscription preparation result (specification §3). `checkoutUrl` is null: nothing was opened yet. */
export const preparationView = z.object({ ...preparationFields, checkoutUrl: z.null() });

/** What `POST /checkout` opened: the browser goes to `checkoutUrl`. */
export const checkoutView = z.object({
  ...preparationFields,
  checkoutUrl: z.string(),
  subscriptionId: z.uuid(),
  paymentId: z.uuid(),
});

const packageName = z.object({ id: z.uuid(), nameFr: z.string() });

/** The running subscription (specification §3). */
export const activeSubscription = z.object({
  id: z.uuid(),
  package: packageName,
  paymentFrequency: z.enum(frequencyNames),
  startDate: z.string(),
  endDate: z.string(),
  isActive: z.literal(true),
  /** False once it and what follows are cancelled: what is paid runs to its end and no reminder is sent. */
  renews: z.boolean(),
  /** GNF credited if it were replaced at this moment. */
  creditGnF: z.number(),
  /** Paid subscriptions that begin when this one ends, in order. */
  following: z.array(z.object({ package: packageName, startDate: z.string(), endDate: z.string() })),
});

/** `GET /active/{userId}` bears both envelopes (design §6). `entity` is null where nothing is running. */
export const activeReply = z.object({
  isSuccess: z.literal(true),
  entity: z.nullable(activeSubscription),
  errorMessage: z.null(),
  success: z.literal(true),
  data: z.object({ isActive: z.boolean() }),
});

export type Preparation = z.infer<typeof preparationView>;
export type CheckoutView = z.infer<typeof checkoutView>;
export type ActiveSubscription = z.infer<typeof activeSubscription>;
export type ActiveReply = z.infer<typeof activeReply>;
