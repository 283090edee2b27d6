import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, factors } from '../../src/server/db/schema/index.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { expectRefusal } from '../support/expectations.ts';
import { runCommand } from '../support/runCommand.ts';
import { buildPerson, enrolTotp, giveLogin, passwordSession } from '../support/secondFactor.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('npm run user:reset-factor takes the factors away, ends the sessions and leaves the password', async (context) => {
  const { url } = app;
  if (!url) return context.skip('the embedded database serves one process, which the command is too');
  const reset = (...args: string[]) =>
    runCommand('resetFactor', args, { DATABASE_URL: url, DATA_DIR: app.config.DATA_DIR });
  const person = await buildPerson(app, 'Admin');
  const bystander = await buildPerson(app, 'Admin');
  await enrolTotp(await passwordSession(app, bystander), new Date());

  expect(await reset('--email', person.email)).toMatchObject({ code: 1, output: expect.stringMatching(/no second/) });
  const session = await passwordSession(app, person);
  await enrolTotp(session, new Date());
  expect((await giveLogin(app, person)).json().secondFactor.ways).toContain('totp');

  expect(await reset()).toMatchObject({ code: 1, output: expect.stringMatching(/--email is missing/) });
  expect(await reset('--email', 'nobody@exemple.test')).toMatchObject({ code: 1 });
  expect(await reset('--email', person.email.toUpperCase())).toMatchObject({ code: 0 });

  expectRefusal(await session.get('/second-factors'), 401);
  expect((await giveLogin(app, person)).json()).toMatchObject({ isSuccess: true, entity: { id: person.id } });
  expect((await giveLogin(app, bystander)).json().secondFactor.ways).toContain('totp');
  expect(await app.db.select().from(factors).where(eq(factors.userId, person.id))).toEqual([]);
  const acts = await app.db
    .select({ actorId: auditLog.actorId, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entityId, person.id), eq(auditLog.action, 'resetFactors')));
  expect(acts).toEqual([{ actorId: null, after: { removed: expect.any(Number) } }]);
});
