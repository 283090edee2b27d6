import * as z from 'zod/mini';
import { frequencyNames, subscriptionStates } from './status.ts';

/** A subscription in an admin's list. Amounts in GNF. */
export const subscriptionItem = z.object({
  id: z.uuid(),
  enterprise: z.object({ id: z.uuid(), name: z.string(), accountNumber: z.string() }),
  packageName: z.string(),
  frequency: z.enum(frequencyNames),
  status: z.enum(subscriptionStates),
  startDate: z.string(),
  endDate: z.string(),
  /** False once cancelled: it runs to its end. */
  renews: z.boolean(),
  /** It runs and ends within 30 days. */
  endsSoon: z.boolean(),
  amount: z.number(),
  credit: z.number(),
  /** The payment that paid it, or else the last try; null where there is none. */
  paymentId: z.nullable(z.uuid()),
});

export type SubscriptionItem = z.infer<typeof subscriptionItem>;
