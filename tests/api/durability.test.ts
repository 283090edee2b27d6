import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { messages, projects } from '../../src/server/db/schema/index.ts';
import { openTestDatabase } from '../support/database.ts';
import { launch, startProcess } from '../support/serverProcess.ts';
import { places } from '../support/submission.ts';
import { type Attempt, startLoad, submit } from '../support/writingLoad.ts';

/** `KILLS=30` for the figure in the notes; fewer in every run, because each is a start. */
const kills = Number(process.env.KILLS ?? 4);
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
