import { isDeepStrictEqual } from 'node:util';
import type { Call } from './scenarios.ts';

/** What one of them answered. */
export interface Answer {
  status: number;
  range: string | null;
  body: unknown;
}

/** Asks both the same. Raises with what differs where the replies are not deep-equal, or are refusals. */
export async function compareReplies(urls: readonly [string, string], calls: readonly Call[]): Promise<void> {
  for (const call of calls) {
    const [ours, theirs] = await Promise.all([ask(urls[0], call), ask(urls[1], call)]);
    if (ours.status !== 200) throw new Error(`${call.method} ${call.path}: ${JSON.stringify(ours)}`);
    requireAlike(`${call.method} ${call.path}`, ours, theirs);
  }
}

const SHOWN = 12;

/**
 * Raises with the paths at which two values differ, the product's first. Instants less than a minute apart are the same
 * where both were written in between.
 */
export function requireAlike(what: string, ours: unknown, theirs: unknown): void {
  const found = differences(ours, theirs);
  if (found.length > 0) throw new Error(`${what}: product ≠ reference\n  ${found.slice(0, SHOWN).join('\n  ')}`);
}

function differences(ours: unknown, theirs: unknown, path = ''): string[] {
  if (isDeepStrictEqual(ours, theirs) || areInstantsTogether(ours, theirs)) return [];
  if (!isObject(ours) || !isObject(theirs)) return [`${path}: ${JSON.stringify(ours)} ≠ ${JSON.stringify(theirs)}`];
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  return [...names].flatMap((name) => differences(ours[name], theirs[name], `${path}/${name}`));
}

const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/;
const A_MINUTE_MS = 60_000;

function areInstantsTogether(one: unknown, other: unknown): boolean {
  if (![one, other].every((value) => typeof value === 'string' && INSTANT.test(value))) return false;
  return Math.abs(Date.parse(String(one)) - Date.parse(String(other))) < A_MINUTE_MS;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Asks one of them. */
export async function ask(url: string, { path, ...call }: Call): Promise<Answer> {
  const reply = await fetch(`${url}${path}`, call);
  return { status: reply.status, range: reply.headers.get('content-range'), body: await reply.json() };
}
