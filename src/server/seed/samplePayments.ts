import { max } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { paymentEvents, payments, receipts } from '../db/schema/index.ts';
import { fr } from '../texts.ts';
import { seedId } from './ids.ts';
import { insertRows } from './insertRows.ts';
import type { Business } from './sampleBusiness.ts';
import { later } from './time.ts';

const MINUTE = 60_000;

interface SamplePayments {
  payments: (typeof payments.$inferInsert)[];
  events: (typeof paymentEvents.$inferInsert)[];
  receipts: (typeof receipts.$inferInsert)[];
}

/**
 * The money of every subscription given, with what the provider said and a receipt each, numbered in the order in which
 * it came after those that are there; now and then a first try that was refused.
 */
export async function insertPayments(db: Db, businesses: readonly Business[]): Promise<void> {
  const rows = samplePayments(businesses);
  await insertRows(db, payments, rows.payments);
  await insertRows(db, paymentEvents, rows.events);
  const [last] = await db.select({ number: max(receipts.number) }).from(receipts);
  const given = last?.number ?? 0;
  await insertRows(
    db,
    receipts,
    rows.receipts.map((receipt) => ({ ...receipt, number: receipt.number + given })),
  );
}

function samplePayments(businesses: readonly Business[]): SamplePayments {
  const sold = businesses
    .flatMap(({ enterprise, user, subscriptions, contractor }) =>
      subscriptions.map((subscription) => ({ enterprise, user, subscription, plan: contractor?.package.nameFr ?? '' })),
    )
    .toSorted((one, other) => one.subscription.startsAt.getTime() - other.subscription.startsAt.getTime());
  const all: SamplePayments = { payments: [], events: [], receipts: [] };
  for (const [index, { enterprise, user, subscription, plan }] of sold.entries()) {
    const settledAt = subscription.startsAt;
    const amount = subscription.amount ?? 0;
    const common = {
      purpose: 'Subscription',
      subscriptionId: subscription.id,
      enterpriseId: enterprise.id,
      userId: user.id,
      provider: 'sandbox',
      amount,
      description: fr('payments.description', {
        package: plan,
        period: fr(`payments.frequency.${subscription.frequency}`),
      }),
    } as const;
    if (index % 9 === 4) {
      const failed = namesOf('failed', subscription.id);
      const at = later(settledAt, -20 * MINUTE);
      all.payments.push({
        ...common,
        ...failed,
        status: 'Failed',
        failureReason: 'Refused',
        createdAt: later(at, -2 * MINUTE),
        settledAt: at,
      });
      all.events.push(eventOf(failed, 'Failed', null, at));
    }
    const paid = namesOf('paid', subscription.id);
    all.payments.push({ ...common, ...paid, status: 'Paid', createdAt: later(settledAt, -3 * MINUTE), settledAt });
    all.events.push(eventOf(paid, 'Paid', amount, settledAt));
    all.receipts.push({
      number: index + 1,
      paymentId: paid.id,
      payerName: enterprise.name,
      periodStart: subscription.startsAt,
      periodEnd: subscription.endsAt,
      issuedAt: settledAt,
    });
  }
  return all;
}

/** A payment's own name and the one that its provider knows it by, from the subscription it is for. */
function namesOf(outcome: 'paid' | 'failed', subscriptionId = '') {
  const id = seedId('payment', outcome, subscriptionId);
  return { id, orderId: `OA${id.replaceAll('-', '').slice(0, 24).toUpperCase()}` };
}

function eventOf(
  { id, orderId }: { id: string; orderId: string },
  state: 'Paid' | 'Failed',
  amount: number | null,
  at: Date,
): SamplePayments['events'][number] {
  return {
    id: seedId('payment event', id),
    provider: 'sandbox',
    eventId: `sample:${orderId}`,
    paymentId: id,
    kind: `notice.${state}`,
    isTrusted: true,
    amount,
    payload: { orderId, state, amount },
    outcome: state === 'Paid' ? 'paid' : 'closed',
    receivedAt: at,
  };
}
