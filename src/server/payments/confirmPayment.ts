import type { PaymentView } from '../../shared/payments/views.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/errors.ts';
import { fr } from '../texts.ts';
import { checkPayment } from './checkPayment.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { ProviderRefused, ProviderUnavailable } from './providers/providerErrors.ts';
import { readPayment, requireReadable } from './queries.ts';

/**
 * "J'ai payé": asks the provider now, and gives the payment as it is then. Raises 503 in French where the provider does
 * not answer.
 */
export async function confirmPayment(
  ctx: Context,
  providers: PaymentProviders,
  paymentId: string,
): Promise<PaymentView> {
  await requireReadable(ctx, paymentId);
  try {
    await checkPayment(ctx, providers, paymentId);
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefused)
      throw new Refusal(503, fr('payments.statusUnavailable'));
    throw error;
  }
  return readPayment(ctx, paymentId);
}
