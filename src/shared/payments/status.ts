import type { Machine } from '../states/machine.ts';

/** Money can come after a payment was given up, so that `Paid` alone is final: see `settle` (design §7). */
export const paymentStates = ['Created', 'Pending', 'Paid', 'Failed', 'Expired', 'Cancelled'] as const;

export type PaymentState = (typeof paymentStates)[number];

export const paymentPurposes = ['Subscription', 'Test'] as const;

export const paymentProviders = ['sandbox', 'djomy', 'orange-money', 'stripe'] as const;

export type PaymentProviderName = (typeof paymentProviders)[number];

/** Neither paid nor given up. */
export const openPaymentStates = ['Created', 'Pending'] as const satisfies readonly PaymentState[];

const unpaidStates = [
  ...openPaymentStates,
  'Failed',
  'Expired',
  'Cancelled',
] as const satisfies readonly PaymentState[];

export const paymentMachine = {
  entity: 'payments',
  states: paymentStates,
  texts: { label: 'payments.state', wrongState: 'paymentHistory.alreadySettled' },
  transitions: {
    create: { from: [], to: 'Created', by: 'system' },
    /** The provider gave the address where it is paid. */
    open: { from: ['Created'], to: 'Pending', by: 'system' },
    /** The provider was not reached, or refused, or whoever asked it died. */
    failToOpen: { from: ['Created'], to: 'Failed', by: 'system' },
    /** Money is taken whenever it comes. */
    settle: { from: unpaidStates, to: 'Paid', by: 'system' },
    /** Another amount or currency came than was asked for. */
    mismatch: { from: unpaidStates, to: 'Failed', by: 'system' },
    fail: { from: openPaymentStates, to: 'Failed', by: 'system' },
    cancel: { from: openPaymentStates, to: 'Cancelled', by: 'system' },
    expire: { from: openPaymentStates, to: 'Expired', by: 'system' },
    /** Its subscription was replaced by another wish. */
    supersede: { from: openPaymentStates, to: 'Cancelled', by: 'system' },
    /** The provider is still asked whether money came. */
    sweep: { from: [...openPaymentStates, 'Expired', 'Cancelled'], by: 'system' },
    askProvider: { from: unpaidStates, by: 'payments.askProvider' },
    settleAttention: { from: paymentStates, by: 'payments.settleAttention' },
  },
} as const satisfies Machine<PaymentState>;
