import type { z } from 'zod';
import { CallFailure, callService, type ServiceCall } from '../../outbound/callService.ts';
import { ProviderFailure } from './providerFailure.ts';

/** Much shorter than a message may be `Sending` before another worker looks at it. */
const TIMEOUT_MS = 20_000;

/** Our account, its credit or its pace, not this message: it will pass once somebody has seen to it. */
const later = new Set([401, 402, 403, 429, 503]);

type Question<Schema extends z.ZodType> = Omit<ServiceCall<Schema>, 'timeoutMs' | 'retryAfterMs'> & {
  timeoutMs?: number | undefined;
};

/**
 * One request to a provider of messages, never repeated. An answer that came says whether it was done; after a lost
 * connection, a timeout or an inner error of the provider nobody knows. Raises ProviderFailure.
 */
export async function askProvider<Schema extends z.ZodType>(question: Question<Schema>): Promise<z.infer<Schema>> {
  try {
    return await callService({ ...question, timeoutMs: question.timeoutMs ?? TIMEOUT_MS });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    throw new ProviderFailure(kindOf(error), error.message, { excerpt: error.excerpt, cause: error });
  }
}

function kindOf({ status, isUnsent }: CallFailure): ProviderFailure['kind'] {
  if (status === undefined) return isUnsent ? 'later' : 'unknown';
  if (later.has(status)) return 'later';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}
