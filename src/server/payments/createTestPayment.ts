import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { formatGnf } from '../../shared/format/money.ts';
import type { TestPayment } from '../../shared/payments/schemas.ts';
import type { Context } from '../context.ts';
import { payments } from '../db/schema/index.ts';
import { Refusal, refused } from '../http/errors.ts';
import { fr } from '../texts.ts';
import { insertPayment, openCheckout, waitForCheckout } from './openCheckout.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { withPayment } from './returnAddress.ts';

/**
 * Writes the test payment of the home page (specification §7). Raises AMOUNT_REFUSED where this provider takes no sum
 * so small.
 */
export async function reserveTestPayment(
  tx: Context,
  providers: PaymentProviders,
  { amount, description }: TestPayment,
): Promise<string> {
  const { limits } = providers.current;
  if (amount < limits.min || amount > limits.max)
    throw refused('AMOUNT_REFUSED', 'subscriptions.amountRefused', { amount: formatGnf(amount) });
  const id = v7();
  const home = withPayment(new URL('/accueil', tx.config.APP_URL), id);
  await insertPayment(tx, providers.current, {
    id,
    purpose: 'Test',
    amount,
    description,
    returnUrl: home,
    cancelUrl: home,
  });
  return id;
}

/** Where it is paid. `isOpener`: this request wrote the row; any other waits for the address. */
export async function openTestPayment(
  ctx: Context,
  providers: PaymentProviders,
  paymentId: string,
  isOpener: boolean,
): Promise<string> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  const address = isOpener
    ? await openCheckout(ctx, providers, payment, undefined)
    : await waitForCheckout(ctx, paymentId);
  if (!address) throw new Refusal(503, fr('payments.providerUnavailable'));
  return address;
}
