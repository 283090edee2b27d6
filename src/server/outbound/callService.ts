import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';

export interface ServiceCall<Schema extends z.ZodType> {
  /** As errors name it (`nimba send`): never an address, which may hold a token. */
  name: string;
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | undefined;
  answer: Schema;
  timeoutMs: number;
  /** Pauses before further attempts, in milliseconds; only for calls that change nothing. */
  retryAfterMs?: readonly number[];
}

/**
 * No answer came, or one that says no, or one that is not as documented. The message holds nothing that was sent or
 * received.
 */
export class CallFailure extends Error {
  /** Of the answer; undefined where none came. */
  readonly status: number | undefined;
  /** Whether the service surely received nothing, so that asking again is safe. */
  readonly isUnsent: boolean;
  /** The beginning of an answer that says no; it may quote what was sent. */
  readonly excerpt: string;

  constructor(message: string, { status, isUnsent = false, excerpt = '' }: Partial<CallFailure>) {
    super(message);
    this.status = status;
    this.isUnsent = isUnsent;
    this.excerpt = excerpt;
  }
}

const EXCERPT_MAX = 200;

/** Codes of the network with which no connection was made. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/**
 * One call to an outside service, within a time limit, without following redirects. Attempts after the first are made
 * only as
 * `retryAfterMs` says, and only where no answer came or the service said "later". Raises CallFailure.
 */
export async function callService<Schema extends z.ZodType>(call: ServiceCall<Schema>): Promise<z.infer<Schema>> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await callOnce(call);
    } catch (error) {
      const wait = call.retryAfterMs?.[attempt];
      if (wait === undefined || !(error instanceof CallFailure) || !isPassing(error.status)) throw error;
      await pause(wait);
    }
  }
}

/** Whether a failure may be gone at the next attempt: no answer, too many calls, an error inside the service. */
export function isPassing(status: number | undefined): boolean {
  return status === undefined || status === 429 || status >= 500;
}

async function callOnce<Schema extends z.ZodType>(call: ServiceCall<Schema>): Promise<z.infer<Schema>> {
  const { name, answer } = call;
  const { status, text } = await exchange(call);
  if (status < 200 || status >= 300)
    throw new CallFailure(`${name}: status ${status}`, { status, excerpt: text.slice(0, EXCERPT_MAX) });
  const parsed = answer.safeParse(readJson(text));
  if (!parsed.success) throw new CallFailure(`${name}: an answer that is not as documented`, { status });
  return parsed.data;
}

async function exchange({ name, url, method, headers, body, timeoutMs }: ServiceCall<z.ZodType>) {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      body: body ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const code = codeOf(error);
    throw new CallFailure(`${name}: ${code}`, { isUnsent: neverConnected.has(code) });
  }
}

/** `fetch` hides the network's own code in the cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}

/** Undefined for what is no JSON; the answer's schema then refuses it. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
