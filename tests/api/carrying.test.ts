import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../src/server/db/client.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import { files } from '../../src/server/db/schema/index.ts';
import { createJobs } from '../../src/server/jobs/jobs.ts';
import { queues } from '../../src/server/queues.ts';
import { createDiskStorage } from '../../src/server/storage/diskStorage.ts';
import { buildProject } from '../support/builders.ts';
import { tableChecksums } from '../support/checksums.ts';
import { openTestDatabase } from '../support/database.ts';
import { fillTemplate } from '../support/fillTemplate.ts';
import { dropDatabase, onServer, withDatabase } from '../support/postgres.ts';
import { runCommand } from '../support/runCommand.ts';
import { startS3Fake } from '../support/s3Fake.ts';
import { startProcess } from '../support/serverProcess.ts';
import { places } from '../support/submission.ts';
import { startLoad } from '../support/writingLoad.ts';

const content = randomBytes(100_000);
const storageKey = randomUUID();
const template = inject('databaseTemplate');

/** Databases without a table, and folders, that are gone in the end. */
const made: { databases: string[]; folders: string[] } = { databases: [], folders: [] };
afterAll(async () => {
  for (const folder of made.folders) await rm(folder, { recursive: true, force: true });
  if (template.kind === 'embedded') return;
  for (const name of made.databases) await dropDatabase(template.server, name);
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'oasis-carrying-'));
  made.folders.push(folder);
  return folder;
}

