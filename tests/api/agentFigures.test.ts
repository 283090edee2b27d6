import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callRequests, handledSteps, users } from '../../src/server/db/schema/index.ts';
import { followDue } from '../../src/server/followUps/followDue.ts';
import { workedUntil } from '../../src/shared/followUps/workingTime.ts';
import { isoDate } from '../../src/shared/format/dates.ts';
import type { AgentFigures, HandledStepItem, PromisedCallItem } from '../../src/shared/handledSteps/views.ts';
import { dayAfter } from '../../src/shared/statistics/period.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildProject } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { workOutStep } from '../support/followUps.ts';
import { storedProject } from '../support/leads.ts';
import { figuresOf } from '../support/statistics/directCounts.ts';
import { places } from '../support/submission.ts';
import { tokenOf } from '../support/tracking.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A Monday in working time. */
const start = new Date('2026-11-16T10:00:00Z');
const later = (ms: number, from = start) => new Date(from.getTime() + ms);
const week = { from: '2026-11-16', to: '2026-11-22' };

let app: TestApp;
let now = start;
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app.close());

/** Sessions end in the hours between. */
const adminNow = () => app.loginAs('Admin');
const again = ({ userId }: Pick<SignedIn, 'userId'>) => app.loginAs({ id: userId });

async function newAgent(lastName: string): Promise<SignedIn> {
  const agent = await app.loginAs('CustomerService');
  await app.db.update(users).set({ firstName: 'Awa', lastName }).where(eq(users.id, agent.userId));
  return agent;
}

