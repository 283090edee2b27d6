import type { ApiFailure } from '../../../../shared/client/envelope.ts';
import type { Waiting } from './entry.ts';

export type Verdict = { kind: 'again'; waiting: Waiting } | { kind: 'unauthenticated' } | { kind: 'refused' };

/** Answers after which the same call may well succeed later: too slow, too early. */
const passing: readonly number[] = [408, 425];

/** What a failed call means for the request: try again later, sign in, or let the person decide. */
export function verdictOn(failure: ApiFailure): Verdict {
  if (failure.kind === 'offline') return { kind: 'again', waiting: 'network' };
  if (failure.status === 429) return { kind: 'again', waiting: 'limit' };
  if (failure.status >= 500 || passing.includes(failure.status)) return { kind: 'again', waiting: 'server' };
  return failure.status === 401 ? { kind: 'unauthenticated' } : { kind: 'refused' };
}

const SECOND = 1000;
const pauses = [2, 5, 10, 20, 40, 60, 120, 300].map((seconds) => seconds * SECOND);

/** The pause after so many failed attempts in a row, in ms: from 2 s to 5 min. */
export function pauseAfter(attempts: number): number {
  return pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
}
