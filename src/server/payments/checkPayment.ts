import { eq } from 'drizzle-orm';
import { paymentMachine } from '../../shared/payments/status.ts';
import { isFinal } from '../../shared/states/machine.ts';
import type { Context } from '../context.ts';
import { payments } from '../db/schema/index.ts';
import type { Payment } from './lockPayment.ts';
import { closeUnopened } from './openCheckout.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { isWaitedOut } from './rules.ts';
import { settlePayment, type TrustedStatus } from './settlePayment.ts';

/**
 * Asks the provider what became of a payment, and settles it accordingly. What its provider does not know, because the
 * process that opened it died before it had an answer, is closed after a while; so is what nobody can be asked about,
 * because the provider's credentials were taken away. Raises ProviderUnavailable, ProviderRefused.
 */
export async function checkPayment(ctx: Context, providers: PaymentProviders, paymentId: string): Promise<Payment> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  const provider = providers.of(payment.provider);
  if (isFinal(paymentMachine, payment.status)) return payment;
  const { orderId, amount, providerReference: reference, providerToken: token } = payment;
  if (!reference) return closeUnopened(ctx, payment);
  if (!provider) return isWaitedOut(payment, ctx.now) ? settlePayment(ctx, unasked(payment)) : payment;
  const status = await provider.readStatus({ orderId, amount, reference, token, now: ctx.now });
  const eventId = `read:${orderId}:${status.state}:${status.amount ?? ''}`;
  return settlePayment(ctx, { paymentId, eventId, kind: `read.${status.state}`, status });
}

/**
 * Ends a payment from before `since` whose provider would not say what became of it. False where it is younger, or one
 * that may still have been confirmed there.
 */
export async function endUnasked(ctx: Context, paymentId: string, since: Date): Promise<boolean> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment || payment.createdAt > since || !isWaitedOut(payment, ctx.now)) return false;
  await settlePayment(ctx, unasked(payment));
  return true;
}

/** Given up, as by a provider that says so: once the credentials are back, money that came is taken all the same. */
const unasked = ({ id, orderId }: Payment): TrustedStatus => ({
  paymentId: id,
  eventId: `unasked:${orderId}`,
  kind: 'unasked',
  status: { state: 'Expired', amount: null, currency: null, payload: {} },
});
