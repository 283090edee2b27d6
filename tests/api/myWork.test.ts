import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, enterprises, subscriptions, supportTickets } from '../../src/server/db/schema/index.ts';
import type { ServiceItem } from '../../src/shared/catalog/views.ts';
import type { Work, WorkWeeks } from '../../src/shared/dashboard/views.ts';
import type { WorkFigureName } from '../../src/shared/dashboard/work.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildEnterprise, buildProject, buildUser } from '../support/builders.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';

const now = new Date('2026-11-21T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app.close());

const read = async (agent: SignedIn) => expectEntity<Work>(await agent.get('/admin/my-work'));
const figure = async (agent: SignedIn, name: WorkFigureName) => (await read(agent)).find((one) => one.name === name);

const activation = (actorId: string, entity: 'projects' | 'enterprises', createdAt: Date) => ({
  actorId,
  entity,
  action: 'activate',
  entityId: crypto.randomUUID(),
  createdAt,
});

describe('customer service', () => {
  let agent: SignedIn;
  beforeAll(async () => {
    agent = await app.loginAs('CustomerService');
  });

  test('sees what waits for anybody, what waits for them, and not what a colleague holds', async () => {
    const colleague = await buildUser(app.db, { role: 'CustomerService' });
    await buildProject(app.db, { submittedAt: hoursAgo(30) });
    await buildProject(app.db, { submittedAt: hoursAgo(3) });
    await buildProject(app.db, { status: 'Assigned', agentId: agent.userId, submittedAt: hoursAgo(50) });
    await buildProject(app.db, { status: 'Assigned', agentId: colleague.id, submittedAt: hoursAgo(70) });
    await buildProject(app.db, { status: 'Available', agentId: agent.userId, submittedAt: hoursAgo(90) });
    await app.db.insert(supportTickets).values({ name: 'Awa', subject: 'A', body: 'B', createdAt: hoursAgo(5) });
    expect(await figure(agent, 'untakenProjects')).toMatchObject({ value: 2, since: hoursAgo(30).toISOString() });
    expect(await figure(agent, 'myProjects')).toMatchObject({ value: 1, since: hoursAgo(50).toISOString() });
    expect(await figure(agent, 'openTickets')).toMatchObject({ value: 1, since: hoursAgo(5).toISOString() });
  });

  test('sees what they published today and this month, by the calendar of Conakry', async () => {
    const colleague = await buildUser(app.db, { role: 'CustomerService' });
    await app.db
      .insert(auditLog)
      .values([
        activation(agent.userId, 'projects', hoursAgo(1)),
        activation(agent.userId, 'projects', hoursAgo(11)),
        activation(agent.userId, 'projects', new Date('2026-11-01T00:00:00Z')),
        activation(agent.userId, 'projects', new Date('2026-10-31T23:59:59Z')),
        activation(agent.userId, 'enterprises', hoursAgo(1)),
        activation(colleague.id, 'projects', hoursAgo(1)),
      ]);
    expect((await figure(agent, 'publishedToday'))?.value).toBe(1);
    expect((await figure(agent, 'publishedThisMonth'))?.value).toBe(3);
  });

  test('counts a project as published once it is activated', async () => {
    const before = (await figure(agent, 'publishedToday'))?.value ?? 0;
    const [service] = (await app.visitor.get('/get-active-services')).json<ServiceItem[]>();
    const { id } = await buildProject(app.db, { status: 'Assigned', agentId: agent.userId });
    expect(
      (await agent.put('/activate-project/', { id, agentId: agent.userId, serviceId: service?.id })).statusCode,
    ).toBe(200);
    expect((await figure(agent, 'publishedToday'))?.value).toBe(before + 1);
  });
});

test('sales sees the enterprises that nobody took, their own to activate, and their packages that end within 30 days', async () => {
  const seller = await app.loginAs('SalesService');
  const held = { assignedAgentId: seller.userId };
  await buildEnterprise(app.db, { status: 'Pending', createdAt: hoursAgo(8) });
  await buildEnterprise(app.db, { status: 'Pending', createdAt: hoursAgo(20), ...held });
  const ending = await buildEnterprise(app.db, { status: 'Active', package: 'Basic', now, ...held });
  const later = await buildEnterprise(app.db, { status: 'Active', package: 'Basic', now, ...held });
  const others = await buildEnterprise(app.db, { status: 'Active', package: 'Basic', now });
  const endsIn = (days: number) => ({
    startsAt: hoursAgo(24),
    endsAt: hoursAgo(-24 * days),
    status: 'Active' as const,
  });
  await app.db.update(subscriptions).set(endsIn(12)).where(eq(subscriptions.enterpriseId, ending.id));
  await app.db.update(subscriptions).set(endsIn(12)).where(eq(subscriptions.enterpriseId, others.id));
  await app.db.update(subscriptions).set(endsIn(31)).where(eq(subscriptions.enterpriseId, later.id));
  await app.db.insert(auditLog).values(activation(seller.userId, 'enterprises', hoursAgo(2)));

  expect(await figure(seller, 'untakenEnterprises')).toMatchObject({ value: 1, since: hoursAgo(8).toISOString() });
  expect(await figure(seller, 'myPendingEnterprises')).toMatchObject({ value: 1, since: hoursAgo(20).toISOString() });
  expect((await figure(seller, 'endingPackages'))?.value).toBe(1);
  // Who has paid for what follows needs no call.
  const [ends] = await app.db.select().from(subscriptions).where(eq(subscriptions.enterpriseId, ending.id));
  const next = { id: crypto.randomUUID(), startsAt: hoursAgo(-24 * 12), endsAt: hoursAgo(-24 * 29) };
  await app.db.insert(subscriptions).values({ ...ends, ...next } as typeof subscriptions.$inferInsert);
  expect((await figure(seller, 'endingPackages'))?.value).toBe(1);
  await app.db
    .update(subscriptions)
    .set({ endsAt: hoursAgo(-24 * 42) })
    .where(eq(subscriptions.id, next.id));
  expect((await figure(seller, 'endingPackages'))?.value).toBe(0);
  await app.db.delete(subscriptions).where(eq(subscriptions.id, next.id));
  expect((await figure(seller, 'activatedToday'))?.value).toBe(1);
  expect((await read(seller)).map(({ name }) => name)).not.toContain('untakenProjects');
  await app.db.update(enterprises).set({ status: 'Suspended' }).where(eq(enterprises.id, ending.id));
  expect((await figure(seller, 'endingPackages'))?.value).toBe(0);
});

test.each(['Admin', 'Entrepreneur', 'Client'] as const)('is not for a %s', async (role) => {
  expectRefusal(await (await app.loginAs(role)).get('/admin/my-work'), 403);
});

describe('the last weeks', () => {
  const weeks = async (agent: SignedIn) => expectEntity<WorkWeeks>(await agent.get('/admin/my-work/weeks'));
  // The 21st of November 2026 is a Saturday.
  const mondays = [
    '2026-09-28',
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ];

  test('hold what they published, from Monday to Sunday in Conakry, and nothing else', async () => {
    const agent = await app.loginAs('CustomerService');
    const colleague = await buildUser(app.db, { role: 'CustomerService' });
    expect(await weeks(agent)).toEqual(mondays.map((start) => ({ start, value: 0 })));
    const at = (...instants: string[]) =>
      instants.map((instant) => activation(agent.userId, 'projects', new Date(instant)));
    await app.db
      .insert(auditLog)
      .values([
        ...at('2026-09-27T23:59:59.999Z', '2026-09-28T00:00:00Z'),
        ...at('2026-11-15T23:59:59.999Z', '2026-11-09T00:00:00Z', '2026-11-12T12:00:00Z'),
        ...at('2026-11-16T00:00:00Z', '2026-11-21T09:59:59Z'),
        activation(colleague.id, 'projects', hoursAgo(1)),
        activation(agent.userId, 'enterprises', hoursAgo(1)),
        { ...activation(agent.userId, 'projects', hoursAgo(1)), action: 'assign' },
      ]);
    const counted = (await weeks(agent)).map(({ start, value }) => [start, value]);
    expect(counted.filter(([, value]) => value !== 0)).toEqual([
      ['2026-09-28', 1],
      ['2026-11-09', 3],
      ['2026-11-16', 2],
    ]);
  });

  test('hold the enterprises that sales activated', async () => {
    const seller = await app.loginAs('SalesService');
    await app.db
      .insert(auditLog)
      .values([
        activation(seller.userId, 'enterprises', new Date('2026-11-03T08:00:00Z')),
        activation(seller.userId, 'projects', new Date('2026-11-03T08:00:00Z')),
      ]);
    expect((await weeks(seller)).filter(({ value }) => value > 0)).toEqual([{ start: '2026-11-02', value: 1 }]);
  });

  test('of somebody who did more than a thousand things in a week stop counting there', async () => {
    const agent = await app.loginAs('CustomerService');
    await app.db
      .insert(auditLog)
      .values(Array.from({ length: 1010 }, () => activation(agent.userId, 'projects', hoursAgo(2))));
    expect((await weeks(agent)).at(-1)).toEqual({ start: '2026-11-16', value: 1001 });
  });

  test.each(['Admin', 'Entrepreneur', 'Client'] as const)('are not for a %s', async (role) => {
    expectRefusal(await (await app.loginAs(role)).get('/admin/my-work/weeks'), 403);
  });
});