const rowsOf = <Row>(reply: LightMyRequestResponse): Row[] => {
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const query = (values: object) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
const handled = async (filter: object = {}, more: object = {}) =>
  rowsOf<HandledStepItem>(await (await adminNow()).get(`/admin/handled-steps?${query({ filter, ...more })}`));
const calls = async (filter: object = {}, more: object = {}) =>
  rowsOf<PromisedCallItem>(await (await adminNow()).get(`/admin/promised-calls?${query({ filter, ...more })}`));
const figures = async (period = week) =>
  expectEntity<AgentFigures[]>(
    await (await adminNow()).get(`/admin/handled-steps/figures?${new URLSearchParams(period)}`),
  );
const figuresOfAgent = async ({ userId }: SignedIn, period = week) =>
  (await figures(period)).find(({ id }) => id === userId);

/** A request that just came. */
async function submitted(): Promise<string> {
  now = start;
  const { id } = await buildProject(app.db, { status: 'Submitted', submittedAt: start, now });
  await workOutStep(app, id);
  return id;
}

/** The agent takes the request in its first hour and publishes it at an instant. */
async function publish(agent: SignedIn, at: Date, id?: string): Promise<string> {
  const projectId = id ?? (await submitted());
  const { serviceId } = await places(app.db);
  now = at;
  const signedIn = await again(agent);
  expectEntity(await signedIn.put('/assign-project/', { id: projectId, agentId: agent.userId }));
  expect(await app.db.$count(handledSteps, eq(handledSteps.projectId, projectId))).toBe(0);
  expectEntity(await signedIn.put('/activate-project/', { id: projectId, agentId: agent.userId, serviceId }));
  return projectId;
}

/** A published request whose client was promised a call at an hour. */
async function promised(agent: SignedIn, callAt: Date): Promise<string> {
  now = start;
  const { id } = await buildProject(app.db, { status: 'Available', agentId: agent.userId, publishedAt: start, now });
  await app.db.insert(callRequests).values({ projectId: id, callAt, createdAt: start });
  await workOutStep(app, id);
  return id;
}

async function call(agent: SignedIn, id: string, at: Date, outcome = 'reached'): Promise<void> {
  now = at;
  const body = { kind: 'project', outcome };
  const key = { 'idempotency-key': crypto.randomUUID() };
  expectEntity(await (await again(agent)).post(`/admin/follow-ups/${id}/calls`, body, key));
}

describe('what an agent handled', () => {
  test('a request published before its hour is on time, at it too, and a second later late', async () => {
    const agent = await newAgent('Bah');
    const dueAt = workedUntil(start, 10);
    const early = await publish(agent, later(1.5 * HOUR));
    const [first] = await handled({ agentId: agent.userId });
    expect(first).toEqual({
      id: expect.any(String),
      projectId: early,
      reference: (await storedProject(app, early)).reference,
      agentName: 'Awa Bah',
      step: 'Check',
      since: start.toISOString(),
      dueAt: dueAt.toISOString(),
      handledAt: later(1.5 * HOUR).toISOString(),
      isOnTime: true,
    });
    const { median } = (await figuresOfAgent(agent)) ?? {};
    // Exact to the class of its duration, a fifth.
    expect(median).toBeGreaterThan((1.5 * 3600) / 1.2);
    expect(median).toBeLessThan(1.5 * 3600 * 1.2);
    await publish(agent, dueAt);
    const late = await publish(agent, later(1000, dueAt));
    expect(await figuresOfAgent(agent)).toMatchObject({ handled: 3, onTime: 2, late: 1, promised: 0, kept: 0 });
    expect((await handled({ agentId: agent.userId, isOnTime: 'no' })).map(({ projectId }) => projectId)).toEqual([
      late,
    ]);
  });

  test('what is done within the hours of a step that follows an overdue one is late', async () => {
    const agent = await newAgent('Camara');
    const id = await submitted();
    now = later(1000, workedUntil(start, 10));
    await followDue(app.newContext());
    expect((await storedProject(app, id)).nextStep).toBe('CheckLate');
    await publish(agent, later(MINUTE, now), id);
    const [row] = await handled({ agentId: agent.userId });
    expect(row).toMatchObject({ step: 'CheckLate', isOnTime: false });
    expect(row?.dueAt && row.dueAt > row.handledAt).toBe(true);
    expect(await figuresOfAgent(agent)).toMatchObject({ handled: 1, onTime: 0, late: 1 });
  });

  test('belongs to whoever did it, not to whoever has the request', async () => {
    const agent = await newAgent('Diallo');
    const id = await submitted();
    now = later(HOUR);
    expectEntity(await (await again(agent)).put('/assign-project/', { id, agentId: agent.userId }));
    const admin = await adminNow();
    expectEntity(await admin.put(`/admin/projects/${id}/rejection`, { reason: 'outOfArea' }));
    expect(await figuresOfAgent(agent)).toBeUndefined();
    expect(await figuresOfAgent(admin)).toMatchObject({ handled: 1, onTime: 1 });
  });

  test('what the client ends, and a call that leaves the same to be done, are nobody’s work', async () => {
    const agent = await newAgent('Barry');
    const ended = await submitted();
    now = later(HOUR);
    expectEntity(await app.visitor.post(`/tracking/${await tokenOf(app, ended)}/cancel`, { reason: 'postponed' }));
    expect(await storedProject(app, ended)).toMatchObject({ status: 'Cancelled' });
    await call(agent, await submitted(), later(2 * HOUR));
    expect(await handled({ agentId: agent.userId })).toEqual([]);
    expect(await app.db.$count(handledSteps, eq(handledSteps.projectId, ended))).toBe(0);
    expect(await figuresOfAgent(agent)).toBeUndefined();
  });
});

describe('promised calls', () => {
  test('are kept up to an hour after the hour promised, and counted by each attempt', async () => {
    const agent = await newAgent('Sow');
    const callAt = later(2 * HOUR);
    const early = await promised(agent, callAt);
    await call(agent, early, later(-MINUTE, callAt));
    expect(await figuresOfAgent(agent)).toMatchObject({ handled: 1, onTime: 1, late: 0, promised: 1, kept: 1 });
    const within = await promised(agent, callAt);
    await call(agent, within, later(HOUR, callAt));
    const missed = await promised(agent, callAt);
    await call(agent, missed, later(HOUR + 1000, callAt));
    expect(await figuresOfAgent(agent)).toMatchObject({ handled: 3, onTime: 2, late: 1, promised: 3, kept: 2 });
    const unanswered = await promised(agent, callAt);
    await call(agent, unanswered, callAt, 'noAnswer');
    // To be called again: the step goes on.
    expect(await figuresOfAgent(agent)).toMatchObject({ handled: 3, promised: 4, kept: 3 });
    expect((await calls({ agentId: agent.userId, isKept: 'no' })).map(({ projectId }) => projectId)).toEqual([missed]);
    expect((await calls({ agentId: agent.userId }))[1]).toEqual({
      id: expect.any(String),
      projectId: within,
      reference: (await storedProject(app, within)).reference,
      agentName: 'Awa Sow',
      step: 'Call',
      dueAt: callAt.toISOString(),
      calledAt: later(HOUR, callAt).toISOString(),
      outcome: 'reached',
      isKept: true,
    });
  });

  test('are kept, and handled on time, by the same hour, though the clock calls them late before', async () => {
    const agent = await newAgent('Keita');
    const callAt = later(2 * HOUR);
    for (const [delay, isKept] of [
      [MINUTE, true],
      [HOUR, true],
      [HOUR + 1000, false],
      // The step that follows an overdue one has hours of its own, which nobody was promised.
      [3 * HOUR, false],
    ] as const) {
      const overdue = await promised(agent, callAt);
      now = later(1000, callAt);
      await followDue(app.newContext());
      expect((await storedProject(app, overdue)).nextStep).toBe('CallLate');
      await call(agent, overdue, later(delay, callAt));
      const one = { step: isKept ? 'Call' : 'CallLate', dueAt: callAt.toISOString() };
      expect((await calls({ agentId: agent.userId }))[0]).toMatchObject({ ...one, projectId: overdue, isKept });
      expect((await handled({ agentId: agent.userId }))[0]).toMatchObject({
        ...one,
        projectId: overdue,
        isOnTime: isKept,
      });
    }
    expect(await figuresOfAgent(agent)).toMatchObject({ handled: 4, onTime: 2, late: 2, promised: 4, kept: 2 });
  });

  test('are waited for since they were promised, also those made early', async () => {
    const agent = await newAgent('Sylla');
    await call(agent, await promised(agent, later(5 * HOUR)), later(3 * HOUR));
    expect(await handled({ agentId: agent.userId })).toMatchObject([{ since: start.toISOString(), isOnTime: true }]);
    const { median } = (await figuresOfAgent(agent)) ?? {};
    expect(median).toBeGreaterThan((3 * 3600) / 1.2);
    expect(median).toBeLessThan(3 * 3600 * 1.2);
  });

  test('for an hour at which nobody works are kept within the first of the next working day', async () => {
    const agent = await newAgent('Soumah');
    const evening = later(10 * HOUR);
    const morning = new Date('2026-11-17T08:00:00Z');
    for (const delay of [HOUR, HOUR + 1000]) await call(agent, await promised(agent, evening), later(delay, morning));
    expect(await figuresOfAgent(agent)).toMatchObject({ handled: 2, onTime: 1, late: 1, promised: 2, kept: 1 });
  });

  test('that ended with the request count as its other steps do', async () => {
    const agent = await newAgent('Condé');
    const id = await promised(agent, later(2 * HOUR));
    now = later(2.5 * HOUR);
    const reason = { reason: 'clientGaveUp' };
    expectEntity(await (await again(agent)).put(`/admin/projects/${id}/cancellation`, reason));
    expect(await handled({ agentId: agent.userId })).toMatchObject([
      { step: 'Call', since: start.toISOString(), isOnTime: true },
    ]);
  });

  test('are those that somebody was promised', async () => {
    const agent = await newAgent('Fofana');
    const { id } = await buildProject(app.db, { status: 'Available', agentId: agent.userId, publishedAt: start, now });
    await workOutStep(app, id);
    await call(agent, id, now);
    expect(await calls({ agentId: agent.userId })).toEqual([]);
    expect(await figuresOfAgent(agent)).toBeUndefined();
  });
});

describe('GET /admin/handled-steps/figures', () => {
  test('has in each figure just the rows of the list behind it, over all agents, within a day and over months', async () => {
    await publish(await newAgent('Traoré'), later(26 * HOUR));
    const day = { from: '2026-11-17', to: '2026-11-17' };
    for (const period of [
      week,
      day,
      { from: '2026-10-20', to: '2026-11-30' },
      { from: '2026-11-01', to: '2026-12-03' },
    ]) {
      const rows = await figures(period);
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.map((row) => row.handled)).toEqual(rows.map((row) => row.handled).toSorted((one, two) => two - one));
      for (const row of rows) {
        const of = { agentId: row.id, ...period };
        const counted = {
          handled: (await handled(of)).length,
          onTime: (await handled({ ...of, isOnTime: 'yes' })).length,
          late: (await handled({ ...of, isOnTime: 'no' })).length,
          promised: (await calls(of)).length,
          kept: (await calls({ ...of, isKept: 'yes' })).length,
        };
        expect(row).toMatchObject(counted);
      }
      const sum = (name: 'handled' | 'promised') => rows.reduce((all, row) => all + row[name], 0);
      expect(await handled(period)).toHaveLength(sum('handled'));
      expect(await calls(period)).toHaveLength(sum('promised'));
    }
    const { kept, counted } = await figuresOf(app.database);
    expect(kept.agent_days?.length).toBeGreaterThan(0);
    expect(kept.agent_days).toEqual(counted.agent_days);
    expect(kept.agent_months).toEqual(counted.agent_months);
  });

  test('has nobody in a period without work', async () => {
    expect(await figures({ from: '2026-11-01', to: '2026-11-15' })).toEqual([]);
    const beyond = dayAfter(isoDate(now));
    expect(await handled({ from: beyond })).toEqual([]);
    expect(await calls({ to: '2026-11-15' })).toEqual([]);
  });

  test('leaves as a file', async () => {
    const admin = await adminNow();
    const { headers, body } = await admin.get(`/admin/handled-steps/figures/export?${new URLSearchParams(week)}`);
    expect(headers['content-type']).toContain('text/csv');
    expect(headers['content-disposition']).toContain('oasis-travail-agents-2026-11-16-2026-11-22.csv');
    const [header, ...lines] = body.replace('\uFEFF', '').trimEnd().split(/\r?\n/);
    expect(header).toBe(
      'Agent;Traitées;Dans le délai;En retard;Attente médiane (secondes);Rappels promis;Rappels tenus',
    );
    expect(lines).toHaveLength((await figures()).length);
    expect(lines.find((line) => line.startsWith('Awa Sow'))).toMatch(/^Awa Sow;3;2;1;\d+;4;3$/);
  });

  test('is asked for a period that there is', async () => {
    const admin = await adminNow();
    expectInvalid(await admin.get('/admin/handled-steps/figures?from=2026-11-02&to=2026-11-01'), 'To');
    expectInvalid(await admin.get('/admin/handled-steps/figures?from=hier&to=demain'), 'From', 'To');
    expectInvalid(await admin.get('/admin/handled-steps/figures/export?from=2026-11-01'), 'To');
  });
});

