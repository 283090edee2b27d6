import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBackup, verifyBackup, writeBackup } from '../../src/server/backup/backupFile.ts';
import { exportRecords } from '../../src/server/backup/exportRecords.ts';
import { importRecords } from '../../src/server/backup/importRecords.ts';
import { CopyRefusal } from '../../src/server/backup/records.ts';
import { files, languages, sounds } from '../../src/server/db/schema/index.ts';
import { createJobs, type JobRunner } from '../../src/server/jobs/jobs.ts';
import { queues } from '../../src/server/queues.ts';
import { createDiskStorage } from '../../src/server/storage/diskStorage.ts';
import { buildProject } from '../support/builders.ts';
import { tableChecksums } from '../support/checksums.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { voiceFile } from '../support/voiceNotes.ts';

const content = randomBytes(200_000);
const storageKey = randomUUID();
/** What else lies in the storage: a voice note, and a sound of the form. */
const voice = { content: voiceFile('chrome.webm'), storageKey: randomUUID() };
const sound = { content: voiceFile('firefox.ogg'), storageKey: randomUUID() };
const messageId = randomUUID();

let source: TestDatabase;
let path: string;

beforeAll(async () => {
  source = await openTestDatabase();
  const { database, dataDir } = source;
  const project = await buildProject(database.orm, {
    status: 'Accepted',
    description: 'Séparateurs \u2028 et\nlignes, \\ guillemets " et \' %_',
  });
  await createDiskStorage(dataDir).put(storageKey, Readable.from([content]));
  await database.orm.insert(files).values({
    projectId: project.id,
    uploadedBy: project.clientId,
    slot: 1,
    name: 'plan.pdf',
    extension: 'pdf',
    mime: 'application/pdf',
    size: content.length,
    sha256: '',
    storageKey,
  });
  for (const recorded of [voice, sound])
    await createDiskStorage(dataDir).put(recorded.storageKey, Readable.from([recorded.content]));
  const recording = { size: voice.content.length, sha256: '', seconds: 1 };
  await database.orm.insert(files).values({
    ...recording,
    projectId: project.id,
    uploadedBy: project.clientId,
    slot: 2,
    name: 'Message vocal - Description.webm',
    extension: 'webm',
    mime: 'audio/webm',
    voice: 'description',
    storageKey: voice.storageKey,
  });
  const [language] = await database.orm.select().from(languages).limit(1);
  await database.orm.insert(sounds).values({
    ...recording,
    step: 'next',
    words: 'Suivant',
    languageId: language?.id ?? '',
    uploadedBy: project.clientId,
    mime: 'audio/ogg',
    storageKey: sound.storageKey,
  });
  await withJobs(source, (jobs) => jobs.enqueue(database.orm, 'messages.send', [{ messageId }]));
  path = join(dataDir, 'test.backup');
  await backUp(path);
});
afterAll(() => source.drop());

async function withJobs<Result>(
  { database }: TestDatabase,
  use: (jobs: JobRunner) => Promise<Result>,
): Promise<Result> {
  const jobs = createJobs(database, pino({ level: 'silent' }), queues);
  await jobs.start();
  try {
    return await use(jobs);
  } finally {
    await jobs.stop();
  }
}

function backUp(target: string, missing: string[] = []) {
  const storage = createDiskStorage(source.dataDir);
  const from = { database: source.database, storage, onMissing: (key: string) => missing.push(key) };
  return exportRecords(from, (records) => writeBackup(target, records, new Date()));
}

async function onTarget(
  use: (target: TestDatabase, restore: (file: string, replace: boolean) => Promise<unknown>) => Promise<void>,
) {
  const target = await openTestDatabase();
  const storage = createDiskStorage(target.dataDir);
  try {
    await withJobs(target, (jobs) =>
      use(target, (file, replace) =>
        importRecords({ database: target.database, storage, jobs, replace }, readBackup(file)),
      ),
    );
  } finally {
    await target.drop();
  }
}

async function changed(name: string, change: (text: string) => string): Promise<string> {
  const file = join(source.dataDir, name);
  await writeFile(file, gzipSync(change(gunzipSync(await readFile(path)).toString())));
  return file;
}

test('what is restored is what was backed up: rows, documents and waiting jobs', async () => {
  await verifyBackup(path);
  await onTarget(async (target, restore) => {
    expect(await restore(path, true)).toMatchObject({ jobs: 1, files: 3 });
    expect(await tableChecksums(target.database)).toEqual(await tableChecksums(source.database));
    const storage = createDiskStorage(target.dataDir);
    expect(await buffer(await storage.get(storageKey))).toEqual(content);
    for (const recorded of [voice, sound])
      expect(await buffer(await storage.get(recorded.storageKey))).toEqual(recorded.content);
    const { rows } = await target.database.query(`select data from pgboss.job where name = 'messages.send'`);
    expect(rows).toEqual([{ data: { messageId } }]);
  });
});

test('a database that holds something is left alone unless it may be replaced', async () => {
  await onTarget(async (target, restore) => {
    const before = await tableChecksums(target.database);
    await expect(restore(path, false)).rejects.toThrow(/not empty/);
    expect(await tableChecksums(target.database)).toEqual(before);
  });
});

test('a damaged, shortened, changed or foreign file is refused', async () => {
  const bytes = await readFile(path);
  const shortened = join(source.dataDir, 'shortened.backup');
  await writeFile(shortened, bytes.subarray(0, bytes.length - 100));
  await expect(verifyBackup(shortened)).rejects.toThrow(CopyRefusal);
  const damaged = join(source.dataDir, 'damaged.backup');
  await writeFile(
    damaged,
    bytes.map((byte, index) => (index === bytes.length >> 1 ? byte ^ 1 : byte)),
  );
  await expect(verifyBackup(damaged)).rejects.toThrow(CopyRefusal);
  await expect(verifyBackup(await changed('changed.backup', (text) => text.replace('Basic', 'Basik')))).rejects.toThrow(
    /checksum/,
  );
  await expect(verifyBackup(await changed('foreign.backup', () => 'hello\n'))).rejects.toThrow(/not a backup/);
  await expect(verifyBackup(join(source.dataDir, 'absent.backup'))).rejects.toThrow(/cannot be read/);
});

test('a failure half way leaves the database and the documents as they were', async () => {
  const file = await changed('failing.backup', (text) => text.replace(/"sha256":"\w+"}\n$/, '"sha256":"0"}\n'));
  await onTarget(async (target, restore) => {
    const before = await tableChecksums(target.database);
    await expect(restore(file, true)).rejects.toThrow(CopyRefusal);
    expect(await tableChecksums(target.database)).toEqual(before);
    await expect(createDiskStorage(target.dataDir).get(storageKey)).rejects.toThrow(/ENOENT/);
  });
});

test('a document that is lost is told, the rest is backed up', async () => {
  await createDiskStorage(source.dataDir).remove(storageKey);
  const missing: string[] = [];
  const file = join(source.dataDir, 'missing.backup');
  expect(await backUp(file, missing)).toMatchObject({ files: 2 });
  expect(missing).toEqual([storageKey]);
  await verifyBackup(file);
});
