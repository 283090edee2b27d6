import { globSync } from 'node:fs';
import { join } from 'node:path';
import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contactViews } from '../../src/server/db/schema/index.ts';
import type { Call, Contract } from '../../src/shared/api/contract.ts';
import { NO_ID } from '../../src/shared/ids.ts';
import type { ContactViewItem } from '../../src/shared/privacy/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildProject, buildUser } from '../support/builders.ts';
import { expectEntity } from '../support/expectations.ts';
import { withKey } from '../support/submission.ts';

const DAY_MS = 86_400_000;

let now = new Date('2026-11-22T12:00:00Z');
let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now, allowsErrors: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.app.contactViews.flush();
  await app.db.delete(contactViews);
  now = new Date(now.getTime() + DAY_MS);
  // Staff are signed in for a day at most.
  admin = await app.loginAs('Admin');
});

const viewsOf = async (entityId: string) => {
  await app.app.contactViews.flush();
  return app.db
    .select()
    .from(contactViews)
    .where(eq(contactViews.entityId, entityId))
    .orderBy(contactViews.day, contactViews.viewerId);
};
const look = (who: SignedIn, id: string) => who.get(`/get-project-details/${id}`);

test('a record counts once for each viewer and day, and those who may not see the contact not at all', async () => {
  const project = await buildProject(app.db, { status: 'Available' });
  const { user, enterprise } = await buildContractor(app.db, { package: 'Premium', now });
  const contractor = await app.loginAs(user);
  const client = await app.loginAs({ id: project.clientId });
  for (let times = 0; times < 3; times += 1) await look(admin, project.id);
  await look(contractor, project.id);
  await look(client, project.id);
  expect(await viewsOf(project.id)).toMatchObject([{ entity: 'projects', viewerId: admin.userId, contacts: 1 }]);

  expectEntity(await contractor.put('/accept-project/', { id: project.id, entrepreneurId: user.id }, withKey()));
  now = new Date(now.getTime() + DAY_MS);
  admin = await app.loginAs({ id: admin.userId });
  await look(admin, project.id);
  await look(contractor, project.id);
  const views = await viewsOf(project.id);
  expect(views.map(({ viewerId }) => viewerId).toSorted()).toEqual(
    [admin.userId, admin.userId, user.id, user.id].toSorted(),
  );
  const shown = expectEntity<ContactViewItem[]>(await admin.get(`/admin/contact-views/projects/${project.id}`));
  expect(shown.map(({ role, enterpriseName }) => enterpriseName ?? role).toSorted()).toEqual(
    ['Admin', 'Admin', enterprise.name, enterprise.name].toSorted(),
  );
});

test('one’s own request, account and enterprise are nobody else’s', async () => {
  const { user, enterprise } = await buildContractor(app.db, { now });
  const contractor = await app.loginAs(user);
  const project = await buildProject(app.db, { clientId: user.id });
  await look(contractor, project.id);
  await contractor.get(`/get-user-information/${user.id}`);
  await contractor.get(`/get-enterprise-informations/${enterprise.id}`);
  await admin.get(`/get-user-information/${user.id}`);
  expect(await viewsOf(project.id)).toEqual([]);
  expect(await viewsOf(enterprise.id)).toEqual([]);
  expect(await viewsOf(user.id)).toMatchObject([{ entity: 'users', viewerId: admin.userId }]);
});

test('a list counts the contacts that it shows, by the day', async () => {
  for (let rank = 0; rank < 3; rank += 1) await buildProject(app.db);
  const list = () => admin.get('/admin/projects?range=[0,2]');
  await list();
  await list();
  expect(await viewsOf(NO_ID)).toMatchObject([{ entity: 'projects', viewerId: admin.userId, contacts: 6 }]);
  await list();
  expect(await viewsOf(NO_ID)).toMatchObject([{ contacts: 9 }]);
});

test('what the database does not take waits, and delays nobody', async () => {
  const project = await buildProject(app.db);
  await app.db.execute(sql`alter table contact_views rename to contact_views_away`);
  expectEntity(await look(admin, project.id));
  await expect(app.app.contactViews.flush()).rejects.toThrow();
  await app.db.execute(sql`alter table contact_views_away rename to contact_views`);
  expect(await viewsOf(project.id)).toHaveLength(1);
});

test('several hundred at once are written in a few statements, also where another process wrote them before', async () => {
  const project = await buildProject(app.db);
  const agents = await Promise.all(
    Array.from({ length: 12 }, async () => app.loginAs(await buildUser(app.db, { role: 'Admin' }))),
  );
  await app.db.insert(contactViews).values({
    entity: 'projects',
    entityId: project.id,
    day: now.toISOString().slice(0, 10),
    viewerId: agents[0]?.userId ?? '',
    firstAt: now,
    contacts: 1,
  });
  await Promise.all(agents.map((agent) => look(agent, project.id)));
  expect(await viewsOf(project.id)).toHaveLength(12);
  expect(await app.db.select().from(contactViews).where(ne(contactViews.contacts, 1))).toEqual([]);
});

/** Shown to who holds the link to their own request, and no account. */
const isForNoAccount = ({ permission }: Call): boolean => permission === 'tracking.use';

describe('every call whose reply has a telephone number or an address', () => {
  test('says whose contact it shows', async () => {
    const folder = join(import.meta.dirname, '../../src/shared');
    const silent: string[] = [];
    let declared = 0;
    for (const file of globSync(join(folder, '*/*ontract.ts'))) {
      for (const exported of Object.values((await import(file)) as Record<string, unknown>)) {
        if (!isContract(exported)) continue;
        for (const [name, call] of Object.entries(exported.calls)) {
          if (call.showsContactOf) declared += 1;
          else if (showsContact(call) && !isForNoAccount(call)) silent.push(name);
        }
      }
    }
    expect(declared).toBeGreaterThan(20);
    expect(silent).toEqual([]);
  });
});

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'calls' in value;
}

function showsContact(call: Call): boolean {
  const schema = 'entity' in call ? call.entity : 'rows' in call ? call.rows : 'reply' in call ? call.reply : undefined;
  if (!schema) return false;
  return /"(phoneNumber|email|recipient)":/.test(JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })));
}
