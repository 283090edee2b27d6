/** `Created → Pending → Paid | Failed | Expired | Cancelled` (design §7). The last four are final. */
export const paymentStates = ['Created', 'Pending', 'Paid', 'Failed', 'Expired', 'Cancelled'] as const;

export type PaymentState = (typeof paymentStates)[number];

export const paymentPurposes = ['Subscription', 'Test'] as const;

export const paymentProviders = ['sandbox', 'djomy', 'orange-money', 'stripe'] as const;

export type PaymentProviderName = (typeof paymentProviders)[number];
