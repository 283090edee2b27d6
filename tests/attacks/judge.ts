import type { LightMyRequestResponse } from 'fastify';
import { type CanaryKind, canariesOf } from './market.ts';

/** A name that attackers send in headers only: a reply that holds it was led by them. */
export const EVIL_HOST = 'invente.example';

/** What belongs to the inside of the server, in any reply. */
const inside =
  /\bat \S+ \(?\S+\.[cm]?[jt]s:\d+|node_modules|syntax error at|relation "|violates |duplicate key|pg_catalog|ECONNREFUSED|ENOENT|\/src\/server\//;

/** What is wrong with this reply for a caller who must not see these kinds of canaries; undefined where nothing is. */
export function faultOf(reply: LightMyRequestResponse, hidden: readonly CanaryKind[]): string | undefined {
  const { statusCode, headers } = reply;
  if (statusCode >= 500 && !(statusCode === 503 && headers['retry-after'])) return `answers ${statusCode}`;
  const text = `${JSON.stringify(headers)}\n${reply.rawPayload.toString('utf8')}`;
  const shown = canariesOf(hidden).find((canary) => text.includes(canary));
  if (shown) return `shows ${shown}`;
  if (text.includes(EVIL_HOST)) return 'repeats a host that the caller invented';
  const leaked = inside.exec(text);
  if (leaked) return `shows the inside: ${leaked[0]}`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'has no security headers';
  const cookies = [headers['set-cookie'] ?? []].flat();
  if (cookies.some((cookie) => !/httponly/i.test(cookie))) return 'sets a cookie that scripts can read';
  return undefined;
}
