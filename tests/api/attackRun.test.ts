import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../src/server/db/schema/index.ts';
import { attackAs, linesOf, type Outcome, surfaces } from '../attacks/attackRun.ts';
import { faultOf } from '../attacks/judge.ts';
import { createMarket, type Market } from '../attacks/market.ts';
import { attackNotices, smsSettings } from '../attacks/notices.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { fakes } from '../support/providers/startFakes.ts';

/** `ATTACK_CALLS=5000` for the table in `tests/attacks/README.md`; `ATTACK_SEED` plays a run again. */
const calls = Number(process.env.ATTACK_CALLS ?? 150);
const seed = Number(process.env.ATTACK_SEED ?? Date.now() % 1_000_000);
const HOURS_MS = 3_600_000;

let app: TestApp;
let market: Market;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1000000' } });
  market = await createMarket(app);
});
afterAll(() => app.close());

function expectHarmless(surface: string, outcome: Outcome): void {
  console.info([surface, ...linesOf(outcome)].join('\n  '));
  expect([...outcome.faults]).toEqual([]);
}

test('the judge sees what must not be seen', async () => {
  const { session } = market.attackers.Admin;
  const read = await session.get(`/get-user-information/${market.victims[0]}`);
  expect(read.statusCode).toBe(200);
  expect(faultOf(read, ['contact'])).toMatch(/^shows /);
  expect(faultOf(read, ['secret'])).toBeUndefined();
});

describe.each(Object.entries(surfaces))('as %s', (name, surface) => {
  test(
    `${calls} hostile calls reach nothing (seed ${seed})`,
    async () => {
      const before = await market.snapshot();
      const ledger = await market.ledger();
      const outcome = await attackAs(market, surface, { calls, seed });
      expectHarmless(name, outcome);
      const after = await market.ledger();
      for (const [entry, row] of ledger) expect([entry, after.get(entry)]).toEqual([entry, row]);
      if (surface.role !== 'Admin') expect(await market.snapshot()).toBe(before);
      expect(await app.db.$count(users, isNull(users.deactivatedAt))).toBeGreaterThan(0);
    },
    HOURS_MS,
  );
});

describe.each(Object.entries(fakes))('notices of %s', (name, start) => {
  test(
    `${calls} hostile notices and reports settle nothing (seed ${seed})`,
    async () => {
      const started: { app?: TestApp } = {};
      const fake = await start(
        () => new Date(),
        () => {
          if (!started.app) throw new Error('The provider is asked before the application runs');
          return started.app.db;
        },
      );
      const settings = { RATE_LIMIT_FACTOR: '1000000', ...smsSettings, ...fake.settings };
      started.app = await startTestApp({ settings });
      try {
        expectHarmless(name, await attackNotices(started.app, fake, { calls: Math.ceil(calls / 4), seed }));
      } finally {
        await started.app.close();
        await fake.close();
      }
    },
    HOURS_MS,
  );
});