describe('the lists behind the figures', () => {
  test.each([
    ['/admin/handled-steps', 'handledAt', 'handled-steps'],
    ['/admin/promised-calls', 'calledAt', 'promised-calls'],
  ] as const)('%s is in the order of time, paged, and refuses what it does not know', async (path, field, unit) => {
    const admin = await adminNow();
    const all = rowsOf<Record<string, string>>(await admin.get(path));
    expect(all.length).toBeGreaterThan(4);
    const times = all.map((row) => row[field] ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    const page = await admin.get(`${path}?${query({ range: [1, 3] })}`);
    expect(rowsOf<Record<string, string>>(page).map(({ id }) => id)).toEqual(all.slice(1, 4).map(({ id }) => id));
    expect(page.headers['content-range']).toBe(`${unit} 1-3/${all.length}`);
    const oldest = rowsOf<Record<string, string>>(await admin.get(`${path}?${query({ sort: [field, 'ASC'] })}`));
    expect(oldest.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toReversed());
    for (const bad of [
      { sort: ['agentName', 'ASC'] },
      { filter: { agentId: 'x' } },
      { filter: { isOnTime: 'maybe', isKept: 'maybe' } },
      { filter: { from: '2026-13-01' } },
    ])
      expect((await admin.get(`${path}?${query(bad)}`)).statusCode, JSON.stringify(bad)).toBe(400);
  });

  test('are for managers alone, an agent sees not even their own', async () => {
    const agent = await newAgent('Touré');
    const period = new URLSearchParams(week);
    for (const path of [
      `/admin/handled-steps/figures?${period}`,
      `/admin/handled-steps/figures/export?${period}`,
      `/admin/handled-steps?${query({ filter: { agentId: agent.userId } })}`,
      `/admin/promised-calls?${query({ filter: { agentId: agent.userId } })}`,
    ]) {
      expectRefusal(await agent.get(path), 403);
      expectRefusal(await (await app.loginAs('SalesService')).get(path), 403);
      expect((await app.visitor.get(path)).statusCode).toBe(401);
    }
  });
});