async function emptyDatabase(): Promise<string> {
  if (template.kind === 'embedded') throw new Error('Only a server holds several databases');
  const name = `oasis_empty_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(template.server, `create database ${name}`);
  made.databases.push(name);
  return withDatabase(template.server, name);
}

/** An empty place of the kind that this run is about. */
async function emptyPlace(): Promise<Record<string, string>> {
  const place = { DATA_DIR: await emptyFolder() };
  return template.kind === 'embedded' ? place : { ...place, DATABASE_URL: await emptyDatabase() };
}

async function within<Result>(
  place: Record<string, string>,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { DATA_DIR = '', DATABASE_URL } = place;
  const database = await openDatabase({ DATA_DIR, DATABASE_URL, DATABASE_POOL: 2 });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

const sumsOf = (place: Record<string, string>) => within(place, tableChecksums);

/** A request with a document and a message that waits. */
async function furnish(place: Record<string, string>): Promise<void> {
  await createDiskStorage(place.DATA_DIR ?? '').put(storageKey, Readable.from([content]));
  await within(place, async (database) => {
    const project = await buildProject(database.orm, { status: 'Accepted' });
    const document = { slot: 1, name: 'plan.pdf', extension: 'pdf', mime: 'application/pdf', size: content.length };
    const owner = { projectId: project.id, uploadedBy: project.clientId };
    await database.orm.insert(files).values({ ...owner, ...document, sha256: '', storageKey });
    const jobs = createJobs(database, pino({ level: 'silent' }), queues);
    await jobs.start();
    await jobs.enqueue(database.orm, 'messages.send', [{ messageId: randomUUID() }]);
    await jobs.stop();
  });
}

const documentIn = async (folder: string) => buffer(await createDiskStorage(folder).get(storageKey));

async function waitingJobs(place: Record<string, string>): Promise<unknown[]> {
  const { rows } = await within(place, (database) =>
    database.query(`select name, data from pgboss.job where name = 'messages.send' and state < 'completed'`),
  );
  return rows;
}

describe('npm run backup and npm run restore', () => {
  let source: Record<string, string>;
  beforeAll(async () => {
    const { database, dataDir, url } = await openTestDatabase();
    await database.close();
    made.folders.push(dataDir);
    if (url) made.databases.push(new URL(url).pathname.slice(1));
    source = { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) };
    await furnish(source);
  });

  test('carry everything into an empty place, with equal checksums', async () => {
    const file = join(await emptyFolder(), 'whole.backup');
    expect(await runCommand('backup', [file], source)).toMatchObject({ code: 0 });
    const place = await emptyPlace();
    expect(await runCommand('restore', [file], place)).toMatchObject({ code: 0 });
    expect(await sumsOf(place)).toEqual(await sumsOf(source));
    expect(await documentIn(place.DATA_DIR ?? '')).toEqual(content);
    expect(await waitingJobs(place)).toEqual(await waitingJobs(source));
    // A second time the place is not empty any more.
    const again = await runCommand('restore', [file], place);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('not empty') });
  }, 300_000);

  test('under writing load give one moment, whole', async (context) => {
    if (!source.DATABASE_URL) return context.skip('the embedded database serves one process, which a backup is too');
    const here = await within(source, ({ orm }) => places(orm));
    const server = await startProcess({ ...source, DEMO: '0', JWT_SECRET: 'the same secret over all the restarts' });
    const load = startLoad(server.url, here, 4);
    while (load.attempts.filter(({ acknowledged }) => acknowledged).length < 5) await pause(50);
    const before = load.attempts.flatMap(({ acknowledged }) => acknowledged ?? []);
    const file = join(await emptyFolder(), 'busy.backup');
    const backup = await runCommand('backup', [file], source);
    expect(backup).toMatchObject({ code: 0 });
    const after = load.attempts.flatMap(({ acknowledged }) => acknowledged ?? []);
    await server.kill();
    await load.ended;
    expect(after.length).toBeGreaterThan(before.length);

    const [one, other] = [await emptyPlace(), await emptyPlace()];
    for (const place of [one, other]) expect(await runCommand('restore', [file], place)).toMatchObject({ code: 0 });
    expect(await sumsOf(one)).toEqual(await sumsOf(other));
    expect(await documentIn(one.DATA_DIR ?? '')).toEqual(content);
    const { rows } = await within(one, (database) =>
      database.query(
        `select projects.id, count(messages.id)::int as told from projects left join messages on project_id = projects.id
         where description = 'Refaire la peinture du salon' group by 1`,
      ),
    );
    const kept = rows as { id: string; told: number }[];
    // Whatever was answered before is there; a request and what its client was told came in one transaction.
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
    expect(kept.filter(({ told }) => told !== 1)).toEqual([]);
  }, 300_000);
});

describe.skipIf(template.kind === 'embedded')('npm run db:move', () => {
  const bucket = 'oasis';
  let source: { DATA_DIR: string };
  beforeAll(async () => {
    source = { DATA_DIR: await emptyFolder() };
    const filled = inject('embeddedTemplate');
    if (filled) await cp(filled, source.DATA_DIR, { recursive: true });
    else await fillTemplate({ ...source, DATABASE_URL: undefined, DATABASE_POOL: 1 });
    await furnish(source);
  }, 300_000);

  test('carries an embedded database into a server, again where it is wanted, and never over anything', async () => {
    const sums = await sumsOf(source);
    const first = await emptyDatabase();
    expect(await runCommand('move', [first], source)).toMatchObject({ code: 0 });
    const server = { ...source, DATABASE_URL: first };
    expect(await sumsOf(server)).toEqual(sums);
    expect(await waitingJobs(server)).toEqual(await waitingJobs(source));
    expect(await documentIn(source.DATA_DIR)).toEqual(content);

    const over = await runCommand('move', [first], source);
    expect(over).toMatchObject({ code: 1, output: expect.stringContaining('not empty') });
    expect(await sumsOf(server)).toEqual(sums);
    // What the figures by day are numbered with goes on from where it is.
    await within(server, (database) => buildProject(database.orm));

    const s3 = await startS3Fake(bucket, 'key');
    const store = {
      S3_BUCKET: bucket,
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const second = await emptyDatabase();
    expect(await runCommand('move', [second], { ...source, ...store })).toMatchObject({ code: 0 });
    expect(await sumsOf({ ...source, DATABASE_URL: second })).toEqual(sums);
    expect(s3.objects.get(storageKey)).toEqual(content);
    await s3.close();
    expect(await sumsOf(source)).toEqual(sums);
  }, 300_000);
});
