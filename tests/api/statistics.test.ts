import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packages, payments, projectDays, projects } from '../../src/server/db/schema/index.ts';
import { readLedger } from '../../src/server/payments/ledger.ts';
import { durationAt } from '../../src/server/statistics/durations.ts';
import { reachedStages } from '../../src/shared/projects/reachedStages.ts';
import { type Statistics, statisticsTables } from '../../src/shared/statistics/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildProject } from '../support/builders.ts';
import { expectEntity, expectInvalid } from '../support/expectations.ts';
import { seedTestDemo } from '../support/seedDemo.ts';
import { buildSms } from '../support/sms/buildSms.ts';
import { figuresOf } from '../support/statistics/directCounts.ts';
import { happen, type MarketAct, marketActs } from '../support/statistics/marketActs.ts';

const now = new Date('2026-11-21T10:00:00Z');
/** `STATISTICS_SEED` plays a history again. */
const seed = Number(process.env.STATISTICS_SEED ?? Date.now() % 1_000_000);

/** What leaves a line in every table. */
const oneOfEach = [
  'submit',
  'take',
  'publish',
  'accept',
  'giveBack',
  'accept',
  'quote',
  'hire',
  'complete',
  'reserve',
  'lift',
  'review',
  'submit',
  'take',
  'handle',
  'call',
  'publish',
  'accept',
  'complain',
  'contact',
  'wish',
  'pay',
  'write',
  'send',
] as const;

describe('the figures by day', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ clock: () => now });
  });
  afterAll(() => app.close());

  test('are what counting all rows gives, after any history, added up or not, and made anew', async () => {
    await fc.assert(
      fc.asyncProperty(marketActs, async (history: MarketAct[]) => {
        for (const act of history) await happen(app, act);
        const { kept, counted } = await figuresOf(app.database);
        expect(kept).toEqual(counted);
      }),
      { numRuns: 4, seed, endOnFailure: true },
    );
    // Chance may have left something out.
    for (const kind of oneOfEach) await happen(app, { kind, pick: 0.5, at: 0.5 });
    const { counted } = await figuresOf(app.database);
    for (const lines of Object.values(counted)) expect(lines.length).toBeGreaterThan(0);
    await app.database.query('select statistics_fold()');
    expect((await figuresOf(app.database)).kept).toEqual(counted);
    expect(await app.db.$count(projectDays, sql`entry > 0`)).toBe(0);
    await app.db.update(projectDays).set({ submitted: 7 });
    expect((await figuresOf(app.database)).kept).not.toEqual(counted);
    await app.database.query('select statistics_rebuild()');
    expect((await figuresOf(app.database)).kept).toEqual(counted);
  });

  test('lose nothing when they are added up by several at once while the market goes on', async () => {
    const submit = { kind: 'submit', pick: 0, at: 0.5 } as const;
    const foldOften = async () => {
      for (let round = 0; round < 5; round++) await happen(app, { ...submit, kind: 'fold' });
    };
    const submitOften = async () => {
      for (let round = 0; round < 8; round++) await happen(app, submit);
    };
    await Promise.all([foldOften(), submitOften(), foldOften(), submitOften()]);
    const { kept, counted } = await figuresOf(app.database);
    expect(kept).toEqual(counted);
  });
});

