import type { ApiFailure, ApiResult } from '../../shared/client/envelope.ts';
import type { PaymentState } from '../../shared/payments/status.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import type { ActiveSubscription } from '../../shared/subscriptions/views.ts';

/** Specification §9: asked every 2 s, and no more after more than 30 failed or negative attempts. */
export const POLL_MS = 2000;
export const MOST_MISSED = 30;

export type Verdict = 'confirmed' | 'ended' | 'gone' | 'waiting';

const over: readonly PaymentState[] = ['Failed', 'Expired', 'Cancelled'];

const goneKinds: readonly ApiFailure['kind'][] = ['notFound', 'forbidden', 'invalid'];

/** No such payment, another's, or an address that is no id: asking again finds nothing else. */
export const isGone = ({ kind }: Pick<ApiFailure, 'kind'>): boolean => goneKinds.includes(kind);

/** What one payment says of itself. */
export function verdictOf({ status }: Pick<PaymentView, 'status'>): Verdict {
  if (status === 'Paid') return 'confirmed';
  return over.includes(status) ? 'ended' : 'waiting';
}

/** Money may still come for it: it waits for its confirmation, or its page is open though another replaced it. */
export const isUnderWay = (payment: Pick<PaymentView, 'status' | 'payableUntil'>): boolean =>
  verdictOf(payment) === 'waiting' || payment.payableUntil !== null;

/**
 * What one attempt found. A running subscription confirms only where no payment is named: during a change of package
 * the one before is running all the time.
 */
export function verdictFrom(
  active: ApiResult<ActiveSubscription | null>,
  payment: ApiResult<PaymentView> | undefined,
): Verdict {
  if (payment?.ok) return verdictOf(payment.entity);
  if (payment) return isGone(payment) ? 'gone' : 'waiting';
  return active.ok && active.entity?.isActive ? 'confirmed' : 'waiting';
}

interface Poll {
  ask: () => Promise<Verdict>;
  wait: (ms: number) => Promise<void>;
  /** How many attempts brought nothing so far. */
  onMissed: (missed: number) => void;
  signal: AbortSignal;
}

/** Asks until there is an answer. `silent`: there was none in all the attempts; `stopped`: nobody waits any more. */
export async function pollConfirmation({
  ask,
  wait,
  onMissed,
  signal,
}: Poll): Promise<Exclude<Verdict, 'waiting'> | 'silent' | 'stopped'> {
  for (let missed = 1; ; missed++) {
    const verdict = await ask();
    if (signal.aborted) return 'stopped';
    if (verdict !== 'waiting') return verdict;
    onMissed(missed);
    if (missed > MOST_MISSED) return 'silent';
    await wait(POLL_MS);
    if (signal.aborted) return 'stopped';
  }
}
