import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, messages } from '../../src/server/db/schema/index.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';
import { buildSms } from '../support/sms/buildSms.ts';
import { type NimbaFake, nimbaCredentials, startNimbaFake } from '../support/sms/nimbaFake.ts';

const now = new Date('2026-03-10T12:00:00Z');
const at = (time: string) => new Date(`2026-${time}Z`);

let app: TestApp;
let admin: SignedIn;
let fake: NimbaFake;

beforeAll(async () => {
  fake = await startNimbaFake();
  app = await startTestApp({
    clock: () => now,
    settings: {
      SMS_PROVIDER: 'nimba',
      SMS_WEBHOOK_SECRET: 'a-secret-of-the-tests-only',
      NIMBA_SERVICE_ID: nimbaCredentials.serviceId,
      NIMBA_SECRET_TOKEN: nimbaCredentials.secretToken,
      NIMBA_SENDER_NAME: nimbaCredentials.senderName,
      NIMBA_BASE_URL: `${fake.url}/v1`,
    },
  });
  admin = await app.loginAs('Admin');
});
afterAll(async () => {
  await app.close();
  await fake.close();
});
beforeEach(async () => {
  await app.db.delete(messages);
});

test('the SMS are counted by their end, by the day and by the month of UTC; e-mails and what waits are not', async () => {
  const sms = (status: 'Sent' | 'Delivered' | 'Failed' | 'Queued' | 'Uncertain', sentAt: Date | null, tried?: Date) =>
    buildSms(app.db, { status, sentAt, sendingSince: tried ?? sentAt, createdAt: at('01-02T08:00:00') });
  await sms('Sent', at('03-10T00:00:00'));
  await sms('Delivered', at('03-09T23:59:59'));
  await sms('Delivered', at('03-01T00:00:00'));
  await sms('Sent', at('02-28T23:59:59'));
  await sms('Failed', at('03-10T11:00:00'));
  await sms('Failed', null, at('03-10T11:30:00'));
  await sms('Queued', null);
  // Held back by a bound of ours and given up: no provider was asked.
  await buildSms(app.db, { status: 'Failed', createdAt: at('03-10T10:00:00') });
  await buildSms(app.db, { status: 'Failed', createdAt: at('02-10T10:00:00') });
  await sms('Uncertain', null, at('03-10T11:30:00'));
  await buildSms(app.db, { channel: 'email', subject: 'Bonjour', status: 'Sent', sentAt: now });
  const { counter } = expectEntity<{ counter: object }>(await admin.get('/admin/sms/summary'));
  expect(counter).toEqual({
    totalSent: 6,
    totalDelivered: 2,
    totalFailed: 2,
    sentToday: 3,
    sentThisMonth: 5,
    lastUpdatedUtc: '2026-03-10T11:30:00.000Z',
    readUtc: '2026-03-10T12:00:00.000Z',
  });
});

test('nothing sent is zero', async () => {
  const { counter } = expectEntity<{ counter: object }>(await admin.get('/admin/sms/summary'));
  expect(counter).toMatchObject({ totalSent: 0, totalDelivered: 0, totalFailed: 0, sentToday: 0, sentThisMonth: 0 });
});

test('the credit and the purchases are the provider’s, the newest first', async () => {
  fake.balance = 77;
  const { account, purchases } = expectEntity<{ account: object; purchases: { uid: string }[] }>(
    await admin.get('/admin/sms/summary'),
  );
  expect(account).toEqual({ balance: 77, provider: 'nimba' });
  expect(purchases.map(({ uid }) => uid)).toEqual(Array.from({ length: 103 }, (_, index) => `uid-${102 - index}`));
});

test('the sandbox says that its figures are samples', async () => {
  const sandbox = await startTestApp();
  const chief = await sandbox.loginAs('Admin');
  const { account, purchases } = expectEntity<{ account: object; purchases: { reference: string }[] }>(
    await chief.get('/admin/sms/summary'),
  );
  expect(account).toEqual({ balance: 1000, provider: 'sandbox' });
  expect(purchases.map(({ reference }) => reference)).toEqual(['SANDBOX-0002', 'SANDBOX-0001']);
  await sandbox.close();
});

describe('sending again', () => {
  const retry = (id: string, headers?: Record<string, string>) =>
    admin.put(`/admin/messages/${id}/retry`, undefined, headers);
  const jobsOf = async (id: string) => {
    const { rows } = await app.database.query(
      `select id from pgboss.job where name = 'messages.send' and data->>'messageId' = $1`,
      [id],
    );
    return rows.length;
  };

  test.each(['Failed', 'Uncertain'] as const)(
    'queues what is %s, once under its key, and is an act',
    async (status) => {
      const { id } = await buildSms(app.db, { status, attempts: 8, lastError: 'nimba: 500', provider: 'nimba' });
      const key = { 'idempotency-key': crypto.randomUUID() };
      const first = expectEntity<object>(await retry(id, key));
      expect(first).toMatchObject({ id, status: 'Queued', attempts: 0, lastError: null, triedAt: null });
      expect(expectEntity<object>(await retry(id, key))).toEqual(first);
      expect(await jobsOf(id)).toBe(1);
      expect(await app.db.select().from(auditLog).where(eq(auditLog.entityId, id))).toMatchObject([
        { action: 'retry', entity: 'messages', actorId: admin.userId, before: { status, attempts: 8 } },
      ]);
    },
  );

  test.each(['Queued', 'Sending', 'Sent', 'Delivered'] as const)('is refused for what is %s', async (status) => {
    const { id } = await buildSms(app.db, { status });
    expectRefusal(await retry(id), 409, 'WRONG_STATE');
    expect(await jobsOf(id)).toBe(0);
  });
});

test('where the provider does not answer it says so', async () => {
  await fake.close();
  const { errorMessage } = expectRefusal(await admin.get('/admin/sms/summary'), 503);
  expect(errorMessage).toBe('Le fournisseur de SMS ne répond pas. Réessayez dans un instant.');
});
