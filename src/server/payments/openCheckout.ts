import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { paymentMachine } from '../../shared/payments/status.ts';
import type { FailureReason } from '../../shared/payments/views.ts';
import { canMove } from '../../shared/states/machine.ts';
import type { Context } from '../context.ts';
import { payments } from '../db/schema/index.ts';
import { Refusal } from '../http/errors.ts';
import { fr } from '../texts.ts';
import type { Payment } from './lockPayment.ts';
import type { OpenedCheckout, PaymentProvider, PaymentProviders } from './providers/provider.ts';
import { ProviderRefused, ProviderUnavailable } from './providers/providerErrors.ts';

/** Longer than a provider is waited for, retries included: until then another request may be opening it. */
const OPENING_MS = 60_000;
const POLL_MS = 250;
const POLLS = 60;
/** Who opens a payment says so again and again: silent for so long they are taken for dead, and another opens it. */
const LEASE_MS = 6_000;
const RENEWED_EVERY_MS = 1_500;

const { open, failToOpen } = paymentMachine.transitions;

type NewPayment = Pick<
  typeof payments.$inferInsert,
  'id' | 'purpose' | 'subscriptionId' | 'enterpriseId' | 'userId' | 'amount' | 'description' | 'returnUrl' | 'cancelUrl'
>;

/** Writes a payment that is to be opened: its row says that somebody is about to ask the provider. */
export async function insertPayment(tx: Context, provider: PaymentProvider, values: NewPayment): Promise<Payment> {
  const [row] = await tx.db
    .insert(payments)
    .values({
      ...values,
      orderId: newOrderId(),
      provider: provider.name,
      createdAt: tx.now,
      openingUntil: leaseFrom(tx.now),
    })
    .returning();
  if (!row) throw new Error('The payment was not written');
  return row;
}

/** 26 characters: Orange takes 30, and an id with dashes would be 36. */
const newOrderId = (): string => `OA${randomBytes(12).toString('hex').toUpperCase()}`;

/**
 * Opens the payment at its provider, outside of any transaction, and gives the address where it is paid. The caller is
 * the one who wrote the row; nobody else asks for this order. Raises 503 in French where the provider is not reached;
 * the payment is then Failed, and nobody can pay it because nobody has its address.
 */
export async function openCheckout(
  ctx: Context,
  providers: PaymentProviders,
  payment: Payment,
  payerPhone: string | undefined,
): Promise<string> {
  const provider = providers.of(payment.provider);
  if (!provider) throw new Error(`The payment provider ${payment.provider} is not configured`);
  const { id: paymentId, orderId, amount, description, returnUrl, cancelUrl } = payment;
  if (!returnUrl || !cancelUrl) throw new Error('A payment is opened without addresses to return to');
  const renewal = renewLease(ctx, paymentId);
  try {
    const opened = await provider.createCheckout({
      paymentId,
      orderId,
      amount,
      description,
      returnUrl,
      cancelUrl,
      payerPhone,
      now: ctx.now,
    });
    await keepOpened(ctx, payment, opened);
    return opened.checkoutUrl;
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    await closeFailed(ctx, payment, reason);
    throw new Refusal(503, fr('payments.providerUnavailable'));
  } finally {
    renewal.stop();
  }
}

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/** The present moment of a request that began at `ctx.now`, so many milliseconds of the process ago. */
const after = (ctx: Context, startedAt: number): Date =>
  new Date(ctx.now.getTime() + Math.round(performance.now() - startedAt));

function renewLease(ctx: Context, paymentId: string): { stop: () => void } {
  const startedAt = performance.now();
  const renew = async () => {
    await ctx.db
      .update(payments)
      .set({ openingUntil: leaseFrom(after(ctx, startedAt)) })
      .where(and(eq(payments.id, paymentId), isNull(payments.checkoutUrl)));
  };
  // Where the database is away the lease runs out, and another opens a payment of their own.
  const report = (error: unknown) =>
    ctx.log?.warn({ err: error, paymentId }, 'the lease of a payment that is being opened was not renewed');
  const timer = setInterval(() => renew().catch(report), RENEWED_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/**
 * Waits for the address that another request for the same purchase is fetching. Undefined where that one died without a
 * word; raises 503 where it failed or takes too long.
 */
export async function waitForCheckout(ctx: Context, paymentId: string): Promise<string | undefined> {
  const startedAt = performance.now();
  for (let poll = 0; poll < POLLS; poll++) {
    const [row] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId));
    if (row?.checkoutUrl) return row.checkoutUrl;
    if (!row || !canMove(paymentMachine, 'open', row.status)) break;
    if (!isBeingOpened(row, after(ctx, startedAt))) return undefined;
    await pause(POLL_MS);
  }
  throw new Refusal(503, fr('payments.providerUnavailable'));
}

/** A former release writes no lease: its openers have their whole time. */
function isBeingOpened({ openingUntil, createdAt }: Payment, now: Date): boolean {
  return now < (openingUntil ?? new Date(createdAt.getTime() + OPENING_MS));
}

/** Still payable, or being opened at this moment. */
export function isUsable(payment: Payment, now: Date): boolean {
  const { status, checkoutUrl, expiresAt } = payment;
  if (status === 'Created' && !checkoutUrl) return isBeingOpened(payment, now);
  return status === 'Pending' && checkoutUrl !== null && expiresAt !== null && expiresAt > now;
}

/** A payment that was never opened: whoever was opening it died. Nobody has its address. */
export async function closeUnopened(ctx: Context, payment: Payment): Promise<Payment> {
  if (
    !canMove(paymentMachine, 'failToOpen', payment.status) ||
    ctx.now.getTime() - payment.createdAt.getTime() < OPENING_MS
  )
    return payment;
  return closeFailed(ctx, payment, 'ProviderUnreachable');
}

/** A notice may have been faster than we: the state is then already further, and stays. */
async function keepOpened(ctx: Context, { id }: Payment, opened: OpenedCheckout): Promise<void> {
  const { reference, token, checkoutUrl, expiresAt } = opened;
  await ctx.db
    .update(payments)
    .set({
      providerReference: reference,
      providerToken: token,
      checkoutUrl,
      expiresAt,
      status: sql`case when ${inArray(payments.status, open.from)} then ${open.to} else ${payments.status} end`,
    })
    .where(eq(payments.id, id));
}

async function closeFailed(ctx: Context, payment: Payment, failureReason: FailureReason): Promise<Payment> {
  const [closed] = await ctx.db
    .update(payments)
    .set({ status: failToOpen.to, failureReason, settledAt: ctx.now })
    .where(and(eq(payments.id, payment.id), inArray(payments.status, failToOpen.from)))
    .returning();
  return closed ?? payment;
}

function reasonOf(error: unknown): FailureReason | undefined {
  if (error instanceof ProviderUnavailable) return 'ProviderUnreachable';
  if (error instanceof ProviderRefused) return 'ProviderRefused';
  return undefined;
}
