import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { coverAbsences } from '../../src/server/absences/coverAbsences.ts';
import {
  absences,
  acceptances,
  enterpriseFollowUps,
  enterpriseServices,
  enterprises,
  followUpCalls,
  packages,
  projects,
  subscriptions,
  supportTickets,
} from '../../src/server/db/schema/index.ts';
import { followEnterprises } from '../../src/server/followUps/followEnterprises.ts';
import { defaultFollowUpSettings } from '../../src/shared/followUps/settings.ts';
import type { FollowUpFigures, FollowUpItem } from '../../src/shared/followUps/views.ts';
import { workedUntil } from '../../src/shared/followUps/workingTime.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildEnterprise, buildProject } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { buildTicket } from '../support/people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
let seller: SignedIn;
let colleague: SignedIn;
let agent: SignedIn;
let admin: SignedIn;
/** A Monday in working time. */
const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
const start = new Date(today + ((8 - new Date(today).getUTCDay()) % 7 || 7) * DAY_MS + 10 * HOUR_MS);
let now = start;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  seller = await app.loginAs('SalesService');
  colleague = await app.loginAs('SalesService');
  agent = await app.loginAs('CustomerService');
  admin = await app.loginAs('Admin');
  await app.db.update(enterprises).set({ status: 'Suspended' });
});
afterEach(async () => {
  now = start;
  await app.db.delete(absences);
  await app.db.update(projects).set({ status: 'Cancelled' });
  await app.db.update(supportTickets).set({ status: 'Closed' });
  await app.db.update(enterprises).set({ status: 'Suspended' });
  await app.db.delete(enterpriseFollowUps);
  await app.db.delete(followUpCalls);
});
afterAll(() => app.close());

