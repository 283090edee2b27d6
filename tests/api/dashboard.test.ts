import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages, partners, payments, supportTickets, users } from '../../src/server/db/schema/index.ts';
import { type DashboardFigure, dashboardFigureNames, MAX_COUNTED } from '../../src/shared/dashboard/figures.ts';
import type { Dashboard } from '../../src/shared/dashboard/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildEnterprise, buildProject, buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { buildSms } from '../support/sms/buildSms.ts';

const now = new Date('2026-11-21T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  admin = await app.loginAs('Admin');
});
afterAll(() => app.close());

const read = async () => expectEntity<Dashboard>(await admin.get('/admin/dashboard'));
const figure = async (name: DashboardFigure) => (await read()).find((one) => one.name === name);

test('every figure is there, and nothing waits where nothing is', async () => {
  const figures = await read();
  expect(figures.map(({ name }) => name)).toEqual(dashboardFigureNames);
  expect(figures.find(({ name }) => name === 'untakenProjects')).toEqual({
    name: 'untakenProjects',
    value: 0,
    since: null,
  });
});

test('requests wait until they are taken, and then until they are published; the oldest says since when', async () => {
  await buildProject(app.db, { submittedAt: hoursAgo(30) });
  await buildProject(app.db, { submittedAt: hoursAgo(3) });
  await buildProject(app.db, { status: 'Cancelled', submittedAt: hoursAgo(90) });
  await buildProject(app.db, { status: 'Assigned', submittedAt: hoursAgo(50) });
  expect(await figure('untakenProjects')).toMatchObject({ value: 2, since: hoursAgo(30).toISOString() });
  expect(await figure('unpublishedProjects')).toMatchObject({ value: 1, since: hoursAgo(50).toISOString() });
});

test('enterprises, tickets, payments and failed messages that somebody should look at', async () => {
  const { id } = await buildEnterprise(app.db, { status: 'Pending', createdAt: hoursAgo(7) });
  await app.db.insert(supportTickets).values([
    { name: 'Awa', subject: 'A', body: 'B', createdAt: hoursAgo(5) },
    { name: 'Awa', subject: 'A', body: 'B', createdAt: hoursAgo(9), status: 'Closed' },
  ]);
  await app.db.insert(payments).values({
    orderId: 'OA1',
    purpose: 'Test',
    enterpriseId: id,
    provider: 'sandbox',
    amount: 1000,
    description: 'Essai',
    status: 'Failed',
    attention: 'AmountMismatch',
    settledAt: hoursAgo(2),
  });
  await buildSms(app.db, { status: 'Failed', createdAt: hoursAgo(24 * 6) });
  await buildSms(app.db, { status: 'Failed', createdAt: hoursAgo(24 * 8) });
  expect(await figure('pendingEnterprises')).toMatchObject({ value: 1, since: hoursAgo(7).toISOString() });
  expect(await figure('openTickets')).toMatchObject({ value: 1, since: hoursAgo(5).toISOString() });
  expect(await figure('paymentsInQuestion')).toMatchObject({ value: 1, since: hoursAgo(2).toISOString() });
  expect(await figure('failedMessages')).toMatchObject({ value: 1, since: hoursAgo(24 * 6).toISOString() });
});

test('the list behind the failed messages of these days has just these', async () => {
  // Of the days of a week, whatever the hour: the second belongs to the day before the first of them.
  await buildSms(app.db, { status: 'Failed', createdAt: new Date('2026-11-15T00:00:00Z') });
  await buildSms(app.db, { status: 'Failed', createdAt: new Date('2026-11-14T23:59:00Z') });
  const { value, since } = (await figure('failedMessages')) ?? {};
  expect(since).toBe('2026-11-15T00:00:00.000Z');
  const listed = async (asked: object) => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'Failed', ...asked }));
    const reply = await admin.get(`/admin/messages?filter=${filter}`);
    return reply.json<{ createdAt: string }[]>().map(({ createdAt }) => createdAt);
  };
  expect(await listed({ from: '2026-11-15' })).toHaveLength(value ?? -1);
  expect(await listed({ from: '2026-11-14', to: '2026-11-14' })).toEqual(['2026-11-14T23:59:00.000Z']);
  expectInvalid(await admin.get(`/admin/messages?filter=${encodeURIComponent('{"from":"hier"}')}`), 'Filter');
});

test('the month so far, and who and what is active', async () => {
  const staffBefore = (await figure('activeStaff'))?.value ?? 0;
  const before = (await figure('monthlyAcceptances'))?.value ?? 0;
  await buildUser(app.db, { role: 'SalesService' });
  const gone = await buildUser(app.db, { role: 'CustomerService' });
  await app.db.update(users).set({ deactivatedAt: now }).where(eq(users.id, gone.id));
  const project = await buildProject(app.db, { status: 'Available', submittedAt: new Date('2026-10-31T12:00:00Z') });
  await buildAcceptance(app.db, { projectId: project.id, acceptedAt: hoursAgo(1) });
  await app.db.insert(payments).values({
    orderId: 'OA2',
    purpose: 'Test',
    provider: 'sandbox',
    amount: 2500,
    description: 'Essai',
    status: 'Paid',
    settledAt: hoursAgo(1),
  });
  await app.db.insert(partners).values({ name: 'Sonfonia Bois', logo: '/partners/a.svg' });
  expect((await figure('activeStaff'))?.value).toBe(staffBefore + 2);
  expect((await figure('monthlyAcceptances'))?.value).toBe(before + 1);
  expect((await figure('monthlyRevenue'))?.value).toBe(2500);
  expect((await figure('activePartners'))?.value).toBe(1);
  expect((await figure('activeServices'))?.value).toBeGreaterThan(0);
});

test('counting stops after a thousand', async () => {
  const rows = Array.from({ length: MAX_COUNTED + 20 }, () => ({
    channel: 'sms' as const,
    template: 'requestReceived',
    recipient: '+224620000009',
    body: 'Bonjour',
    status: 'Failed' as const,
    dedupeKey: crypto.randomUUID(),
    createdAt: hoursAgo(1),
  }));
  await app.db.insert(messages).values(rows);
  expect((await figure('failedMessages'))?.value).toBe(MAX_COUNTED + 1);
});

test.each(['CustomerService', 'SalesService', 'Entrepreneur', 'Client'] as const)('is not for a %s', async (role) => {
  const somebody = await app.loginAs(role);
  expectRefusal(await somebody.get('/admin/dashboard'), 403);
});
