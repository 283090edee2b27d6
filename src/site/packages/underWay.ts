import { currentSession } from '../../shared/client/session.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import type { PrepareSubscription } from '../../shared/subscriptions/schemas.ts';
import { api } from '../api.ts';
import { isUnderWay } from '../payments/confirmation.ts';
import { type Answer, useQuery } from '../useQuery.ts';

/** The newest payments of the enterprise. A payment page is open for less time than ten purchases take. */
const readNewestPayments = () =>
  api.get('/get-payments/{userId}', {
    path: { userId: currentSession()?.user.id ?? '' },
    query: { range: '[0,9]' },
  });

export function useNewestPayments(): Answer<PaymentView[]> {
  return useQuery(`newest payments ${currentSession()?.user.id}`, readNewestPayments, { refreshOnFocus: true });
}

type Purchase = Pick<PrepareSubscription, 'packageId' | 'paymentFrequency'> & { amountGnF: number };

/** Buying the same again goes on with its open payment: the server answers with its page. */
const isSamePurchase = (
  { status, amount, subscription }: Pick<PaymentView, 'status' | 'amount' | 'subscription'>,
  purchase: Purchase,
): boolean =>
  status !== 'Cancelled' &&
  amount === purchase.amountGnF &&
  subscription?.package.id === purchase.packageId &&
  subscription.paymentFrequency === purchase.paymentFrequency;

/** The newest payment of another purchase that money may still come for; undefined where it cannot be read. */
export async function readOther(purchase: Purchase): Promise<PaymentView | undefined> {
  const newest = await readNewestPayments();
  return newest.ok ? newest.entity.find((one) => isUnderWay(one) && !isSamePurchase(one, purchase)) : undefined;
}
