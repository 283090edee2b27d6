import { type FailureReason, failureReasons, type PaymentView } from '../../shared/payments/views.ts';
import type { packages, subscriptions } from '../db/schema/index.ts';
import type { Payment } from './lockPayment.ts';
import { isInQuestion } from './rules.ts';

/** A payment with what was bought and its receipt. */
export interface PaymentRow {
  payment: Payment;
  subscription: typeof subscriptions.$inferSelect | null;
  package: typeof packages.$inferSelect | null;
  receiptNumber: number | null;
}

/** A payment as its payer and an admin read it; never a token of the provider. */
export function presentPayment(row: PaymentRow, now: Date): PaymentView {
  const { payment, subscription, package: plan, receiptNumber } = row;
  const isPageOpen = payment.checkoutUrl !== null && payment.expiresAt !== null && payment.expiresAt > now;
  const isPayable = payment.status === 'Pending' && isPageOpen;
  const isReplaced = payment.status === 'Cancelled' && payment.failureReason === 'Superseded';
  return {
    id: payment.id,
    orderId: payment.orderId,
    purpose: payment.purpose,
    status: payment.status,
    failureReason: reasonOf(payment.failureReason),
    amount: payment.amount,
    currency: 'GNF',
    description: payment.description,
    provider: payment.provider,
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
    checkoutUrl: isPayable ? payment.checkoutUrl : null,
    payableUntil: isPageOpen && (isPayable || isReplaced) ? (payment.expiresAt?.toISOString() ?? null) : null,
    receiptNumber,
    canRetry: payment.status !== 'Paid' && !isInQuestion(payment) && subscription?.status === 'Pending',
    subscription:
      subscription && plan
        ? {
            id: subscription.id,
            package: { id: plan.id, nameFr: plan.nameFr },
            paymentFrequency: subscription.frequency,
            startDate: subscription.startsAt.toISOString(),
            endDate: subscription.endsAt.toISOString(),
            isActive: subscription.status === 'Active' && subscription.startsAt <= now && subscription.endsAt > now,
          }
        : null,
  };
}

export function reasonOf(stored: string | null): FailureReason | null {
  return failureReasons.find((one) => one === stored) ?? null;
}
