import type { Machine } from '../states/machine.ts';

/** `Pending` is not paid yet (design §7). A paid subscription that is cancelled runs to its end: see `renews`. */
export const subscriptionStates = ['Pending', 'Active', 'Expired', 'Cancelled'] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

/** States of a subscription that was paid for. */
export const grantedStates = ['Active', 'Expired'] as const satisfies readonly SubscriptionState[];

export const subscriptionMachine = {
  entity: 'subscriptions',
  states: subscriptionStates,
  texts: { label: 'subscriptionList.state', wrongState: 'subscriptions.replaced' },
  transitions: {
    reserve: { from: [], to: 'Pending', by: 'subscriptions.change' },
    pay: { from: ['Pending'], by: 'subscriptions.change' },
    /** The payment arrived; one for a purchase that was replaced or dropped is honoured too (docs/decisions/0012). */
    grant: { from: ['Pending', 'Cancelled'], to: 'Active', by: 'system' },
    /** It moves behind one that begins at once: not Active for a moment, as two periods never overlap. */
    postpone: { from: ['Active'], to: 'Pending', by: 'system' },
    resume: { from: ['Pending'], to: 'Active', by: 'system' },
    expire: { from: ['Active'], to: 'Expired', by: 'system' },
    /** Another purchase replaced it, or it was not paid. */
    drop: { from: ['Pending'], to: 'Cancelled', by: 'system' },
    stopRenewal: { from: ['Active'], by: 'subscriptions.change' },
  },
} as const satisfies Machine<SubscriptionState>;

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
