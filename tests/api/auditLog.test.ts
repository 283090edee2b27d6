import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { auditLog } from '../../src/server/db/schema/index.ts';
import type { auditItem } from '../../src/shared/audit-log/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildProject, buildUser } from '../support/builders.ts';
import { expectEntity } from '../support/expectations.ts';

type Act = z.infer<typeof auditItem>;

let app: TestApp;
let admin: SignedIn;
let agent: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.loginAs('Admin');
  agent = await app.loginAs(
    await buildUser(app.db, { role: 'CustomerService', firstName: 'Fatou', lastName: 'Diallo' }),
  );
});
afterAll(() => app.close());

const take = async (who: SignedIn, at: Date) => {
  const project = await buildProject(app.db, { firstName: 'Mariama', lastName: 'Bah', serviceId: null });
  const body = { id: project.id, agentId: agent.userId };
  expectEntity(await who.put('/assign-project/', body));
  await app.db.update(auditLog).set({ createdAt: at }).where(eq(auditLog.entityId, project.id));
  return project.id;
};

const read = async (filter: object): Promise<Act[]> =>
  (await admin.get(`/admin/audit-log?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json();

test('the journal is narrowed to a person, to days and to a record, and names the record of each act', async () => {
  const tenth = await take(agent, new Date('2026-03-10T23:30:00Z'));
  const eleventh = await take(admin, new Date('2026-03-11T00:30:00Z'));

  const [mine] = await read({ actorId: agent.userId });
  expect(mine).toMatchObject({ entityId: tenth, actorName: 'Fatou Diallo' });
  expect(mine?.recordLabel).toMatch(/^Non catégorisé, Mariama Bah, \d{2}\/\d{2}\/\d{4}$/);
  expect((await read({ entityId: eleventh })).map(({ entityId }) => entityId)).toEqual([eleventh]);
  // Days of Conakry, both ends included.
  expect((await read({ from: '2026-03-11' })).map(({ entityId }) => entityId)).toEqual([eleventh]);
  expect((await read({ to: '2026-03-10' })).map(({ entityId }) => entityId)).toEqual([tenth]);
  expect(await read({ from: '2026-03-10', to: '2026-03-11' })).toHaveLength(2);
  expect((await admin.get('/admin/audit-log?filter={"from":"hier"}')).statusCode).toBe(400);
});
