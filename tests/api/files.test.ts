import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { files } from '../../src/server/db/schema/index.ts';
import { clean } from '../../src/server/maintenance/clean.ts';
import { createDiskStorage } from '../../src/server/storage/diskStorage.ts';
import { createS3Storage } from '../../src/server/storage/s3Storage.ts';
import type { FileStorage } from '../../src/server/storage/storage.ts';
import type { FileItem } from '../../src/shared/files/views.ts';
import { NO_ID } from '../../src/shared/ids.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { type S3Fake, type StoreTrouble, startS3Fake } from '../support/s3Fake.ts';
import { executable, pdf, png } from '../support/sampleFiles.ts';
import { submitAsVisitor, withKey } from '../support/submission.ts';
import { buildVerification } from '../support/verifications.ts';

let app: TestApp;
let now = new Date();

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app.close());

const BUCKET = 'documents';
const ACCESS_KEY_ID = 'AKIDTEST';

/** The settings under which documents go into this store. */
const settingsOf = ({ endpoint }: S3Fake) => ({
  S3_BUCKET: BUCKET,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY: 'secret',
});

const photo = { name: 'salon.png', content: png() };

describe('an upload', () => {
  test('is stored, listed and given back byte for byte', async () => {
    const { client, projectId } = await submitAsVisitor(app);
    const plan = { name: 'plan.pdf', content: Buffer.concat([pdf(), Buffer.alloc(2048, '\n')]) };
    const [stored] = expectEntity<FileItem[]>(await client.upload(`/upload-file/project/${projectId}`, plan));
    expect(stored).toMatchObject({ name: 'plan.pdf', extension: 'pdf', size: plan.content.length });
    expect(expectEntity<FileItem[]>(await client.get(`/get-files?projectId=${projectId}&enterpriseId=`))).toEqual([
      stored,
    ]);
    // The all-zero id is none (design §7).
    const { contractor, enterprise, fileId } = await buildVerification(app, null);
    const ofEnterprise = await contractor.get(`/get-files?projectId=${NO_ID}&enterpriseId=${enterprise.id}`);
    expect(expectEntity<FileItem[]>(ofEnterprise).map(({ id }) => id)).toEqual([fileId]);
    const given = await client.get(`/download/${stored?.id}`);
    expect(given.rawPayload.equals(plan.content)).toBe(true);
    expect(given.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(given.headers['content-disposition']).toMatch(/^inline/);
    // It is packed already: whoever loads it is told how long it is.
    const packed = await client.get(`/download/${stored?.id}`, { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-length']).toBe(String(plan.content.length));
  });

  test('is known by its content, whatever its name says', async () => {
    const { client, projectId } = await submitAsVisitor(app);
    const url = `/upload-file/project/${projectId}`;
    const [renamed] = expectEntity<FileItem[]>(await client.upload(url, { name: '../../devis.exe', content: pdf() }));
    expect(renamed).toMatchObject({ name: 'devis.pdf', extension: 'pdf' });
    // Read from the right, the end of this name would stand in its middle.
    const turned = { name: 'devis\u202Egpj.exe.pdf', content: pdf() };
    expect(expectEntity<FileItem[]>(await client.upload(url, turned)).at(-1)?.name).toBe('devisgpj.exe.pdf');
    expectRefusal(await client.upload(url, { name: 'photo.png', content: executable() }), 415);
    expectRefusal(
      await client.upload(url, { name: 'page.pdf', content: Buffer.from('<script>alert(1)</script>') }),
      415,
    );
    expectInvalid(await client.upload(url, { name: 'vide.png', content: Buffer.alloc(0) }), 'Files');
  });

  test('over 15 MB is refused, and leaves nothing behind', async () => {
    const { client, projectId } = await submitAsVisitor(app);
    const large = { name: 'grand.png', content: png(8, 8, 15 * 1024 * 1024) };
    expectRefusal(await client.upload(`/upload-file/project/${projectId}`, large), 413);
    expect(expectEntity<FileItem[]>(await client.get(`/get-files?projectId=${projectId}`))).toEqual([]);
    expect(await readdir(join(app.config.DATA_DIR, 'uploads'))).toEqual([]);
  });

  test('repeated under one key is one document; ten are the most, also at once', async () => {
    const { client, projectId } = await submitAsVisitor(app);
    const url = `/upload-file/project/${projectId}`;
    const key = withKey();
    const ids = (await Promise.all([1, 2, 3].map(() => client.upload(url, photo, key)))).map(
      (reply) => expectEntity<FileItem[]>(reply)[0]?.id,
    );
    expect(new Set(ids).size).toBe(1);
    expectRefusal(await client.upload(url, { ...photo, name: 'autre.png' }, key), 422);
    const statuses = await Promise.all(Array.from({ length: 14 }, () => client.upload(url, photo)));
    expect(statuses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9);
    for (const reply of statuses.filter(({ statusCode }) => statusCode !== 200))
      expectRefusal(reply, 409, 'TOO_MANY_FILES');
    expect(await app.db.$count(files, eq(files.projectId, projectId))).toBe(10);
  });

  test('is for the client and staff; a stranger neither adds nor reads', async () => {
    const { client, projectId } = await submitAsVisitor(app);
    const url = `/upload-file/project/${projectId}`;
    const [stored] = expectEntity<FileItem[]>(await client.upload(url, photo));
    for (const role of ['Client', 'Entrepreneur', 'SalesService'] as const) {
      const stranger = await app.loginAs(role);
      expectRefusal(await stranger.upload(url, photo), 403);
      expectRefusal(await stranger.get(`/download/${stored?.id}`), 403);
      expectRefusal(await stranger.get(`/get-files?projectId=${projectId}`), 403);
    }
    const agent = await app.loginAs('CustomerService');
    expectEntity(await agent.upload(url, photo));
    expectRefusal(await app.visitor.upload(url, photo), 401);
    expectRefusal(await client.get('/download/01890000-0000-7000-8000-000000000000'), 404);
    expectInvalid(await client.get('/get-files'), 'ProjectId');
    expectInvalid(await client.get(`/get-files?projectId=${NO_ID}&enterpriseId=`), 'ProjectId');
    expectInvalid(await client.upload(`/upload-file/other/${projectId}`, photo), 'Type');
  });
});

test('the nightly cleaning removes stored documents that no row names, and only those', async () => {
  const { client, projectId } = await submitAsVisitor(app);
  const [stored] = expectEntity<FileItem[]>(await client.upload(`/upload-file/project/${projectId}`, photo));
  await app.storage.put('ff'.repeat(24), Readable.from(png()));
  now = new Date(Date.now() + 2 * 86_400_000);
  await clean(app.newContext());
  const keys = await Array.fromAsync(app.storage.list(), ({ key }) => key);
  expect(keys).not.toContain('ff'.repeat(24));
  expect((await client.get(`/download/${stored?.id}`)).statusCode).toBe(200);
});

describe.each(['disk', 's3'])('the %s store', (kind) => {
  test('puts, gives back, lists and removes', async () => {
    const fake = await startS3Fake(BUCKET, ACCESS_KEY_ID);
    const config = { ...app.config, ...settingsOf(fake) };
    const storage: FileStorage =
      kind === 's3' ? createS3Storage(config, BUCKET) : createDiskStorage(join(app.config.DATA_DIR, 'another'));
    const content = png(64, 64, 6_000_000);
    await storage.put('ab12', Readable.from([content.subarray(0, 70_000), content.subarray(70_000)]));
    expect((await buffer(await storage.get('ab12'))).equals(content)).toBe(true);
    expect(await Array.fromAsync(storage.list(), ({ key }) => key)).toEqual(['ab12']);
    await storage.remove('ab12');
    await storage.remove('ab12');
    await expect(storage.get('ab12')).rejects.toThrow();
    expect(await Array.fromAsync(storage.list())).toEqual([]);
    await fake.close();
  });

  test('keeps nothing of a document whose sender went away', async () => {
    const fake = await startS3Fake(BUCKET, ACCESS_KEY_ID);
    const config = { ...app.config, ...settingsOf(fake) };
    const storage: FileStorage =
      kind === 's3' ? createS3Storage(config, BUCKET) : createDiskStorage(join(app.config.DATA_DIR, 'third'));
    const broken = Readable.from(
      (function* () {
        yield png();
        throw new Error('The connection was lost');
      })(),
    );
    await expect(storage.put('cd34', broken)).rejects.toThrow('The connection was lost');
    expect(await Array.fromAsync(storage.list())).toEqual([]);
    await fake.close();
  });
});

test('an S3 store that stops in the middle of a document is given up, a reader who takes their time is not', async () => {
  const fake = await startS3Fake(BUCKET, ACCESS_KEY_ID);
  const storage = createS3Storage({ ...app.config, ...settingsOf(fake) }, BUCKET, 500);
  const content = png(64, 64, 6_000_000);
  await storage.put('ef56', Readable.from([content]));
  const taken: Buffer[] = [];
  for await (const chunk of await storage.get('ef56')) {
    if (taken.length === 3) await new Promise((resolve) => setTimeout(resolve, 1_000));
    taken.push(chunk);
  }
  expect(Buffer.concat(taken).equals(content)).toBe(true);
  fake.trouble = 'stalls';
  await expect(buffer(await storage.get('ef56'))).rejects.toThrow('The store stopped in the middle of a document');
  await fake.close();
}, 10_000);

describe('an S3 store that fails', () => {
  let fake: S3Fake;
  let failing: TestApp;
  beforeAll(async () => {
    fake = await startS3Fake(BUCKET, ACCESS_KEY_ID);
    failing = await startTestApp({ settings: settingsOf(fake), allowsErrors: true });
  });
  afterAll(async () => {
    await failing.close();
    await fake.close();
  });

  const during = async <Result>(trouble: StoreTrouble, act: () => Promise<Result>): Promise<Result> => {
    fake.trouble = trouble;
    try {
      return await act();
    } finally {
      fake.trouble = undefined;
    }
  };

  test.each<StoreTrouble>(['error', 'busy', 'cutInside', 'takenThenCut'])(
    'is told as 503 with a sentence (%s); the same upload goes through afterwards, once',
    async (trouble) => {
      const { client, projectId } = await submitAsVisitor(failing);
      const url = `/upload-file/project/${projectId}`;
      const key = withKey();
      const refusal = expectRefusal(await during(trouble, () => client.upload(url, photo, key)), 503);
      expect(refusal.errorMessage).toBe('Le document n’a pas pu être enregistré. Réessayez dans un instant.');
      const [stored] = expectEntity<FileItem[]>(await client.upload(url, photo, key));
      expect(expectEntity<FileItem[]>(await client.get(`/get-files?projectId=${projectId}`))).toEqual([stored]);
    },
  );

  test('has not lost what it cannot give now', async () => {
    const { client, projectId } = await submitAsVisitor(failing);
    const [stored] = expectEntity<FileItem[]>(await client.upload(`/upload-file/project/${projectId}`, photo));
    const url = `/download/${stored?.id}`;
    const refusal = expectRefusal(await during('busy', () => client.get(url)), 503);
    expect(refusal.errorMessage).toBe('Le document n’est pas disponible pour le moment. Réessayez dans un instant.');
    expect((await client.get(url)).rawPayload).toHaveLength(stored?.size ?? 0);
    fake.objects.clear();
    expectRefusal(await client.get(url), 404);
  });

  test('does not hide why an upload is refused', async () => {
    const { client, projectId } = await submitAsVisitor(failing);
    const url = `/upload-file/project/${projectId}`;
    for (let sent = 0; sent < 10; sent++) expectEntity(await client.upload(url, photo));
    vi.spyOn(failing.storage, 'remove').mockRejectedValueOnce(new Error('The store is away'));
    expectRefusal(await client.upload(url, photo), 409, 'TOO_MANY_FILES');
  });

  test('is not waited for without end', async () => {
    const storage = createS3Storage({ ...failing.config, ...settingsOf(fake) }, BUCKET, 50);
    for (const trouble of ['silent', 'takenThenSilent'] as const) {
      await during(trouble, async () => {
        await expect(storage.put('ef56', Readable.from(png()))).rejects.toThrow('requestTimeout');
        await expect(storage.get('ef56')).rejects.toThrow('requestTimeout');
      });
    }
    expect(fake.unanswered).not.toHaveLength(0);
    await vi.waitFor(() => expect(fake.unanswered.filter(({ until }) => until === 0)).toEqual([]));
  });
});
