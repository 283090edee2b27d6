import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn, TestApp } from '../support/app.ts';
import { startTestApp } from '../support/app.ts';
import { type Endpoint, endpoints } from '../support/fuzz/contract.ts';
import { faultOf } from '../support/fuzz/judge.ts';
import { type FuzzRequest, requestTo } from '../support/fuzz/request.ts';
import { createWorld, type World } from '../support/world.ts';

/** `FUZZ_REQUESTS=50000` for the figure in the documents; `FUZZ_SEED` plays a run again. */
const wanted = Number(process.env.FUZZ_REQUESTS ?? 1000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
/** So many times the usual answer of its endpoint is slow, if it is again when asked again. */
const SLOW = 100;
const SMALL_BYTES = 20_000;
const BATCH = 500;

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1000000' } });
  world = await createWorld(app);
}, 120_000);
afterAll(() => app.close());

const roles = ['Client', 'Entrepreneur', 'CustomerService', 'SalesService', 'Admin', undefined] as const;
type Caller = (typeof roles)[number];

/** Ends the caller's own session: asked without one, so that the others go on. */
const endsSessions = new Set(['/logout', '/update-password']);

function idsOf({ own, others, places }: World): string[] {
  const records = [...Object.values(own), others].flatMap((one) => Object.values(one));
  return [...records, ...Object.values(places)].filter((id) => /^[0-9a-f-]{36}$/.test(String(id))).map(String);
}

async function ask({ headers, ...request }: FuzzRequest, caller: Caller) {
  const token = caller && (world.actors[caller] as SignedIn).token;
  const startedAt = performance.now();
  const reply = await app.app.inject({
    ...request,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  if (caller && reply.statusCode === 401) {
    const again = await app.loginAs({ id: world.actors[caller].userId });
    world.actors[caller] = { ...world.actors[caller], ...again };
  }
  return { reply, took: performance.now() - startedAt };
}

const medianOf = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

test(
  `${wanted} requests of every kind: none breaks the server, and each reply is one that the contract names`,
  async () => {
    const ids = idsOf(world);
    const one = fc.record({
      endpoint: fc.constantFrom(...endpoints),
      caller: fc.constantFrom(...roles),
    });
    const request = one.chain(({ endpoint, caller }) =>
      requestTo(endpoint, ids).map((given) => ({
        endpoint,
        given,
        caller: endsSessions.has(endpoint.path) ? undefined : caller,
      })),
    );
    const times = new Map<Endpoint, number[]>();
    const statuses = new Map<number, number>();
    const slow: { given: FuzzRequest; caller: Caller; endpoint: Endpoint }[] = [];
    const faults = new Map<string, string>();
    for (let done = 0; done < wanted; done += BATCH) {
      const sample = fc.sample(request, { numRuns: Math.min(BATCH, wanted - done), seed: seed + done });
      for (const { endpoint, given, caller } of sample) {
        const { reply, took } = await ask(given, caller);
        const fault = faultOf(endpoint, reply.statusCode, String(reply.headers['content-type']), reply.body);
        if (fault) {
          const asked = `${caller ?? 'Visitor'} ${given.url} ${given.payload ?? ''}`.slice(0, 600);
          faults.set(`${endpoint.method} ${endpoint.path} ${fault}`, `${asked} -> ${reply.body.slice(0, 200)}`);
        }
        statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
        const before = times.get(endpoint) ?? [];
        times.set(endpoint, [...before.slice(-200), took]);
        const isSmall = given.url.length + (given.payload?.length ?? 0) < SMALL_BYTES;
        if (isSmall && before.length > 20 && took > SLOW * medianOf(before)) slow.push({ given, caller, endpoint });
      }
    }
    expect([...faults]).toEqual([]);
    const stillSlow: string[] = [];
    for (const { given, caller, endpoint } of slow) {
      const again = [await ask(given, caller), await ask(given, caller)].map(({ took }) => took);
      if (Math.min(...again) > SLOW * medianOf(times.get(endpoint) ?? []))
        stillSlow.push(`${given.method} ${given.url}`);
    }
    expect(stillSlow).toEqual([]);
    const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    console.info(`${wanted} requests from seed ${seed}, ${endpoints.length} endpoints, by status ${counts.join(', ')}`);
    expect(statuses.get(200) ?? 0).toBeGreaterThan(wanted / 20);
  },
  24 * 3_600_000,
);