const round = () => followEnterprises(app.newContext());
const inDays = (days: number) => new Date(start.getTime() + days * DAY_MS);
const list = async (who: SignedIn, filter: object = {}): Promise<FollowUpItem[]> => {
  const reply = await who.get(`/admin/follow-ups?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const call = (who: SignedIn, id: string, body: object, key: string = crypto.randomUUID()) =>
  who.post(`/admin/follow-ups/${id}/calls`, { kind: 'enterprise', ...body }, { 'idempotency-key': key });
const stored = async (id: string) =>
  (await app.db.select().from(enterpriseFollowUps).where(eq(enterpriseFollowUps.id, id)))[0];

type Changes = Parameters<typeof buildEnterprise>[1];
const enterprise = (changes: Changes = {}) =>
  buildEnterprise(app.db, { status: 'Active', assignedAgentId: seller.userId, activatedAt: now, ...changes });
/** One that never bought a package, as sales find it on their desk. */
async function unsubscribed(changes: Changes = {}): Promise<FollowUpItem> {
  const { id } = await enterprise({ activatedAt: inDays(-5), ...changes });
  await round();
  const item = (await list(admin)).find(({ enterpriseId }) => enterpriseId === id);
  if (!item) throw new Error('The enterprise is not on the desk');
  return item;
}

async function subscribed(enterpriseId: string, endsAt: Date): Promise<void> {
  const [plan] = await app.db.select().from(packages).limit(1);
  await app.db.insert(subscriptions).values({
    enterpriseId,
    packageId: plan?.id ?? '',
    frequency: 'Monthly',
    status: 'Active',
    startsAt: inDays(-25),
    endsAt,
  });
}

describe('the desk of sales', () => {
  test('has enterprises without a package, and those whose package ends, once each', async () => {
    const silent = await enterprise({ activatedAt: inDays(-5) });
    const fresh = await enterprise({ activatedAt: inDays(-1) });
    const ending = await enterprise({ activatedAt: inDays(-90) });
    const running = await enterprise({ activatedAt: inDays(-90) });
    await subscribed(ending.id, inDays(5));
    await subscribed(running.id, inDays(20));
    await Promise.all([round(), round()]);
    await round();
    const rows = await list(seller);
    const reasons = Object.fromEntries(rows.map(({ enterpriseId, reason }) => [enterpriseId, reason]));
    expect(reasons).toEqual({ [silent.id]: 'subscribe', [ending.id]: 'renew' });
    expect(rows).toHaveLength(2);
    expect(Object.keys(reasons)).not.toContain(fresh.id);
    expect(rows[0]).toMatchObject({ kind: 'enterprise', by: 'service', phoneNumber: silent.phoneNumber });
    expect((await list(seller, { group: 'ending' })).map(({ enterpriseId }) => enterpriseId)).toEqual([ending.id]);
    const figures = expectEntity<FollowUpFigures>(await seller.get('/admin/follow-ups/figures'));
    expect(figures.groups).toMatchObject({ unsubscribed: 1, ending: 1, toFind: 0 });
    await subscribed(silent.id, inDays(60));
    await round();
    expect((await list(seller)).map(({ enterpriseId }) => enterpriseId)).toEqual([ending.id]);
  });

  test('has whom to call for a request that nobody accepts, without its client', async () => {
    const project = await buildProject(app.db, { status: 'Available', submittedAt: now, publishedAt: now });
    const near = await enterprise({ cityId: project.cityId, assignedAgentId: null });
    await app.db
      .insert(enterpriseServices)
      .values({ enterpriseId: near.id, serviceId: project.serviceId ?? '' })
      .onConflictDoNothing();
    await app.db
      .update(projects)
      .set({ nextStep: 'FindByCall', nextStepBy: 'service' })
      .where(eq(projects.id, project.id));
    await round();
    const [item, ...others] = await list(seller, { group: 'toFind' });
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      enterpriseId: near.id,
      reason: 'find',
      reference: project.reference,
      projectId: null,
    });
    expect(JSON.stringify(item)).not.toContain(project.phoneNumber);
    expect(JSON.stringify(item)).not.toContain(project.lastName);
    expectEntity(await call(seller, item?.id ?? '', { outcome: 'reached', note: 'Regarde ce soir.' }));
    expect(await list(seller)).toEqual([]);
    await round();
    expect(await list(seller)).toEqual([]);
  });

  test('has who does not call its client, and of whom one complains', async () => {
    const { id } = await enterprise();
    const project = await buildProject(app.db, { status: 'Available', submittedAt: now, publishedAt: now });
    await buildAcceptance(app.db, { projectId: project.id, enterpriseId: id });
    await app.db
      .update(projects)
      .set({ nextStep: 'ContactByCall', nextStepBy: 'service' })
      .where(eq(projects.id, project.id));
    await buildTicket(app.db, { enterpriseId: id, projectId: project.id, body: 'Ils ne viennent plus.' });
    await round();
    const rows = await list(seller);
    expect(rows.map(({ reason }) => reason).toSorted()).toEqual(['complaint', 'contact']);
    expect(JSON.stringify(rows)).not.toContain('Ils ne viennent plus');
    expect(JSON.stringify(rows)).not.toContain(project.phoneNumber);
    expect((await list(seller, { group: 'complaints' })).map(({ kind }) => kind)).toEqual(['enterprise']);
    await app.db.update(acceptances).set({ stage: 'Contacted' }).where(eq(acceptances.projectId, project.id));
    await app.db.update(supportTickets).set({ status: 'Closed' });
    await round();
    expect(await list(seller)).toEqual([]);
  });

  test('shows each their own enterprises and nobody’s, and clients to customer service alone', async () => {
    const own = await unsubscribed();
    const free = await unsubscribed({ assignedAgentId: null });
    const project = await buildProject(app.db, { status: 'Submitted', submittedAt: now });
    await app.db
      .update(projects)
      .set({ nextStep: 'Check', nextStepBy: 'service', nextStepAt: now })
      .where(eq(projects.id, project.id));
    const ids = async (who: SignedIn) => (await list(who)).map(({ id }) => id).toSorted();
    expect(await ids(seller)).toEqual([own.id, free.id].toSorted());
    expect(await ids(colleague)).toEqual([free.id]);
    expect(await ids(agent)).toEqual([project.id]);
    expect(await ids(admin)).toEqual([own.id, free.id, project.id].toSorted());
    expect(await list(seller, { kind: 'project' })).toEqual([]);
    expectRefusal(await seller.get(`/admin/follow-ups/${project.id}`), 403);
    expectRefusal(await call(seller, project.id, { kind: 'project', outcome: 'reached' }), 403);
    const { id: ticketId } = await buildTicket(app.db);
    expectRefusal(await call(seller, ticketId, { kind: 'ticket', outcome: 'reached' }), 403);
    expectRefusal(await call(agent, own.id, { outcome: 'reached' }), 403);
    expectRefusal(await call(colleague, own.id, { outcome: 'reached' }), 409, 'NOT_ASSIGNED_TO_YOU');
    expect(await app.db.$count(followUpCalls)).toBe(0);
  });
});

describe('a call of sales', () => {
  test('sets when to call again by what came of it', async () => {
    const { id, enterpriseId } = await unsubscribed();
    const holidays = new Set(defaultFollowUpSettings.holidays);
    const hours = (count: number) => workedUntil(now, count, holidays);
    expectEntity(await call(seller, id, { outcome: 'noAnswer' }));
    expect(await stored(id)).toMatchObject({ dueAt: hours(2), attempts: 1, doneAt: null });
    const at = inDays(1);
    expectEntity(await call(seller, id, { outcome: 'callBack', at: at.toISOString() }));
    expect(await stored(id)).toMatchObject({ dueAt: at, isPromised: true });
    expect((await list(seller, { group: 'calls' })).map((item) => item.id)).toEqual([id]);
    expectEntity(await call(seller, id, { outcome: 'wrongNumber' }));
    expect((await list(seller))[0]).toMatchObject({ isNumberWrong: true, lastCall: { outcome: 'wrongNumber' } });
    expectEntity(await call(seller, id, { outcome: 'reached', note: 'Paie vendredi.' }));
    expect(await stored(id)).toMatchObject({ dueAt: hours(120), attempts: 0, isPromised: false });
    const calls = await app.db
      .select()
      .from(followUpCalls)
      .where(eq(followUpCalls.enterpriseId, enterpriseId ?? ''));
    expect(calls).toHaveLength(4);
  });

  test('takes what nobody has; a colleague cannot call then, an admin can without taking it', async () => {
    const { id, enterpriseId } = await unsubscribed({ assignedAgentId: null });
    const holder = async () =>
      (
        await app.db
          .select()
          .from(enterprises)
          .where(eq(enterprises.id, enterpriseId ?? ''))
      )[0]?.assignedAgentId;
    expectEntity(await call(admin, id, { outcome: 'noAnswer' }));
    expect(await holder()).toBeNull();
    expectEntity(await call(seller, id, { outcome: 'noAnswer' }));
    expect(await holder()).toBe(seller.userId);
    expectRefusal(await call(colleague, id, { outcome: 'reached' }), 409, 'NOT_ASSIGNED_TO_YOU');
  });

  test('sent again under its key is one, and is refused at its field', async () => {
    const { id, enterpriseId } = await unsubscribed();
    const key = crypto.randomUUID();
    expectEntity(await call(seller, id, { outcome: 'noAnswer' }, key));
    expectEntity(await call(seller, id, { outcome: 'noAnswer' }, key));
    expect(await app.db.$count(followUpCalls, eq(followUpCalls.enterpriseId, enterpriseId ?? ''))).toBe(1);
    expectInvalid(await call(seller, id, { outcome: 'callBack' }), 'At');
    expectInvalid(await call(seller, id, { outcome: 'callBack', at: inDays(-1).toISOString() }), 'At');
    expectRefusal(await call(seller, crypto.randomUUID(), { outcome: 'reached' }), 404);
    await app.db.update(enterpriseFollowUps).set({ doneAt: now }).where(eq(enterpriseFollowUps.id, id));
    expectRefusal(await call(seller, id, { outcome: 'reached' }), 409, 'WRONG_STATE');
  });

  test('goes to a colleague while the seller is away, and the enterprise comes back', async () => {
    const { id, enterpriseId } = await unsubscribed();
    const today = now.toISOString().slice(0, 10);
    await app.db.update(enterpriseFollowUps).set({ dueAt: now });
    expectEntity(await seller.post(`/admin/staff/${seller.userId}/absences`, { fromDay: today, untilDay: today }));
    expect(await list(colleague)).toMatchObject([{ id, standsInFor: { untilDay: today } }]);
    now = inDays(1);
    await coverAbsences(app.newContext());
    const [row] = await app.db
      .select()
      .from(enterprises)
      .where(eq(enterprises.id, enterpriseId ?? ''));
    expect(row?.assignedAgentId).toBe(seller.userId);
  });
});
