import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { auditLog, messages, projects, quotes } from '../../src/server/db/schema/index.ts';
import type { QuoteView } from '../../src/shared/quotes/views.ts';
import { buildAcceptance, buildContractor, buildProject, DEMO_PASSWORD } from '../support/builders.ts';
import { openTestDatabase } from '../support/database.ts';
import { quoteOf } from '../support/quotes.ts';
import { launch, startProcess } from '../support/serverProcess.ts';
import { places } from '../support/submission.ts';
import { type Attempt, startLoad, submit } from '../support/writingLoad.ts';

/** `KILLS=30` for the figure in the notes; fewer in every run, because each is a start. */
const kills = Number(process.env.KILLS ?? 3);
const WRITERS = 6;

test(
  `${kills} SIGKILLs under writing load lose no acknowledged write and do nothing twice`,
  async () => {
    const { database, dataDir, url, drop } = await openTestDatabase();
    const here = await places(database.orm);
    await database.close();
    const settings = {
      DATA_DIR: dataDir,
      DEMO: '0',
      JWT_SECRET: 'the same secret over all the restarts',
      ...(url ? { DATABASE_URL: url } : {}),
    };

    const attempts: Attempt[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const server = await startProcess(settings);
      const load = startLoad(server.url, here, WRITERS);
      await pause(500 + Math.random() * 1500);
      await server.kill();
      await load.ended;
      attempts.push(...load.attempts);
    }

    const server = await startProcess(settings);
    const unanswered = attempts.filter(({ acknowledged }) => !acknowledged);
    for (const attempt of unanswered) attempt.acknowledged = await submit(server.url, attempt);
    await server.stop();

    const reopened = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_POOL: 2 });
    const kept = await reopened.orm.select({ id: projects.id }).from(projects);
    const told = await reopened.orm.$count(messages, eq(messages.template, 'requestReceived'));
    await reopened.close();
    await drop({ isClosed: true });

    expect(attempts.length).toBeGreaterThan(kills);
    expect(kept.map(({ id }) => id).toSorted()).toEqual(attempts.map(({ acknowledged }) => acknowledged).toSorted());
    expect(told).toBe(attempts.length);
    console.info(
      `${kills} kills: ${attempts.length} requests, ${attempts.length - unanswered.length} answered before a kill, none lost, none doubled`,
    );
  },
  60_000 + kills * 120_000,
);

const SENDERS = 50;

test('quotes are numbered without a gap though the process is killed while 50 are sent, and each is sent once', async () => {
  const { database, dataDir, url, drop } = await openTestDatabase();
  const { user, enterprise } = await buildContractor(database.orm, { package: 'Premium' });
  const leadIds: string[] = [];
  for (let sequence = 1; sequence <= SENDERS; sequence += 1) {
    const { id: projectId } = await buildProject(database.orm, { status: 'Available' });
    const lead = await buildAcceptance(database.orm, {
      projectId,
      enterpriseId: enterprise.id,
      monthlySequence: sequence,
    });
    leadIds.push(lead.id);
  }
  await database.close();
  const settings = {
    DATA_DIR: dataDir,
    DEMO: '0',
    JWT_SECRET: 'the same secret over all the restarts',
    ...(url ? { DATABASE_URL: url } : {}),
  };
  let server = await startProcess(settings);
  const post = async (path: string, token: string, key: string, body?: object): Promise<QuoteView> => {
    const headers = new Headers({ authorization: `Bearer ${token}`, 'idempotency-key': key });
    if (body) headers.set('content-type', 'application/json');
    const reply = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    const answer = (await reply.json()) as { entity: QuoteView; errorMessage: string };
    if (!reply.ok) throw new Error(answer.errorMessage);
    return answer.entity;
  };
  const login = await fetch(`${server.url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginIdentifier: user.email, password: DEMO_PASSWORD }),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const drafts: QuoteView[] = [];
  for (const leadId of leadIds)
    drafts.push(await post(`/leads/${leadId}/quotes`, accessToken, randomUUID(), quoteOf()));

  const keys = new Map(drafts.map(({ id }) => [id, randomUUID()]));
  const told = new Map<string, string | null>();
  const ask = ({ id, updatedAt }: QuoteView) =>
    post(`/quotes/${id}/send`, accessToken, keys.get(id) ?? '', { updatedAt });
  const send = async (draft: QuoteView) => {
    const sent = await ask(draft);
    told.set(draft.id, sent.number);
    // The process dies when some are sent, some on their way and some not begun.
    if (told.size === 10) void server.kill();
  };
  await Promise.all(
    drafts.map((one) =>
      send(one).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
      }),
    ),
  );
  const acknowledged = new Map(told);
  expect(acknowledged.size).toBeGreaterThanOrEqual(10);
  server = await startProcess(settings);
  const again = await Promise.all(drafts.map(async (draft) => [draft.id, (await ask(draft)).number]));
  await server.stop();
  for (const [id, number] of acknowledged) expect(again).toContainEqual([id, number]);

  const reopened = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_POOL: 2 });
  const stored = await reopened.orm.select({ number: quotes.number }).from(quotes);
  const sentOnce = await reopened.orm.$count(auditLog, and(eq(auditLog.entity, 'quotes'), eq(auditLog.action, 'send')));
  await reopened.close();
  await drop({ isClosed: true });
  const year = new Date().getUTCFullYear();
  expect(stored.map(({ number }) => number).toSorted()).toEqual(
    Array.from({ length: SENDERS }, (_, index) => `DEV-${year}-${String(index + 1).padStart(5, '0')}`),
  );
  expect(sentOnce).toBe(SENDERS);
  console.info(`killed after ${acknowledged.size} of ${SENDERS} quotes were sent: no number missing, none twice`);
}, 180_000);

test('a second process on the same embedded folder is refused in plain words; the first goes on', async (context) => {
  const { database, dataDir, url, drop } = await openTestDatabase();
  await database.close();
  if (url) {
    await drop({ isClosed: true });
    return context.skip('several processes on one PostgreSQL are meant');
  }
  const first = await startProcess({ DATA_DIR: dataDir, DEMO: '0' });
  const second = launch({ DATA_DIR: dataDir, DEMO: '0', PORT: '0' });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('is in use by another Oasis process');
  expect(second.output()).not.toContain('    at ');
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.stop();
  expect(await first.ended).toBe(0);
  await drop({ isClosed: true });
}, 60_000);
