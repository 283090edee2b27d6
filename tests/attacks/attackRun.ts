import * as fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Role } from '../../src/shared/auth/roles.ts';
import { type Attack, families } from './families.ts';
import { faultOf } from './judge.ts';
import type { CanaryKind, Market } from './market.ts';

interface Surface {
  role: Role | undefined;
  /** What its callers must never be shown. */
  hidden: readonly CanaryKind[];
}

const everything: readonly CanaryKind[] = ['secret', 'money', 'contact', 'inside'];

export const surfaces = {
  public: { role: undefined, hidden: everything },
  client: { role: 'Client', hidden: everything },
  contractor: { role: 'Entrepreneur', hidden: everything },
  customerService: { role: 'CustomerService', hidden: ['secret', 'money'] },
  sales: { role: 'SalesService', hidden: ['secret', 'money'] },
  admin: { role: 'Admin', hidden: ['secret'] },
} as const satisfies Record<string, Surface>;

export interface Tally {
  calls: number;
  /** How often each class of status was answered: `4xx`. */
  statuses: Map<string, number>;
}

export interface Outcome {
  families: Map<string, Tally>;
  /** What was wrong, with the call; once a kind. */
  faults: Map<string, string>;
}

export const newOutcome = (): Outcome => ({ families: new Map(), faults: new Map() });

/** Sends at least so many hostile calls of every family as this caller; the same seed sends the same ones. */
export async function attackAs(
  market: Market,
  { role, hidden }: Surface,
  { calls, seed }: { calls: number; seed: number },
): Promise<Outcome> {
  const outcome = newOutcome();
  const perFamily = Math.ceil(calls / Object.keys(families).length);
  for (const [index, [name, family]] of Object.entries(families).entries()) {
    const caller = { audience: role ?? 'Visitor', token: role && market.attackers[role].session.token } as const;
    const drawn = fc.sample(family(market, caller), { numRuns: perFamily, seed: seed + index });
    for (const attack of drawn) {
      for (const reply of await send(market, role, attack)) {
        const fault = faultOf(reply, hidden) ?? attack.judge?.(reply);
        note(outcome, name, attack, reply, fault);
      }
    }
  }
  return outcome;
}

async function send(market: Market, role: Role | undefined, attack: Attack): Promise<LightMyRequestResponse[]> {
  const { method, url, headers, payload, times = 1 } = attack;
  const own = role && market.attackers[role].session.token;
  const token = attack.token === undefined ? own : attack.token;
  const options = {
    method,
    url,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(payload === undefined ? {} : { payload }),
  } as InjectOptions;
  const replies = await Promise.all(Array.from({ length: times }, () => market.app.app.inject(options)));
  const isOver = role && attack.token === undefined && replies.some(({ statusCode }) => statusCode === 401);
  if (isOver) market.attackers[role].session = await market.app.loginAs({ id: market.attackers[role].userId });
  return replies;
}

export function note(
  { families: tallies, faults }: Outcome,
  family: string,
  { method, url, payload }: Pick<Attack, 'method' | 'url' | 'payload'>,
  reply: LightMyRequestResponse,
  fault: string | undefined,
): void {
  const tally = tallies.get(family) ?? { calls: 0, statuses: new Map() };
  const status = `${Math.floor(reply.statusCode / 100)}xx`;
  tally.calls += 1;
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  tallies.set(family, tally);
  if (!fault) return;
  const path = url
    .split('?')[0]
    ?.replaceAll(/[0-9a-f-]{36}/g, '{id}')
    .slice(0, 80);
  const asked = `${method} ${url} ${String(payload ?? '').slice(0, 400)}`;
  faults.set(`${family}: ${method} ${path} ${fault}`, `${asked} -> ${reply.statusCode} ${reply.body.slice(0, 300)}`);
}

/** One line a family: `foreignRecords 500: 2xx 120, 4xx 380`. */
export function linesOf({ families: tallies }: Outcome): string[] {
  return [...tallies].map(([name, { calls, statuses }]) => {
    const counts = [...statuses].toSorted().map(([status, count]) => `${status} ${count}`);
    return `${name} ${calls}: ${counts.join(', ')}`;
  });
}
