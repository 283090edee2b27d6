import { and, type Column, eq, inArray, isNull, ne } from 'drizzle-orm';
import { formatLongDate, isoDate } from '../../shared/format/dates.ts';
import { paymentMachine } from '../../shared/payments/status.ts';
import type { Checkout } from '../../shared/subscriptions/schemas.ts';
import { subscriptionMachine } from '../../shared/subscriptions/status.ts';
import type { Context } from '../context.ts';
import { payments, subscriptions } from '../db/schema/index.ts';
import { lockEnterprise } from '../enterprises/lockEnterprise.ts';
import { refused } from '../http/errors.ts';
import { limitsOf } from '../packages/limitsOf.ts';
import { ownEnterpriseId } from './ownEnterprise.ts';
import { type Prepared, presentPreparation, quoteFor } from './prepareSubscription.ts';
import { requireNoOtherPayment } from './requireNoOtherPayment.ts';
import { requireSubscriber } from './requireSubscriber.ts';

/**
 * Writes a purchase as a Pending subscription, under the enterprise's lock: an enterprise has one at a time. The same
 * purchase again is the same row; another replaces it, and a payment for the replaced one is honoured when it arrives
 * (docs/decisions/0012). Raises STALE where the amount or the day of the beginning is not the one that was shown: a
 * renewal that was paid for meanwhile is not paid for twice. Raises PAYMENT_UNDER_WAY where money may still come for
 * another purchase and the payer did not confirm a second one.
 */
export async function reserveSubscription(tx: Context, limits: { min: number; max: number }, purchase: Checkout) {
  const enterpriseId = ownEnterpriseId(tx, purchase.userId);
  requireSubscriber(await lockEnterprise(tx, enterpriseId));
  const prepared = await quoteFor(tx, limits, enterpriseId, purchase);
  if (purchase.amountGnF !== undefined && purchase.amountGnF !== prepared.quote.amount)
    throw refused('STALE', 'subscriptions.stale');
  const { startDateUtc } = purchase;
  if (startDateUtc !== undefined && isoDate(new Date(startDateUtc)) !== isoDate(prepared.quote.startsAt))
    throw refused('STALE', 'subscriptions.stalePeriod', { start: formatLongDate(prepared.quote.startsAt) });
  const same = await findSame(tx, prepared, purchase);
  if (!purchase.confirmsSecondPayment) await requireNoOtherPayment(tx, enterpriseId, same);
  const subscriptionId = same ?? (await insertPending(tx, prepared, purchase));
  await replaceOthers(tx, enterpriseId, subscriptionId);
  return { subscriptionId, preparation: presentPreparation(prepared, purchase) };
}

async function findSame(tx: Context, { enterpriseId, plan, quote, replaces }: Prepared, purchase: Checkout) {
  const [same] = await tx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.enterpriseId, enterpriseId),
        eq(subscriptions.status, 'Pending'),
        eq(subscriptions.packageId, plan.id),
        eq(subscriptions.frequency, purchase.paymentFrequency),
        eq(subscriptions.monthlyPrice, plan.monthlyPrice),
        eq(subscriptions.amount, quote.amount),
        // One from before the package's limits changed was asked for on other terms.
        isSame(subscriptions.minBudget, plan.minBudget),
        isSame(subscriptions.maxBudget, plan.maxBudget),
        isSame(subscriptions.monthlyAcceptances, plan.monthlyAcceptances),
        isSame(subscriptions.replacesId, replaces?.id ?? null),
      ),
    );
  return same?.id;
}

/** Equal, or both null. */
const isSame = (column: Column, value: string | number | null) => (value === null ? isNull(column) : eq(column, value));

async function insertPending(tx: Context, { enterpriseId, plan, quote, replaces }: Prepared, purchase: Checkout) {
  const { amount, credit, startsAt, endsAt } = quote;
  const [row] = await tx.db
    .insert(subscriptions)
    .values({
      enterpriseId,
      packageId: plan.id,
      frequency: purchase.paymentFrequency,
      startsAt,
      endsAt,
      amount,
      credit,
      monthlyPrice: plan.monthlyPrice,
      ...limitsOf(plan),
      replacesId: replaces?.id ?? null,
      createdAt: tx.now,
    })
    .returning({ id: subscriptions.id });
  if (!row) throw new Error('The subscription was not written');
  return row.id;
}

async function replaceOthers(tx: Context, enterpriseId: string, subscriptionId: string): Promise<void> {
  const { drop } = subscriptionMachine.transitions;
  const { supersede } = paymentMachine.transitions;
  const replaced = await tx.db
    .update(subscriptions)
    .set({ status: drop.to, cancelledAt: tx.now })
    .where(
      and(
        eq(subscriptions.enterpriseId, enterpriseId),
        inArray(subscriptions.status, drop.from),
        ne(subscriptions.id, subscriptionId),
      ),
    )
    .returning({ id: subscriptions.id });
  if (replaced.length === 0) return;
  await tx.db
    .update(payments)
    .set({ status: supersede.to, failureReason: 'Superseded', settledAt: tx.now })
    .where(
      and(
        inArray(
          payments.subscriptionId,
          replaced.map(({ id }) => id),
        ),
        inArray(payments.status, supersede.from),
      ),
    );
}