describe('GET /admin/statistics', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await startTestApp({ clock: () => now });
    admin = await app.loginAs('Admin');
  });
  afterAll(() => app.close());

  const read = async (from: string, to: string) =>
    expectEntity<Statistics>(await admin.get(`/admin/statistics?from=${from}&to=${to}`));

  test('an empty market has every point, and zeros', async () => {
    const statistics = await read('2026-11-01', '2026-11-21');
    expect(statistics).toMatchObject({
      previous: { from: '2026-10-11', to: '2026-10-31' },
      unit: 'day',
      funnel: { current: { submitted: 0 }, previous: { submitted: 0 } },
      services: [],
      steps: [
        { step: 'taking', current: { finished: 0, median: null, p90: null } },
        { step: 'publishing' },
        { step: 'finding' },
        { step: 'quoting' },
        { step: 'choosing' },
        { step: 'working' },
        { step: 'mending' },
      ],
    });
    expect(statistics.trend).toHaveLength(21);
    expect(statistics.trend[0]).toMatchObject({ start: '2026-11-01', submitted: 0 });
  });

  test('a request is counted on the day it was submitted, as far as it came, in its period alone', async () => {
    const submittedAt = new Date('2026-11-01T00:00:00Z');
    const [plan] = await app.db.select().from(packages).where(eq(packages.nameFr, 'Basic'));
    const project = await buildProject(app.db, {
      status: 'Available',
      submittedAt,
      takenAt: new Date('2026-11-01T02:00:00Z'),
      publishedAt: new Date('2026-11-02T02:00:00Z'),
    });
    const acceptedAt = new Date('2026-11-20T23:59:59.999Z');
    await buildAcceptance(app.db, { projectId: project.id, acceptedAt, packageId: plan?.id ?? null });
    await buildProject(app.db, { submittedAt: new Date('2026-10-31T23:59:59.999Z') });
    await buildProject(app.db, { submittedAt: new Date('2026-11-22T00:00:00Z') });
    const { funnel, services, cities, agents, steps, packages: plans, trend } = await read('2026-11-01', '2026-11-21');
    expect(funnel).toMatchObject({
      current: { submitted: 1, taken: 1, published: 1, accepted: 1, acceptances: 1, rejected: 0, cancelled: 0 },
      previous: { submitted: 1, taken: 0 },
    });
    expect(services).toMatchObject([
      { id: project.serviceId, name: expect.any(String), current: { submitted: 1 } },
      { id: null, name: null, current: { submitted: 0 }, previous: { submitted: 1 } },
    ]);
    expect(cities).toMatchObject([{ id: project.cityId, current: { submitted: 1 }, previous: { submitted: 1 } }]);
    expect(agents.map(({ id }) => id)).toEqual([project.agentId, null]);
    expect(trend[0]).toMatchObject({ start: '2026-11-01', submitted: 1, accepted: 1 });
    const medians = steps.map(({ current }) => current.median ?? 0);
    for (const [index, exact] of [2 * 3600, 24 * 3600, 18.9167 * 86_400].entries()) {
      expect((medians[index] ?? 0) / exact).toBeGreaterThan(1 / 1.2);
      expect((medians[index] ?? 0) / exact).toBeLessThan(1.2);
    }
    expect(plans.find(({ id }) => id === plan?.id)?.current).toMatchObject({ acceptances: 1 });
    expect((await read('2026-11-02', '2026-11-19')).funnel.current.submitted).toBe(0);
  });

  test('a request keeps how far it came: accepted though it was given back, quoted and chosen for though it ended', async () => {
    const day = new Date('2025-03-05T08:00:00Z');
    const open = { status: 'Available', submittedAt: day } as const;
    const pick = { pick: 0, at: 0 };
    const step = async (...kinds: MarketAct['kind'][]) => {
      const project = await buildProject(app.db, open);
      await buildAcceptance(app.db, { projectId: project.id, acceptedAt: new Date('2000-01-01') });
      for (const kind of kinds) await happen(app, { kind, ...pick });
      return project;
    };
    await step('giveBack');
    const done = await step('quote', 'hire', 'complete');
    const given = await step('quote', 'hire');
    await app.db.update(projects).set({ status: 'Cancelled' }).where(eq(projects.id, given.id));
    const { funnel } = await read('2025-03-05', '2025-03-05');
    expect(funnel.current).toMatchObject({
      submitted: 3,
      accepted: 3,
      quoted: 2,
      hired: 2,
      done: 1,
      cancelled: 1,
      acceptances: 2,
    });
    const [stored] = await app.db.select().from(projects).where(eq(projects.id, done.id));
    expect(stored).toMatchObject({ status: 'Done', hiredAt: now, quotedAt: now });
  });

  test('the list behind each figure of the way has as many requests, of all, a service, a city and an agent', async () => {
    const period = { from: '2025-03-01', to: '2026-11-21' };
    const { funnel, services, cities, agents, trend } = await read(period.from, period.to);
    // So that each figure counts something.
    expect(Object.values(funnel.current).filter((count) => count === 0)).toHaveLength(1);
    const listed = async (filter: Record<string, unknown>) => {
      const whole = { submittedFrom: period.from, submittedTo: period.to, ...filter };
      const reply = await admin.get(
        `/get-submitted-projects/${admin.userId}?filter=${encodeURIComponent(JSON.stringify(whole))}`,
      );
      return expectEntity<unknown[]>(reply).length;
    };
    const march = trend.find(({ start }) => start === '2025-03-01');
    for (const reached of reachedStages) {
      expect([reached, await listed({ reached })]).toEqual([reached, funnel.current[reached]]);
      expect(await listed({ reached, submittedTo: '2025-03-31' })).toBe(march?.[reached]);
      for (const { id, current } of services)
        expect(await listed({ reached, ...(id ? { serviceId: id } : { uncategorised: true }) })).toBe(current[reached]);
      for (const { id, current } of cities) expect(await listed({ reached, cityId: id })).toBe(current[reached]);
      for (const { id, current } of agents)
        expect(await listed({ reached, ...(id ? { agentId: id } : { nobody: true }) })).toBe(current[reached]);
    }
  });

  test('a list of a period that is none, or of a way that nobody goes, is refused', async () => {
    for (const filter of [{ submittedFrom: '2026-02-30' }, { reached: 'lost' }]) {
      const reply = await admin.get(
        `/get-submitted-projects/${admin.userId}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      );
      expect(reply.statusCode).toBe(400);
    }
    const contractor = await app.loginAs('Entrepreneur');
    const filter = encodeURIComponent(JSON.stringify({ reached: 'quoted' }));
    expect((await contractor.get(`/get-available-projects/${contractor.userId}?filter=${filter}`)).statusCode).toBe(
      400,
    );
  });

  test('a place that was freed and taken again was found once', async () => {
    const project = await buildProject(app.db, { status: 'Available', publishedAt: new Date('2024-06-03T08:00:00Z') });
    const given = { stage: 'Released', freedAt: now, releasedAt: now } as const;
    for (const [day, stage] of [
      ['2024-06-04', given],
      ['2024-06-06', {}],
    ] as const)
      await buildAcceptance(app.db, { projectId: project.id, slot: 1, acceptedAt: new Date(day), ...stage });
    const { steps } = await read('2024-06-04', '2024-06-06');
    expect(steps.find(({ step }) => step === 'finding')?.current.finished).toBe(1);
  });

  test('a message that a bound of ours held back neither went out nor failed', async () => {
    const day = new Date('2024-07-01T10:00:00Z');
    await buildSms(app.db, { status: 'Failed', createdAt: day });
    await buildSms(app.db, { status: 'Failed', createdAt: day, sendingSince: day });
    const { messages } = await read('2024-07-01', '2024-07-01');
    expect(messages.find(({ channel }) => channel === 'sms')?.current).toMatchObject({ sent: 1, failed: 1 });
  });

  test('a long period has a point a month, from the first of the month', async () => {
    const { unit, trend, months } = await read('2025-12-15', '2026-11-21');
    expect(unit).toBe('month');
    expect(trend.map(({ start }) => start)).toEqual([...new Set(months.map(({ month }) => month))]);
    expect(trend).toHaveLength(12);
    expect(trend.at(-1)).toMatchObject({ start: '2026-11-01', submitted: 1 });
  });

  test.each([
    ['', 'From', 'To'],
    ['from=2026-11-01', 'To'],
    ['from=2026-11-01&to=demain', 'To'],
    ['from=2026-02-30&to=2026-03-01', 'From'],
    ['from=2026-11-02&to=2026-11-01', 'To'],
    ['from=2019-01-01&to=2026-11-01', 'From'],
  ])('refuses %s in French at the field', async (query, ...fields) => {
    expectInvalid(await admin.get(`/admin/statistics?${query}`), ...fields);
    expectInvalid(await admin.get(`/admin/statistics/cities?${query}`), ...fields);
  });

  test('an unknown table is refused', async () => {
    expect((await admin.get('/admin/statistics/users?from=2026-11-01&to=2026-11-21')).statusCode).toBe(400);
  });
});

describe('over demonstration data', () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    app = await startTestApp({ clock: () => now });
    await seedTestDemo(app.db, now);
    admin = await app.loginAs('Admin');
  });
  afterAll(() => app.close());

  const read = async (from: string, to: string) =>
    expectEntity<Statistics>(await admin.get(`/admin/statistics?from=${from}&to=${to}`));

  test.each([
    ['2026-11-01', '2026-11-21'],
    ['2026-10-01', '2026-10-31'],
    ['2025-12-01', '2026-11-21'],
  ])('the revenue from %s to %s is the ledger’s, to the franc', async (from, to) => {
    const end = new Date(Date.parse(to) + 86_400_000);
    const { settled, recorded, granted, differences } = await readLedger(app.newContext(), {
      from: new Date(from),
      to: end,
    });
    const { packages: plans, months } = await read(from, to);
    const sumOf = (rows: { payments: number; revenue: number }[]) => ({
      count: rows.reduce((sum, { payments: one }) => sum + one, 0),
      amount: rows.reduce((sum, { revenue }) => sum + revenue, 0),
    });
    expect(settled.amount).toBeGreaterThan(0);
    expect(sumOf(plans.map(({ current }) => current))).toEqual(settled);
    expect(sumOf(months)).toEqual(settled);
    expect({ recorded, granted: granted.amount, differences }).toEqual({
      recorded: settled,
      granted: settled.amount,
      differences: [],
    });
  });

  test('what runs at the end of a period are the subscriptions that began and are not over', async () => {
    const { packages: plans } = await read('2026-08-01', '2026-10-15');
    const { rows } = await app.database.query(
      `select count(*)::int as running from subscriptions where status in ('Active', 'Expired')
         and starts_at < '2026-10-16T00:00:00Z' and ends_at >= '2026-10-16T00:00:00Z'`,
    );
    expect(plans.reduce((sum, { current }) => sum + current.running, 0)).toBe(
      (rows[0] as { running: number } | undefined)?.running,
    );
  });

  test.each(statisticsTables)('the table %s is a file with the figures of the screen', async (table) => {
    const reply = await admin.get(`/admin/statistics/${table}?from=2026-09-01&to=2026-11-21`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="oasis-${table}-2026-09-01-2026-11-21.csv"`,
    );
    const [header, ...lines] = reply.body.trimEnd().split('\n');
    expect(header).toMatch(/^\uFEFF/);
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines.map((line) => line.split(';').length))).toEqual(new Set([header?.split(';').length]));
  });

  test('the file of the cities has each city with its requests', async () => {
    const { cities } = await read('2026-09-01', '2026-11-21');
    const { body } = await admin.get('/admin/statistics/cities?from=2026-09-01&to=2026-11-21');
    for (const { name, current } of cities) expect(body).toContain(`\n${name};${current.submitted};${current.taken};`);
  });

  test('a payment that is settled is revenue in the same instant', async () => {
    const before = await read('2026-11-21', '2026-11-21');
    await app.db.insert(payments).values({
      orderId: 'OA-TEST',
      purpose: 'Test',
      provider: 'sandbox',
      amount: 1000,
      description: 'Essai',
      status: 'Paid',
      settledAt: now,
    });
    const after = await read('2026-11-21', '2026-11-21');
    const revenueOf = ({ packages: plans }: Statistics) => plans.reduce((sum, { current }) => sum + current.revenue, 0);
    expect(revenueOf(after) - revenueOf(before)).toBe(1000);
    expect(after.packages.at(-1)).toMatchObject({ id: null, current: { revenue: 1000, payments: 1 } });
  });
});

describe('a duration from its classes', () => {
  const classOf = (seconds: number) => Math.max(0, Math.floor(Math.log(Math.max(seconds, 60) / 60) / Math.log(1.2)));

  test('is within a fifth of the exact one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 60, max: 5_000_000 }), { minLength: 1 }),
        fc.constantFrom(0.5, 0.9),
        (all, share) => {
          const ordered = all.toSorted((a, b) => a - b);
          const exact = ordered[Math.ceil(share * ordered.length) - 1] ?? 0;
          const found =
            durationAt(
              all.map((seconds) => ({ bucket: classOf(seconds), finished: 1 })),
              share,
            ) ?? 0;
          expect(found / exact).toBeGreaterThan(1 / 1.21);
          expect(found / exact).toBeLessThan(1.21);
        },
      ),
    );
  });

  test('of none is none', () => {
    expect(durationAt([], 0.5)).toBeNull();
  });
});
