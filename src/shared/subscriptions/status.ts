/** `Pending → Active → Expired | Cancelled` (design §7). A cancelled one that is paid keeps running to its end: see `renews`. */
export const subscriptionStates = ['Pending', 'Active', 'Expired', 'Cancelled'] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

/** The frequencies of the specification §3 with their terms of §9: months covered, and how many of them are free. */
export const paymentFrequencies = {
  Monthly: { months: 1, freeMonths: 0 },
  SemiAnnual: { months: 6, freeMonths: 1 },
  Yearly: { months: 12, freeMonths: 2 },
} as const;

export type PaymentFrequency = keyof typeof paymentFrequencies;

export const frequencyNames = Object.keys(paymentFrequencies) as [PaymentFrequency, ...PaymentFrequency[]];

/** So many days before its end a running subscription is said to end soon. */
export const ENDS_SOON_DAYS = 30;
