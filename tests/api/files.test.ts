import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files } from '../../src/server/db/schema/index.ts';
import { createDiskStorage } from '../../src/server/files/diskStorage.ts';
import { createS3Storage } from '../../src/server/files/s3Storage.ts';
import type { FileStorage } from '../../src/server/files/storage.ts';
import { clean } from '../../src/server/jobs/clean.ts';
import type { FileItem } from '../../src/shared/files/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { startS3Fake } from '../support/s3Fake.ts';
import { executable, pdf, png } from '../support/sampleFiles.ts';
import { submitAsVisitor, withKey } from '../support/submission.ts';

let app: TestApp;
let now = new Date();

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app.close());

const photo = { name: 'salon.png', content: png() };

describe('an upload', () => {
  test('is stored, listed and given back byte for byte', async () => {
    const { client, projectId } = await submitAsVisitor(app);
    const [stored] = expectEntity<FileItem[]>(await client.upload(`/upload-file/project/${projectId}`, photo));
    expect(stored).toMatchObject({ name: 'salon.png', extension: 'png', size: photo.content.length });
    expect(expectEntity<FileItem[]>(await client.get(`/get-files?projectId=${projectId}&enterpriseId=`))).toEqual([
      stored,
    ]);
    const given = await client.get(`/download/${stored?.id}`);
    expect(given.rawPayload.equals(photo.content)).toBe(true);
    expect(given.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(given.headers['content-disposition']).toMatch(/^inline/);
  });

  test('is known by its content, whatever its name says', async () => {
    const { client, projectId } = await submitAsVisitor(app);
    const url = `/upload-file/project/${projectId}`;
    const [renamed] = expectEntity<FileItem[]>(await client.upload(url, { name: '../../devis.exe', content: pdf() }));
    expect(renamed).toMatchObject({ name: 'devis.pdf', extension: 'pdf' });
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
    expect(await readdir(join(tmpdir(), 'oasis-uploads'))).toEqual([]);
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
    const fake = await startS3Fake('documents', 'AKIDTEST');
    const config = {
      ...app.config,
      S3_ENDPOINT: fake.endpoint,
      S3_ACCESS_KEY_ID: 'AKIDTEST',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const storage: FileStorage =
      kind === 's3' ? createS3Storage(config, 'documents') : createDiskStorage(join(app.config.DATA_DIR, 'another'));
    const content = png(64, 64, 100_000);
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
    const fake = await startS3Fake('documents', 'AKIDTEST');
    const config = {
      ...app.config,
      S3_ENDPOINT: fake.endpoint,
      S3_ACCESS_KEY_ID: 'AKIDTEST',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const storage: FileStorage =
      kind === 's3' ? createS3Storage(config, 'documents') : createDiskStorage(join(app.config.DATA_DIR, 'third'));
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
