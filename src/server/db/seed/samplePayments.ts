import { fr } from '../../texts.ts';
import type { paymentEvents, payments, receipts } from '../schema/index.ts';
import { seedId } from './ids.ts';
import type { Business } from './sampleBusiness.ts';
import { HOUR, later } from './time.ts';

export interface SamplePayments {
  payments: (typeof payments.$inferInsert)[];
  events: (typeof paymentEvents.$inferInsert)[];
  receipts: (typeof receipts.$inferInsert)[];
}

/** How each subscription that cost something was paid, in the order of time: receipts are numbered without gaps. */
export function samplePayments(
  businesses: readonly Business[],
  packageNames: ReadonlyMap<string, string>,
): SamplePayments {
  const made: SamplePayments = { payments: [], events: [], receipts: [] };
  const paid = businesses
    .flatMap(({ enterprise, user, subscriptions }) =>
      subscriptions.map((subscription) => ({ enterprise, user, subscription, at: subscription.activatedAt })),
    )
    .filter(({ subscription: { amount } }) => (amount ?? 0) > 0)
    .flatMap(({ at, ...one }) => (at ? [{ ...one, at }] : []))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const [index, { enterprise, user, subscription, at }] of paid.entries()) {
    const id = seedId('payment', subscription.id ?? '');
    const orderId = `OA${id.replaceAll('-', '').slice(0, 24).toUpperCase()}`;
    const amount = subscription.amount ?? 0;
    made.payments.push({
      id,
      orderId,
      purpose: 'Subscription',
      subscriptionId: subscription.id ?? null,
      enterpriseId: enterprise.id ?? null,
      userId: user.id ?? null,
      provider: 'sandbox',
      providerReference: orderId,
      amount,
      description: fr('payments.description', {
        package: packageNames.get(subscription.packageId) ?? '',
        period: fr(`payments.frequency.${subscription.frequency}`),
      }),
      status: 'Paid',
      createdAt: later(at, -HOUR / 20),
      settledAt: at,
    });
    made.events.push({
      id: seedId('payment event', id),
      provider: 'sandbox',
      eventId: `read:${orderId}:Paid:${amount}`,
      paymentId: id,
      kind: 'status',
      isTrusted: true,
      amount,
      payload: { state: 'Paid', amount },
      outcome: 'paid',
      receivedAt: at,
    });
    made.receipts.push({
      number: index + 1,
      paymentId: id,
      payerName: enterprise.name,
      periodStart: subscription.startsAt,
      periodEnd: subscription.endsAt,
      issuedAt: at,
    });
  }
  return made;
}
