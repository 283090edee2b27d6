import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { openPaymentStates, paymentMachine } from '../../shared/payments/status.ts';
import type { Context } from '../context.ts';
import { packages, payments, subscriptions } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import { fr } from '../texts.ts';

/** A purchase that was just reserved: the transaction that writes its payment comes next. */
const RESERVED_MS = 10_000;

/**
 * Raises PAYMENT_UNDER_WAY where money may still come for another purchase of this enterprise: its payment is open or
 * about to be, or was replaced and its page takes money until it ends; or where money came that staff have not looked
 * at yet. The caller holds the enterprise's lock.
 * @param subscriptionId the purchase that goes on, whose own payment is no other.
 */
export async function requireNoOtherPayment(
  tx: Context,
  enterpriseId: string,
  subscriptionId: string | undefined,
): Promise<void> {
  const isOpen = inArray(payments.status, openPaymentStates);
  const isReplaced = and(
    eq(payments.status, paymentMachine.transitions.supersede.to),
    eq(payments.failureReason, 'Superseded'),
    isNotNull(payments.checkoutUrl),
    gt(payments.expiresAt, tx.now),
  );
  // The same of one payment that is read: `payments/rules.ts`.
  const isInQuestion = and(eq(payments.attention, 'AmountMismatch'), isNull(payments.attentionSettledAt));
  const isReserved = and(
    isNull(payments.id),
    eq(subscriptions.status, 'Pending'),
    gt(subscriptions.createdAt, new Date(tx.now.getTime() - RESERVED_MS)),
  );
  const [other] = await tx.db
    .select({ subscription: subscriptions, package: packages.nameFr })
    .from(subscriptions)
    .innerJoin(packages, eq(packages.id, subscriptions.packageId))
    .leftJoin(payments, eq(payments.subscriptionId, subscriptions.id))
    .where(
      and(
        eq(subscriptions.enterpriseId, enterpriseId),
        subscriptionId ? ne(subscriptions.id, subscriptionId) : undefined,
        or(isOpen, isReplaced, isInQuestion, isReserved),
      ),
    )
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  if (!other) return;
  const { frequency, amount, createdAt } = other.subscription;
  throw refused('PAYMENT_UNDER_WAY', 'subscriptions.paymentUnderWay', {
    description: fr('payments.description', { package: other.package, period: fr(`payments.frequency.${frequency}`) }),
    amount: formatGnf(amount),
    date: formatDateTime(createdAt),
  });
}
