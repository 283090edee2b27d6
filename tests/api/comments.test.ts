import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '../../src/server/db/schema/index.ts';
import type { CommentItem } from '../../src/shared/comments/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildProject } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { withKey } from '../support/submission.ts';

const START = new Date('2026-11-16T09:00:00.000Z');
const MINUTE = 60_000;

let app: TestApp;
let agent: SignedIn;
let admin: SignedIn;
let now = START;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  agent = await app.loginAs('CustomerService');
  admin = await app.loginAs('Admin');
});
beforeEach(() => {
  now = START;
});
afterAll(() => app.close());

const held = () => buildProject(app.db, { status: 'Assigned', agentId: agent.userId });
const write = async (who: SignedIn, projectId: string, body = 'Rappeler après la prière') =>
  expectEntity<CommentItem>(await who.post('/admin/comments', { projectId, body }));
const listed = async (who: SignedIn, projectId: string) =>
  (await who.get(`/admin/comments?filter={"projectId":"${projectId}"}`)).json<CommentItem[]>();

test('a comment has its author and time, and comes in the order of writing', async () => {
  const { id } = await held();
  const first = await write(agent, id);
  now = new Date(START.getTime() + MINUTE);
  await write(admin, id, '  Voir le numéro  ');
  expect(first).toMatchObject({
    authorId: agent.userId,
    authorName: 'Mariama CustomerService',
    createdAt: START.toISOString(),
    editedAt: null,
  });
  expect((await listed(agent, id)).map(({ body }) => body)).toEqual(['Rappeler après la prière', 'Voir le numéro']);
  expectInvalid(await agent.post('/admin/comments', { projectId: id, body: '   ' }), 'Body');
  expectInvalid(await agent.post('/admin/comments', { projectId: id, body: 'a'.repeat(2001) }), 'Body');
});

test('under one key it is written once', async () => {
  const { id } = await held();
  const key = withKey();
  for (let round = 0; round < 2; round++)
    expectEntity(await agent.post('/admin/comments', { projectId: id, body: 'Une fois' }, key));
  expect(await listed(agent, id)).toHaveLength(1);
});

test('its author corrects it for 15 minutes; the former words stay in the journal', async () => {
  const { id } = await held();
  const comment = await write(agent, id, 'Client absnet');
  const edit = (who: SignedIn, body: string) => who.put(`/admin/comments/${comment.id}`, { body });
  now = new Date(START.getTime() + 15 * MINUTE - 1);
  expect(expectEntity<CommentItem>(await edit(agent, 'Client absent'))).toMatchObject({
    body: 'Client absent',
    editedAt: now.toISOString(),
  });
  expectRefusal(await edit(admin, 'Autre chose'), 403);
  now = new Date(START.getTime() + 15 * MINUTE);
  expectRefusal(await edit(agent, 'Trop tard'), 409, 'TOO_LATE');
  expect((await listed(agent, id))[0]?.body).toBe('Client absent');
  expect(await app.db.select().from(auditLog).where(eq(auditLog.entityId, comment.id))).toMatchObject([
    { action: 'update', entity: 'comments', before: { body: 'Client absnet' }, after: { body: 'Client absent' } },
  ]);
});

test('neither the client nor a contractor who accepted ever reads one', async () => {
  const { enterprise, user } = await buildContractor(app.db, { package: 'Premium' });
  const project = await buildProject(app.db, { status: 'Available', agentId: agent.userId });
  await buildAcceptance(app.db, { projectId: project.id, enterpriseId: enterprise.id });
  await write(agent, project.id, 'Note tout à fait interne');
  for (const person of [await app.loginAs(user), await app.loginAs({ id: project.clientId })]) {
    expectRefusal(await person.get(`/admin/comments?filter={"projectId":"${project.id}"}`), 403);
    expect((await person.get(`/get-project-details/${project.id}`)).body).not.toContain('interne');
  }
  const colleague = await app.loginAs('CustomerService');
  expectRefusal(await colleague.get(`/admin/comments?filter={"projectId":"${project.id}"}`), 403);
});
