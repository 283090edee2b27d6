import type { PaymentProviderName } from '../../../shared/payments/status.ts';

/** The provider was not reached, or said "later". Nothing is known of what was asked. */
export class ProviderUnavailable extends Error {
  constructor(provider: PaymentProviderName, operation: string, reason: string, options?: ErrorOptions) {
    super(`${provider} ${operation}: ${reason}`, options);
  }
}

/** The provider answered and would not, or answered what its documentation does not say. */
export class ProviderRefused extends Error {
  constructor(provider: PaymentProviderName, operation: string, reason: string, options?: ErrorOptions) {
    super(`${provider} ${operation}: ${reason}`, options);
  }
}

/** A notice that its provider did not send. */
export class ForgedNotice extends Error {}
