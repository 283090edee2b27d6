import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { PaymentProviderName } from '../../../shared/payments/status.ts';
import { ProviderRefused, ProviderUnavailable } from './providerErrors.ts';

const TIMEOUT_MS = 10_000;
const BACKOFF_MS = [200, 800];

interface Call<Schema extends z.ZodType> {
  provider: PaymentProviderName;
  /** Named in errors, which are logged: never an address with a token in it. */
  operation: string;
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** Asking twice changes nothing, so a lost answer is asked for again. */
  isRead: boolean;
  answer: Schema;
}

/** The provider said that our token is dead. */
export class TokenExpired extends Error {}

/**
 * One call to a provider, with a time limit; reads come again with growing pauses. What is raised names the provider,
 * the operation and the status, and nothing of what was sent. Raises ProviderRefused, ProviderUnavailable,
 * TokenExpired.
 */
export async function callProvider<Schema extends z.ZodType>(call: Call<Schema>): Promise<z.infer<Schema>> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await callOnce(call);
    } catch (error) {
      const wait = BACKOFF_MS[attempt];
      if (!(error instanceof ProviderUnavailable) || !call.isRead || wait === undefined) throw error;
      await pause(wait);
    }
  }
}

async function callOnce<Schema extends z.ZodType>(call: Call<Schema>): Promise<z.infer<Schema>> {
  const { provider, operation } = call;
  const { status, text } = await ask(call);
  if (status === 401) throw new TokenExpired(`${provider} ${operation}: status 401`);
  if (status === 429 || status >= 500) throw new ProviderUnavailable(provider, operation, `status ${status}`);
  if (status < 200 || status >= 300) throw new ProviderRefused(provider, operation, `status ${status}`);
  const parsed = call.answer.safeParse(readJson(text));
  if (!parsed.success) throw new ProviderRefused(provider, operation, 'an answer that its documentation does not show');
  return parsed.data;
}

async function ask<Schema extends z.ZodType>(call: Call<Schema>): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: { accept: 'application/json', ...call.headers },
      body: call.body ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    throw new ProviderUnavailable(call.provider, call.operation, reason);
  }
}

/** Undefined for what is no JSON; the answer's schema then says so. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
