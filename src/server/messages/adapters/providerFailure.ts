/**
 * Why a provider did not do as asked. `refused`: it never will, as asked. `later`: it surely did not do it, and may
 * next time. `unknown`: it may have done it or not, so that asking again could do it twice.
 */
type FailureKind = 'refused' | 'later' | 'unknown';

/**
 * A message provider that refused, was not reached or did not answer; the message is for staff and names the provider.
 */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
