import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, enterprises, subscriptions, supportTickets } from '../../src/server/db/schema/index.ts';
import type { ServiceItem } from '../../src/shared/catalog/views.ts';
import type { Work } from '../../src/shared/dashboard/views.ts';
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
  expect((await figure(seller, 'activatedToday'))?.value).toBe(1);
  expect((await read(seller)).map(({ name }) => name)).not.toContain('untakenProjects');
  await app.db.update(enterprises).set({ status: 'Suspended' }).where(eq(enterprises.id, ending.id));
  expect((await figure(seller, 'endingPackages'))?.value).toBe(0);
});

test.each(['Admin', 'Entrepreneur', 'Client'] as const)('is not for a %s', async (role) => {
  expectRefusal(await (await app.loginAs(role)).get('/admin/my-work'), 403);
});
