import { eq, max, sql } from 'drizzle-orm';
import { paymentMachine } from '../../shared/payments/status.ts';
import { type Context, inTransaction } from '../context.ts';
import { payments, receipts } from '../db/schema/index.ts';
import { grantSubscription } from '../subscriptions/grantSubscription.ts';
import { confirmPaid } from './confirmPaid.ts';
import { type Enterprise, lockPayment, type Payment } from './lockPayment.ts';
import type { ProviderStatus } from './providers/provider.ts';
import { recordEvent } from './recordEvent.ts';
import { type Outcome, outcomeOf } from './rules.ts';

const { open, mismatch, settle } = paymentMachine.transitions;

type Receipt = typeof receipts.$inferSelect;

/** What the provider says, read from it server to server or signed by it. Nothing else comes here (design §7). */
export interface TrustedStatus {
  paymentId: string;
  eventId: string;
  kind: string;
  status: ProviderStatus;
}

/**
 * The one place where a payment changes its state after it was opened. In one transaction: the event is kept, the state
 * follows from it, and money gets its receipt number, its subscription and its message. Asked again with whatever, it
 * changes nothing more.
 */
export async function settlePayment(ctx: Context, trusted: TrustedStatus): Promise<Payment> {
  return inTransaction(ctx, async (tx) => {
    const { payment, enterprise } = await lockPayment(tx, trusted.paymentId);
    const outcome = outcomeOf(payment, trusted.status, tx.now);
    await recordEvent(tx, {
      provider: payment.provider,
      eventId: trusted.eventId,
      paymentId: payment.id,
      kind: trusted.kind,
      isTrusted: true,
      amount: trusted.status.state === 'Paid' ? (trusted.status.amount ?? payment.amount) : null,
      payload: trusted.status.payload,
      outcome: outcome.kind,
    });
    return apply(tx, payment, enterprise, outcome);
  });
}

async function apply(
  tx: Context,
  payment: Payment,
  enterprise: Enterprise | undefined,
  outcome: Outcome,
): Promise<Payment> {
  const settledAt = tx.now;
  switch (outcome.kind) {
    case 'unchanged':
      return payment;
    case 'pending':
      return change(tx, payment, { status: open.to });
    case 'closed':
      return change(tx, payment, { status: outcome.status, failureReason: outcome.reason, settledAt });
    case 'mismatch':
      return change(tx, payment, {
        status: mismatch.to,
        failureReason: 'AmountMismatch',
        attention: 'AmountMismatch',
        settledAt,
      });
    case 'paid':
      return take(tx, payment, enterprise);
  }
}

async function take(tx: Context, payment: Payment, enterprise: Enterprise | undefined): Promise<Payment> {
  const { amount, subscriptionId, expiresAt } = payment;
  const grant = subscriptionId
    ? await grantSubscription(tx, { subscriptionId, amount, payableUntil: expiresAt })
    : undefined;
  const isSuspended = enterprise?.status === 'Suspended';
  const paid = await change(tx, payment, {
    status: settle.to,
    failureReason: null,
    settledAt: tx.now,
    subscriptionId: grant?.subscription.id ?? null,
    attention: grant?.attention ?? (isSuspended ? 'EnterpriseSuspended' : null),
  });
  const receiptNumber = await issueReceipt(tx, {
    paymentId: payment.id,
    payerName: enterprise?.name ?? null,
    periodStart: grant?.subscription.startsAt ?? null,
    periodEnd: grant?.subscription.endsAt ?? null,
  });
  if (enterprise && grant) await confirmPaid(tx, { payment: paid, enterprise, grant, receiptNumber });
  return paid;
}

/**
 * The next number. The table is held until the end of the transaction, so that none is left out and none is given
 * twice.
 */
async function issueReceipt(tx: Context, facts: Omit<Receipt, 'number' | 'issuedAt'>): Promise<number> {
  await tx.db.execute(sql`lock table ${receipts} in share row exclusive mode`);
  const [last] = await tx.db.select({ number: max(receipts.number) }).from(receipts);
  const number = (last?.number ?? 0) + 1;
  await tx.db.insert(receipts).values({ ...facts, number, issuedAt: tx.now });
  return number;
}

async function change(tx: Context, { id, attention }: Payment, values: Partial<Payment>): Promise<Payment> {
  // Another reason to look at it is not dealt with because a former one was.
  const isNews = values.attention !== undefined && values.attention !== attention;
  const unsettled = isNews ? { attentionSettledAt: null, attentionSettledBy: null, attentionNote: null } : {};
  const [row] = await tx.db
    .update(payments)
    .set({ ...values, ...unsettled })

    .where(eq(payments.id, id))
    .returning();
  if (!row) throw new Error(`There is no payment ${id}`);
  return row;
}
