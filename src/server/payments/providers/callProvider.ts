import type { z } from 'zod';
import type { PaymentProviderName } from '../../../shared/payments/status.ts';
import { CallFailure, callService, isPassing, type ServiceCall } from '../../outbound/callService.ts';
import { ProviderRefused, ProviderUnavailable } from './providerErrors.ts';

const TIMEOUT_MS = 10_000;
const RETRY_READS_AFTER_MS = [200, 800];

interface Call<Schema extends z.ZodType> extends Omit<ServiceCall<Schema>, 'name' | 'timeoutMs' | 'retryAfterMs'> {
  provider: PaymentProviderName;
  /** Named in errors, which are logged: never an address with a token in it. */
  operation: string;
  /** Asking twice changes nothing, so a lost answer is asked for again. */
  isRead: boolean;
}

/**
 * One call to a payment provider; reads are repeated with growing pauses. What is raised names the provider, the
 * operation and the status, and nothing of what was sent. Raises ProviderRefused, ProviderUnavailable.
 */
export async function callProvider<Schema extends z.ZodType>(call: Call<Schema>): Promise<z.infer<Schema>> {
  const { provider, operation, isRead, ...request } = call;
  try {
    return await callService({
      ...request,
      name: `${provider} ${operation}`,
      timeoutMs: TIMEOUT_MS,
      retryAfterMs: isRead ? RETRY_READS_AFTER_MS : [],
    });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    const Kind = isPassing(error.status) ? ProviderUnavailable : ProviderRefused;
    throw new Kind(provider, operation, error.message.replace(/^[^:]*: /, ''), { cause: error });
  }
}
