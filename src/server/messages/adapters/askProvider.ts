import type { z } from 'zod';
import { ProviderFailure } from './providerFailure.ts';

/** Much shorter than a message may be `Sending` before another worker looks at it. */
const TIMEOUT_MS = 20_000;
const SAID_MAX = 200;

/** Nothing was sent to the provider: asking again is safe. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** Our account, its credit or its pace, not this message: it will pass once somebody has seen to it. */
const later = new Set([401, 402, 403, 429, 503]);

interface Question<Schema extends z.ZodType> {
  /** As errors name it: `nimba send`. */
  name: string;
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  answer: Schema;
  timeoutMs?: number | undefined;
}

/** The provider's token is dead, so it did nothing. */
export class TokenRefused extends ProviderFailure {}

/**
 * One request to a provider, never repeated here. An answer that came says whether it was done; after a lost
 * connection, a timeout or an inner error of the provider nobody knows. Raises ProviderFailure, TokenRefused for a 401.
 */
export async function askProvider<Schema extends z.ZodType>(question: Question<Schema>): Promise<z.infer<Schema>> {
  const { name, answer } = question;
  const { status, text } = await exchange(question);
  if (status < 200 || status >= 300) {
    const said = `${name}: status ${status} ${text.slice(0, SAID_MAX)}`.trim();
    if (status === 401) throw new TokenRefused('later', said);
    throw new ProviderFailure(kindOf(status), said);
  }
  const parsed = answer.safeParse(readJson(text));
  if (!parsed.success) throw new ProviderFailure('unknown', `${name}: an answer that is not as documented`);
  return parsed.data;
}

function kindOf(status: number): ProviderFailure['kind'] {
  if (later.has(status)) return 'later';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

async function exchange({ name, url, method, headers, body, timeoutMs }: Question<z.ZodType>) {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      body: body ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const code = codeOf(error);
    throw new ProviderFailure(neverConnected.has(code) ? 'later' : 'unknown', `${name}: ${code}`);
  }
}

/** `fetch` hides the network's own code in the cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
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
