import type { PaymentProviderName } from '../../../shared/payments/status.ts';

/** What we ask a provider to collect. Amounts in GNF, whole. */
export interface CheckoutOrder {
  paymentId: string;
  /** Ours, unique, at most 30 characters. */
  orderId: string;
  amount: number;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  payerPhone: string | undefined;
  now: Date;
}

export interface OpenedCheckout {
  /** The provider's name for it; notices may bear it. */
  reference: string;
  /** What only the provider and we know, needed to ask for the state. */
  token: string | null;
  checkoutUrl: string;
  expiresAt: Date;
}

/**
 * What a provider says became of it: `Open` nothing yet, `Pending` the payer confirmed and the provider works on it.
 */
export type ProviderState = 'Open' | 'Pending' | 'Paid' | 'Failed' | 'Cancelled' | 'Expired';

export interface ProviderStatus {
  state: ProviderState;
  /** What was received; null where this provider does not say. */
  amount: number | null;
  currency: string | null;
  /** As it came. */
  payload: unknown;
}

export interface KnownPayment {
  orderId: string;
  amount: number;
  reference: string;
  token: string | null;
  now: Date;
}

/** A notice as it came over the network; nothing of it is believed yet. */
export interface RawNotice {
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
  /** The last segment of the address it came to. */
  secret: string | undefined;
  now: Date;
}

/**
 * A notice of that provider. `status` is there only where the notice is signed and says all; otherwise the provider is
 * asked.
 */
export interface VerifiedNotice {
  eventId: string;
  kind: string;
  isSigned: boolean;
  /** The payment it speaks of; null for what concerns no payment of ours. */
  about: { orderId: string } | { reference: string } | null;
  status: ProviderStatus | null;
  payload: unknown;
}

/** One payment provider. Everything else of the product knows only this. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** GNF. */
  limits: { min: number; max: number };
  /** Raises ProviderRefused, ProviderUnavailable. Never asked twice for one order. */
  createCheckout: (order: CheckoutOrder) => Promise<OpenedCheckout>;
  /** Server to server. Raises ProviderRefused, ProviderUnavailable. */
  readStatus: (payment: KnownPayment) => Promise<ProviderStatus>;
  /** Raises ForgedNotice. */
  verifyNotice: (notice: RawNotice) => VerifiedNotice;
}

/** The provider for new payments, and every provider that still answers for older ones. */
export interface PaymentProviders {
  current: PaymentProvider;
  of: (name: PaymentProviderName) => PaymentProvider | undefined;
}
