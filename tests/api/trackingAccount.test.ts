import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages, projects, users } from '../../src/server/db/schema/index.ts';
import type { SessionReply } from '../../src/shared/auth/views.ts';
import type { PersonData } from '../../src/shared/privacy/views.ts';
import type { OwnRequest } from '../../src/shared/tracking/requestViews.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildProject, buildUser, type Project } from '../support/builders.ts';
import { expectEntity } from '../support/expectations.ts';
import { requestsTo } from '../support/requests.ts';
import { withKey } from '../support/submission.ts';
import { tokenOf } from '../support/tracking.ts';
import { codeOf } from '../support/trackingCode.ts';

const MINUTE = 60_000;
const password = 'Kaloum#2026x';
let now = new Date('2026-11-22T10:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app.close());

/** The cookie of a browser that gave the code of this request. */
async function verified({ id }: Project): Promise<string> {
  const token = await tokenOf(app, id);
  await app.visitor.post(`/tracking/${token}/code`);
  const reply = await app.visitor.post(`/tracking/${token}/verify`, { code: await codeOf(app, id) });
  return `tracking=${reply.cookies.find(({ name }) => name === 'tracking')?.value}`;
}

const open = async ({ id }: Project, cookie: string, chosen = password, key = withKey()) =>
  app.visitor.post(`/tracking/${await tokenOf(app, id)}/account`, { password: chosen }, { ...key, cookie });
const ownerOf = async ({ id }: Project) =>
  (await app.db.select({ clientId: projects.clientId }).from(projects).where(eq(projects.id, id)))[0]?.clientId;

async function ownRequestsOf({ accessToken }: SessionReply): Promise<string[]> {
  const rows = expectEntity<OwnRequest[]>(await requestsTo(app.app, accessToken ?? '').get('/own-requests'));
  return rows.map(({ reference }) => reference).toSorted();
}

describe('an account from a request', () => {
  test('has all requests of its number that were sent without one, and nobody else’s', async () => {
    const first = await buildProject(app.db);
    const { phoneNumber } = first;
    const second = await buildProject(app.db, { phoneNumber });
    const member = await buildUser(app.db, { password });
    const ofMember = await buildProject(app.db, { phoneNumber, clientId: member.id });
    const ofOthers = await buildProject(app.db);
    const reply = await open(first, await verified(first));
    expect(reply.statusCode).toBe(200);
    expect(await ownRequestsOf(reply.json())).toEqual([first.reference, second.reference].toSorted());
    expect(await ownerOf(ofMember)).toBe(member.id);
    expect(await ownerOf(ofOthers)).toBe(ofOthers.clientId);
    const login = await app.visitor.post('/login', { loginIdentifier: phoneNumber, password });
    expect(login.statusCode).toBe(200);
    expect((await app.visitor.get(`/tracking/${await tokenOf(app, first.id)}`)).statusCode).toBe(200);
  });

  test('keeps out who sent the request in its name: neither session nor e-mail address come along', async () => {
    const stranger = await app.loginAs('Client');
    const [row] = await app.db
      .update(users)
      .set({ email: 'etranger@exemple.test' })
      .where(eq(users.id, stranger.userId))
      .returning();
    const project = await buildProject(app.db, { clientId: stranger.userId, phoneNumber: row?.phoneNumber ?? '' });
    const reply: SessionReply = (await open(project, await verified(project))).json();
    expect((await stranger.get('/own-requests')).statusCode).toBe(401);
    const [account] = await app.db.select().from(users).where(eq(users.id, reply.entity.id));
    expect(account).toMatchObject({ email: null, phoneNumber: project.phoneNumber, role: 'Client' });
    expect(account?.id).not.toBe(stranger.userId);
  });

  test('is erased where that was asked for its requests, until it is undone', async () => {
    const project = await buildProject(app.db);
    const agent = await app.loginAs('CustomerService');
    expectEntity(await agent.post(`/admin/people/${project.clientId}/data/erasure`, { note: 'Rappelée' }));
    const { accessToken }: SessionReply = (await open(project, await verified(project))).json();
    const waiting = async () =>
      expectEntity<PersonData>(await requestsTo(app.app, accessToken ?? '').get('/own-data')).erasure;
    expect((await waiting())?.dueAt).toBe(new Date(now.getTime() + 7 * 1440 * MINUTE).toISOString());
    const [sent] = await app.db
      .select()
      .from(messages)
      .where(and(eq(messages.template, 'erasureRequested'), eq(messages.recipient, project.phoneNumber)));
    const token = /effacement\?token=([\w-]+)/.exec(sent?.body ?? '')?.[1];
    expectEntity(await app.visitor.post('/erasure/undo', { token }));
    expect(await waiting()).toBeNull();
  });

  test('takes a code of the last minutes: none, an old one and another number’s make none', async () => {
    const project = await buildProject(app.db);
    expect((await open(project, '')).json().code).toBe('CODE_NEEDED');
    expect((await open(project, await verified(await buildProject(app.db)))).json().code).toBe('CODE_NEEDED');
    const cookie = await verified(project);
    now = new Date(now.getTime() + 11 * MINUTE);
    expect((await open(project, cookie)).json().code).toBe('CODE_NEEDED');
    expect(await ownerOf(project)).toBe(project.clientId);
    expect((await open(project, await verified(project))).statusCode).toBe(200);
  });

  test('is made once, also at the same time, and never beside another of its number', async () => {
    const project = await buildProject(app.db);
    const cookie = await verified(project);
    const replies = await Promise.all(Array.from({ length: 5 }, () => open(project, cookie)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('ACCOUNT_EXISTS');
    const accounts = await app.db.select().from(users).where(eq(users.phoneNumber, project.phoneNumber));
    expect(accounts.filter(({ passwordHash }) => passwordHash !== null)).toHaveLength(1);
  });

  test('made under one key is the same when asked again', async () => {
    const project = await buildProject(app.db);
    const [cookie, key] = [await verified(project), withKey()];
    const once: SessionReply = (await open(project, cookie, password, key)).json();
    const again: SessionReply = (await open(project, cookie, password, key)).json();
    expect(again.entity.id).toBe(once.entity.id);
    const another = await open(project, cookie, 'Matoto#2026x', key);
    expect([another.statusCode, another.json().code]).toEqual([409, 'ACCOUNT_EXISTS']);
  });

  test.each(['Azerty_1', 'court', ''])('refuses the password « %s » at its field', async (chosen) => {
    const project = await buildProject(app.db);
    const reply = await open(project, await verified(project), chosen);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().errors)).toEqual(['Password']);
  });

  test('is no way in by a wrong link', async () => {
    const cookie = await verified(await buildProject(app.db));
    const reply = await app.visitor.post(`/tracking/${'A'.repeat(22)}/account`, { password }, { ...withKey(), cookie });
    expect(reply.statusCode).toBe(404);
  });
});
