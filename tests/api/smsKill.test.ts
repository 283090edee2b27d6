import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { messages } from '../../src/server/db/schema/index.ts';
import { createJobs } from '../../src/server/jobs/jobs.ts';
import { createProviders } from '../../src/server/messages/createProviders.ts';
import { queues } from '../../src/server/queues.ts';
import { createStorage } from '../../src/server/storage/createStorage.ts';
import { openTestDatabase } from '../support/database.ts';
import { senderOf } from '../support/senderOf.ts';
import { startProcess } from '../support/serverProcess.ts';
import { nimbaCredentials, startNimbaFake } from '../support/sms/nimbaFake.ts';
import { places, submissionOf } from '../support/submission.ts';

const IN_TWO_MINUTES_MS = 120_000;

test('SIGKILL between the provider’s taking an SMS and our row: it went out once, and staff see that nobody knows', async () => {
  const { database, dataDir, url, drop } = await openTestDatabase();
  const here = await places(database.orm);
  await database.close();
  const fake = await startNimbaFake();
  fake.next.push('takenThenSilent');
  const settings = {
    DATA_DIR: dataDir,
    DEMO: '0',
    JWT_SECRET: 'the same secret over all the restarts',
    SMS_PROVIDER: 'nimba',
    SMS_WEBHOOK_SECRET: 'a-secret-of-the-tests-only',
    NIMBA_SERVICE_ID: nimbaCredentials.serviceId,
    NIMBA_SECRET_TOKEN: nimbaCredentials.secretToken,
    NIMBA_SENDER_NAME: nimbaCredentials.senderName,
    NIMBA_BASE_URL: `${fake.url}/v1`,
    ...(url ? { DATABASE_URL: url } : {}),
  };

  const server = await startProcess(settings);
  await request(server.url, here);
  await vi.waitFor(() => expect(fake.sent).toHaveLength(1), { timeout: 20_000 });
  await server.kill();

  const config = readConfig(settings);
  const reopened = await openDatabase(config);
  const { orm: db } = reopened;
  const isSms = and(eq(messages.channel, 'sms'), eq(messages.template, 'requestReceived'));
  const [left] = await db.select().from(messages).where(isSms);
  expect(left).toMatchObject({ status: 'Sending', provider: 'nimba', providerMessageId: null, attempts: 1 });

  const jobs = createJobs(reopened, pino({ level: 'silent' }), queues);
  const now = new Date(Date.now() + IN_TWO_MINUTES_MS);
  const ctx = { db, actor: null, now, config, jobs, storage: await createStorage(config), requestId: 'test' };
  await senderOf(ctx, createProviders(config))(ctx, left?.id ?? '');
  const [afterwards] = await db.select().from(messages).where(isSms);
  expect(afterwards).toMatchObject({ status: 'Uncertain', lastError: expect.stringContaining('interrompu') });
  expect(fake.sent).toHaveLength(1);

  await reopened.close();
  await fake.close();
  await drop({ isClosed: true });
}, 90_000);

async function request(url: string, here: Awaited<ReturnType<typeof places>>): Promise<void> {
  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(reply.status).toBe(200);
    return (await reply.json()) as { entity: { id: string }; accessToken: string };
  };
  const client = { isSubmission: true, firstName: 'Awa', phoneNumber: '622112233' };
  const { entity, accessToken } = await post('/register', client);
  await post('/save-project-infos', submissionOf(entity.id, here), accessToken);
}
