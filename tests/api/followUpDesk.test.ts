import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, callRequests, followUpCalls, projects, supportTickets } from '../../src/server/db/schema/index.ts';
import type { FollowUpFigures, FollowUpItem } from '../../src/shared/followUps/views.ts';
import { workedUntil } from '../../src/shared/followUps/workingTime.ts';
import type { TimelineEntry } from '../../src/shared/projects/actViews.ts';
import type { TicketDetails } from '../../src/shared/support/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildProject } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { workOutStep } from '../support/followUps.ts';
import { storedProject } from '../support/leads.ts';
import { buildTicket } from '../support/people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
let agent: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
/** A Monday in working time. */
const start = nextMonday();
let now = start;

function nextMonday(): Date {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return new Date(today + ((8 - new Date(today).getUTCDay()) % 7 || 7) * DAY_MS + 10 * HOUR_MS);
}

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  agent = await app.loginAs('CustomerService');
  colleague = await app.loginAs('CustomerService');
  admin = await app.loginAs('Admin');
});
afterEach(async () => {
  now = start;
  await app.db.update(projects).set({ status: 'Cancelled' });
  await app.db.update(supportTickets).set({ status: 'Closed' });
});
afterAll(() => app.close());

const list = async (who: SignedIn, filter: object = {}): Promise<FollowUpItem[]> => {
  const reply = await who.get(`/admin/follow-ups?range=[0,24]&filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const ids = async (who: SignedIn, filter: object = {}) => (await list(who, filter)).map(({ id }) => id);
const call = (who: SignedIn, id: string, body: object, key: string = crypto.randomUUID()) =>
  who.post(`/admin/follow-ups/${id}/calls`, { kind: 'project', ...body }, { 'idempotency-key': key });
const hours = (count: number, from = now) => workedUntil(from, count);
/** Not so much that the session would end. */
const minuteLater = () => new Date(now.getTime() + 60_000);
const inHours = (count: number) => new Date(now.getTime() + count * HOUR_MS);

type Changes = Partial<typeof projects.$inferInsert>;

/** A request of the agent's, at the step that its rows make it. */
async function requested(changes: Changes = {}, step: Changes = {}): Promise<string> {
  const { id } = await buildProject(app.db, { status: 'Assigned', agentId: agent.userId, now, ...changes });
  await workOutStep(app, id);
  if (Object.keys(step).length > 0) await app.db.update(projects).set(step).where(eq(projects.id, id));
  return id;
}
const published = (step: Changes = { nextStep: 'FindByCall', nextStepBy: 'service' }) =>
  requested({ status: 'Available', publishedAt: now }, step);

const promised = async (projectId: string) =>
  (await app.db.select().from(callRequests).where(eq(callRequests.projectId, projectId)))[0];

describe('the list of what comes next', () => {
  test('has requests and tickets in the order in which they are due, each as staff need it', async () => {
    const late = await requested({}, { nextStepAt: inHours(-2) });
    const ticket = await buildTicket(app.db, { dueAt: inHours(1), phoneNumber: '+224620112233' });
    const later = await requested({}, { nextStepAt: inHours(48) });
    await published({ nextStep: 'Find', nextStepBy: 'enterprises' });
    const rows = await list(agent);
    expect(rows.map(({ id }) => id)).toEqual([late, ticket.id, later]);
    expect(rows[0]).toMatchObject({
      kind: 'project',
      step: 'Check',
      by: 'service',
      isOverdue: true,
      agentId: agent.userId,
      phoneNumber: (await storedProject(app, late)).phoneNumber,
      lastCall: null,
      isNumberWrong: false,
    });
    expect(rows[1]).toMatchObject({ kind: 'ticket', step: null, isOverdue: false, phoneNumber: '+224620112233' });
    const reply = await agent.get('/admin/follow-ups?range=[1,1]');
    expect(reply.headers['content-range']).toBe('follow-ups 1-1/3');
    expect(reply.json().map(({ id }: FollowUpItem) => id)).toEqual([ticket.id]);
  });

  test('is narrowed by time, person, kind, group and reference, and counted', async () => {
    const late = await requested({}, { nextStepAt: inHours(-2) });
    const today = await requested({ status: 'Submitted', agentId: null }, { nextStepAt: inHours(3) });
    const later = await requested({}, { nextStepAt: inHours(48) });
    const waiting = await published({ nextStep: 'Find', nextStepBy: 'enterprises' });
    const complaint = await buildTicket(app.db, { projectId: late, dueAt: inHours(4) });
    const asked = await requested();
    await app.db.insert(callRequests).values({ projectId: asked, callAt: inHours(30) });
    await workOutStep(app, asked);

    expect(await ids(agent, { due: 'overdue' })).toEqual([late]);
    expect(await ids(agent, { due: 'today' })).toEqual([today, complaint.id]);
    expect(await ids(agent, { due: 'later' })).toEqual([asked, later]);
    expect(await ids(agent, { mine: true, due: 'today' })).toEqual([]);
    expect(await ids(admin, { agentId: agent.userId, due: 'overdue' })).toEqual([late]);
    expect(await ids(agent, { kind: 'ticket' })).toEqual([complaint.id]);
    expect(await ids(agent, { group: 'published' })).toEqual([waiting]);
    expect(await ids(agent, { group: 'complaints' })).toEqual([complaint.id]);
    expect(await ids(agent, { group: 'calls' })).toEqual([asked]);
    expect(await ids(agent, { q: (await storedProject(app, waiting)).reference })).toEqual([waiting]);
    const figures = expectEntity<FollowUpFigures>(await agent.get('/admin/follow-ups/figures'));
    expect(figures.due).toEqual({ overdue: 1, today: 2, later: 2 });
    expect(figures.groups).toMatchObject({ published: 1, complaints: 1, calls: 1, quoted: 0 });
    const own = expectEntity<FollowUpFigures>(await agent.get('/admin/follow-ups/figures?filter={"mine":true}'));
    expect(own.due).toEqual({ overdue: 1, today: 0, later: 2 });
  });

  test('shows nobody what a colleague has, and refuses what it does not know', async () => {
    const id = await requested();
    const { id: ticketId } = await buildTicket(app.db, { agentId: agent.userId, dueAt: now });
    expect(await ids(colleague)).toEqual([]);
    expect((await ids(admin)).toSorted()).toEqual([id, ticketId].toSorted());
    expectRefusal(await colleague.get(`/admin/follow-ups/${id}`), 403);
    expect((await agent.get('/admin/follow-ups?filter={"due":"never"}')).statusCode).toBe(400);
    expect((await agent.get('/admin/follow-ups?sort=["phoneNumber","ASC"]')).statusCode).toBe(400);
  });
});

describe('a call', () => {
  test('that reached the client lets the circumstance begin again, and is written with what was due', async () => {
    const id = await published({ nextStep: 'FindByCall', nextStepBy: 'service', nextStepAt: inHours(-5) });
    expectEntity(await call(agent, id, { outcome: 'reached', note: 'Attend encore une semaine.' }));
    expect(await storedProject(app, id)).toMatchObject({ nextStep: 'Find', nextStepAt: hours(10) });
    const [kept] = await app.db.select().from(followUpCalls).where(eq(followUpCalls.projectId, id));
    expect(kept).toMatchObject({
      callerId: agent.userId,
      outcome: 'reached',
      step: 'FindByCall',
      dueAt: inHours(-5),
      calledAt: now,
    });
    const act = and(eq(auditLog.entityId, id), eq(auditLog.action, 'call'));
    expect(await app.db.$count(auditLog, act)).toBe(1);
    const timeline = expectEntity<TimelineEntry[]>(await agent.get(`/admin/projects/${id}/timeline`));
    const shown = timeline.filter(({ kind, action }) => kind === 'call' || action === 'call');
    expect(shown).toHaveLength(1);
    expect(shown[0]?.changes.map(({ value }) => value)).toEqual(['Joint', 'Attend encore une semaine.']);
  });

  test('about work that should be over asks again only in 14 days', async () => {
    const id = await requested(
      { status: 'Hired', publishedAt: now, hiredAt: inHours(-400) },
      { nextStep: 'WorkByCall', nextStepBy: 'service' },
    );
    expectEntity(await call(agent, id, { outcome: 'reached' }));
    const { nextStep, nextStepAt } = await storedProject(app, id);
    expect(nextStep).toBe('WorkAsked');
    expect(nextStepAt?.getTime()).toBeGreaterThan(now.getTime() + 13 * DAY_MS);
  });

  test('without answer is made again in two hours; a question to the client comes no sooner', async () => {
    const id = await published();
    expectEntity(await call(agent, id, { outcome: 'noAnswer' }));
    expect(await storedProject(app, id)).toMatchObject({ nextStep: 'FindByCall', nextStepAt: hours(2) });
    const asked = await published({ nextStep: 'Find', nextStepBy: 'enterprises', nextStepAt: inHours(5) });
    expectEntity(await call(agent, asked, { outcome: 'noAnswer' }));
    expect(await storedProject(app, asked)).toMatchObject({ nextStep: 'Find', nextStepAt: inHours(5) });
  });

  test('that was promised is moved three times, then done', async () => {
    const id = await published();
    await app.db.insert(callRequests).values({ projectId: id, callAt: now, createdAt: now });
    await workOutStep(app, id);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expectEntity(await call(agent, id, { outcome: 'noAnswer' }));
      expect(await promised(id)).toMatchObject({ callAt: hours(2), doneAt: null });
      expect(await storedProject(app, id)).toMatchObject({ nextStep: 'Call', nextStepAt: hours(2) });
      now = minuteLater();
    }
    expectEntity(await call(agent, id, { outcome: 'noAnswer' }));
    expect(await promised(id)).toMatchObject({ doneAt: now });
    expect((await storedProject(app, id)).nextStep).toBe('Find');
  });

  test('that was asked for is done once the client was reached', async () => {
    const id = await requested();
    await app.db.insert(callRequests).values({ projectId: id, callAt: now });
    await workOutStep(app, id);
    expect((await storedProject(app, id)).nextStep).toBe('Call');
    expectEntity(await call(agent, id, { outcome: 'reached' }));
    expect(await promised(id)).toMatchObject({ doneAt: now });
    expect((await storedProject(app, id)).nextStep).toBe('Check');
  });

  test('back at an hour promises it, instead of the one before', async () => {
    const id = await published();
    for (const at of [inHours(3), inHours(24)]) {
      expectEntity(await call(agent, id, { outcome: 'callBack', at: at.toISOString() }));
      expect(await promised(id)).toMatchObject({ callAt: at, doneAt: null });
      expect(await storedProject(app, id)).toMatchObject({ nextStep: 'Call', nextStepAt: at });
    }
  });

  test('to a wrong number leaves it to staff, and marks it until the number is corrected', async () => {
    const id = await published({ nextStep: 'Find', nextStepBy: 'enterprises' });
    expectEntity(await call(agent, id, { outcome: 'wrongNumber' }));
    expect(await storedProject(app, id)).toMatchObject({
      nextStep: 'Find',
      nextStepBy: 'service',
      nextStepAt: hours(10),
    });
    const read = async () => expectEntity<FollowUpItem>(await agent.get(`/admin/follow-ups/${id}`));
    expect(await read()).toMatchObject({ isNumberWrong: true, lastCall: { outcome: 'wrongNumber' } });
    expect(await list(agent)).toMatchObject([{ id, isNumberWrong: true }]);
    now = minuteLater();
    await app.db.insert(auditLog).values({
      action: 'update',
      entity: 'projects',
      entityId: id,
      after: { phoneNumber: '+224620000001' },
      requestId: 'correction',
      createdAt: now,
    });
    expect((await read()).isNumberWrong).toBe(false);
  });

  test('about what nobody has takes it; a colleague cannot call then, an admin can', async () => {
    const id = await requested({ status: 'Submitted', agentId: null });
    expectEntity(await call(agent, id, { outcome: 'noAnswer' }));
    expect(await storedProject(app, id)).toMatchObject({ status: 'Assigned', agentId: agent.userId });
    expectRefusal(await call(colleague, id, { outcome: 'reached' }), 409, 'NOT_ASSIGNED_TO_YOU');
    expectEntity(await call(admin, id, { outcome: 'reached' }));
    expect((await storedProject(app, id)).agentId).toBe(agent.userId);
  });

  test('of two at once about what nobody has, one takes it', async () => {
    const id = await requested({ status: 'Submitted', agentId: null });
    const replies = await Promise.all([agent, colleague].map((who) => call(who, id, { outcome: 'noAnswer' })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await app.db.$count(followUpCalls, eq(followUpCalls.projectId, id))).toBe(1);
  });

  test('sent again under its key is one', async () => {
    const id = await published();
    const key = crypto.randomUUID();
    expectEntity(await call(agent, id, { outcome: 'noAnswer' }, key));
    expectEntity(await call(agent, id, { outcome: 'noAnswer' }, key));
    expect(await app.db.$count(followUpCalls, eq(followUpCalls.projectId, id))).toBe(1);
  });

  test('is refused at its field, and where nothing is left to be done', async () => {
    const id = await published();
    const sunday = new Date(start.getTime() + 6 * DAY_MS).toISOString();
    expectInvalid(await call(agent, id, { outcome: 'callBack' }), 'At');
    expectInvalid(await call(agent, id, { outcome: 'callBack', at: sunday }), 'At');
    expectInvalid(await call(agent, id, { outcome: 'callBack', at: inHours(-2).toISOString() }), 'At');
    expectInvalid(await call(agent, id, { outcome: 'callBack', at: inHours(24 * 21).toISOString() }), 'At');
    expectInvalid(await call(agent, id, { outcome: 'shouted' }), 'Outcome');
    expectInvalid(await call(agent, id, { outcome: 'reached', note: 'x'.repeat(501) }), 'Note');
    expectRefusal(await call(agent, crypto.randomUUID(), { outcome: 'reached' }), 404);
    const done = await requested({ status: 'Done', publishedAt: now, hiredAt: now });
    const closed = await requested({ status: 'Cancelled' });
    for (const over of [done, closed])
      expectRefusal(await call(agent, over, { outcome: 'reached' }), 409, 'WRONG_STATE');
    expect(await app.db.$count(followUpCalls, eq(followUpCalls.projectId, id))).toBe(0);
  });

  test('about a complaint is in the timeline of its request', async () => {
    const projectId = await published();
    const { id } = await buildTicket(app.db, {
      projectId,
      agentId: agent.userId,
      subject: 'Chantier arrêté',
      dueAt: now,
    });
    expectEntity(await call(agent, id, { kind: 'ticket', outcome: 'noAnswer', note: 'Deux essais.' }));
    const timeline = expectEntity<TimelineEntry[]>(await agent.get(`/admin/projects/${projectId}/timeline`));
    const shown = timeline.filter(({ kind }) => kind === 'call');
    expect(shown[0]?.changes.map(({ value }) => value)).toEqual(['Chantier arrêté', 'Sans réponse', 'Deux essais.']);
  });

  test('about a ticket answers it, or moves it to another hour', async () => {
    const { id } = await buildTicket(app.db, { phoneNumber: '+224620112233', dueAt: now });
    const about = async (who: SignedIn, body: object) => call(who, id, { kind: 'ticket', ...body });
    const stored = async () => (await app.db.select().from(supportTickets).where(eq(supportTickets.id, id)))[0];
    expectEntity(await about(agent, { outcome: 'noAnswer' }));
    expect(await stored()).toMatchObject({ agentId: agent.userId, status: 'Open', dueAt: hours(2) });
    expectRefusal(await about(colleague, { outcome: 'reached' }), 403);
    const at = inHours(24);
    expectEntity(await about(agent, { outcome: 'callBack', at: at.toISOString(), note: 'En réunion.' }));
    expect(await stored()).toMatchObject({ status: 'Open', dueAt: at });
    expectEntity(await about(agent, { outcome: 'reached' }));
    expect(await stored()).toMatchObject({ status: 'Answered' });
    const { calls } = expectEntity<TicketDetails>(await agent.get(`/admin/support-tickets/${id}`));
    expect(calls).toMatchObject([
      { outcome: 'noAnswer', note: null, callBackAt: null },
      { outcome: 'callBack', note: 'En réunion.', callBackAt: at.toISOString() },
      { outcome: 'reached' },
    ]);
    expect(await ids(agent)).toEqual([]);
    await app.db.update(supportTickets).set({ status: 'Closed' }).where(eq(supportTickets.id, id));
    expectRefusal(await about(agent, { outcome: 'reached' }), 409, 'WRONG_STATE');
  });
});
