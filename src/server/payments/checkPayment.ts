import { eq } from 'drizzle-orm';
import { paymentMachine } from '../../shared/payments/status.ts';
import { isFinal } from '../../shared/states/machine.ts';
import type { Context } from '../context.ts';
import { payments } from '../db/schema/index.ts';
import type { Payment } from './lockPayment.ts';
import { closeUnopened } from './openCheckout.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { settlePayment } from './settlePayment.ts';

/**
 * Asks the provider what became of a payment, and settles it accordingly. What its provider does not know, because the
 * process that opened it died before it had an answer, is closed after a while. Raises ProviderUnavailable,
 * ProviderRefused.
 */
export async function checkPayment(ctx: Context, providers: PaymentProviders, paymentId: string): Promise<Payment> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  const provider = providers.of(payment.provider);
  if (isFinal(paymentMachine, payment.status) || !provider) return payment;
  const { orderId, amount, providerReference: reference, providerToken: token } = payment;
  if (!reference) return closeUnopened(ctx, payment);
  const status = await provider.readStatus({ orderId, amount, reference, token, now: ctx.now });
  const eventId = `read:${orderId}:${status.state}:${status.amount ?? ''}`;
  return settlePayment(ctx, { paymentId, eventId, kind: `read.${status.state}`, status });
}
