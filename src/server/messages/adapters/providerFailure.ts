/**
 * Why a provider did not do as asked. `refused`: it never will, as asked. `later`: it surely did not do it, and may
 * next time. `unknown`: it may have done it or not, so that asking again could do it twice.
 */
type FailureKind = 'refused' | 'later' | 'unknown';

interface FailureDetails {
  excerpt?: string;
  cause?: unknown;
}

/** A message provider refused, was not reached or did not answer. The error's text names the provider, nobody else. */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;
  /** What the provider said, for staff; it may quote what was sent. */
  readonly excerpt: string;

  constructor(kind: FailureKind, message: string, { excerpt = '', cause }: FailureDetails = {}) {
    super(message, { cause });
    this.kind = kind;
    this.excerpt = excerpt;
  }
}
