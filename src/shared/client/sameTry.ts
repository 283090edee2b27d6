import { isSettled } from './api.ts';
import type { ApiResult } from './envelope.ts';
import { fingerprint } from './idempotencyKey.ts';

interface Try {
  mark: string;
  seen: string;
  at: number;
}

/** What was seen before the first try of each act that got no answer. A page that is loaded anew begins without. */
const tries = new Map<string, Try>();

/** So long the same again is another try of the same act, whatever the page shows by then. */
const SAME_TRY_MS = 10 * 60_000;

/**
 * The operation of an act that adds to what is there, as a call that is written down, and may be done again later with
 * the same body: named by what the page showed before it. The page, read again, may show the act whose reply was lost:
 * then it is still the operation of the first try.
 */
export function operationOf(act: string, seen: string, body?: unknown): string {
  const mark = fingerprint(body);
  const before = tries.get(act);
  const isSame = before?.mark === mark && Date.now() - before.at < SAME_TRY_MS;
  const first = isSame ? before.seen : seen;
  tries.set(act, { mark, seen: first, at: Date.now() });
  return `${act}:${first}`;
}

/** An answer came: the same again is another act. */
export function forgetTry(act: string): void {
  tries.delete(act);
}

interface Addition {
  /** Names it, with what it is added to. */
  act: string;
  /** What the page shows before it. */
  seen: string;
  body?: unknown;
}

/** Sends what adds to what is there under its operation (`operationOf`), until the server has decided. */
export async function sendAddition<Entity>(
  { act, seen, body }: Addition,
  send: (once: string) => Promise<ApiResult<Entity>>,
): Promise<ApiResult<Entity>> {
  const result = await send(operationOf(act, seen, body));
  if (isSettled(result)) forgetTry(act);
  return result;
}
