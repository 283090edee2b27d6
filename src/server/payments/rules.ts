import { type PaymentState, paymentMachine } from '../../shared/payments/status.ts';
import type { FailureReason } from '../../shared/payments/views.ts';
import { canMove } from '../../shared/states/machine.ts';
import type { ProviderStatus } from './providers/provider.ts';

const MINUTE_MS = 60_000;
/** Clocks differ, and a payment confirmed in the last second takes a moment. */
const GRACE_MS = 2 * MINUTE_MS;
/**
 * The payer confirmed and the provider never ended it: after this we stop waiting. Money that comes all the same is
 * taken.
 */
const PENDING_MS = 24 * 60 * MINUTE_MS;

export interface OpenPayment {
  status: PaymentState;
  amount: number;
  expiresAt: Date | null;
}

export type Outcome =
  | { kind: 'unchanged' }
  | { kind: 'pending' }
  | { kind: 'paid' }
  | { kind: 'mismatch' }
  | { kind: 'closed'; status: (typeof fail | typeof cancel | typeof expire)['to']; reason: FailureReason };

const { fail, cancel, expire } = paymentMachine.transitions;

/**
 * What a trusted state of the provider makes of a payment, by the transitions of `paymentMachine`: whatever comes late,
 * twice or in the wrong order changes nothing, and money is taken whenever it comes. Another amount or currency than
 * asked for is never Paid.
 */
export function outcomeOf(payment: OpenPayment, read: Omit<ProviderStatus, 'payload'>, now: Date): Outcome {
  if (!canMove(paymentMachine, 'settle', payment.status)) return { kind: 'unchanged' };
  if (read.state === 'Paid') {
    const isRight = (read.amount ?? payment.amount) === payment.amount && (read.currency ?? 'GNF') === 'GNF';
    return { kind: isRight ? 'paid' : 'mismatch' };
  }
  if (!canMove(paymentMachine, 'expire', payment.status)) return { kind: 'unchanged' };
  switch (read.state) {
    case 'Failed':
      return { kind: 'closed', status: fail.to, reason: 'Refused' };
    case 'Cancelled':
      return { kind: 'closed', status: cancel.to, reason: 'CancelledByPayer' };
    case 'Expired':
      return { kind: 'closed', status: expire.to, reason: 'Abandoned' };
    default:
      return waiting(payment, read.state === 'Pending', now);
  }
}

const isOver = (expiresAt: Date | null, patience: number, now: Date): boolean =>
  expiresAt !== null && now.getTime() > expiresAt.getTime() + patience;

/** Whether a payment whose provider can be asked no more is waited for no longer: it may have been confirmed there. */
export const isWaitedOut = ({ expiresAt }: Pick<OpenPayment, 'expiresAt'>, now: Date): boolean =>
  isOver(expiresAt, PENDING_MS, now);

function waiting({ status, expiresAt }: OpenPayment, isConfirmed: boolean, now: Date): Outcome {
  if (isOver(expiresAt, isConfirmed ? PENDING_MS : GRACE_MS, now))
    return { kind: 'closed', status: expire.to, reason: 'Abandoned' };
  return canMove(paymentMachine, 'open', status) ? { kind: 'pending' } : { kind: 'unchanged' };
}

/**
 * Money came for it, though another amount or currency than was asked for: until staff have said what becomes of it,
 * no more is asked for.
 */
export const isInQuestion = (payment: { attention: string | null; attentionSettledAt: Date | null }): boolean =>
  payment.attention === 'AmountMismatch' && payment.attentionSettledAt === null;
