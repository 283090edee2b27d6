import type { LinkProps, Location } from 'react-router-dom';
import type { PaymentView } from '../../shared/payments/views.ts';
import { paths } from '../paths.ts';

/** What the retry page is told (specification §2.6: a subscriptionId from navigation state). */
export interface RetryState {
  subscriptionId: string;
  description: string;
  amount: number;
}

/** The way to another try, for a payment that allows one. */
export function retryLink({
  canRetry,
  subscription,
  description,
  amount,
}: PaymentView): Pick<LinkProps, 'to' | 'state'> | undefined {
  if (!canRetry || !subscription) return undefined;
  const state: RetryState = { subscriptionId: subscription.id, description, amount };
  return { to: paths.paymentRetry, state };
}

/** Undefined for who came by the address alone. */
export function retryState({
  state,
}: Location): (Partial<RetryState> & Pick<RetryState, 'subscriptionId'>) | undefined {
  const given = state as Partial<RetryState> | null;
  return typeof given?.subscriptionId === 'string' ? { ...given, subscriptionId: given.subscriptionId } : undefined;
}
