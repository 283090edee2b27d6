import { createHash } from 'node:crypto';
import { readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { files, rateLimits } from '../../src/server/db/schema/index.ts';
import { cleanStoredPhotos } from '../../src/server/files/cleanStoredPhotos.ts';
import { createClamav } from '../../src/server/files/scanner/clamav.ts';
import { sweepTemporaryFiles } from '../../src/server/files/temporaryFiles.ts';
import { newStorageKey } from '../../src/server/storage/storage.ts';
import type { FileItem } from '../../src/shared/files/views.ts';
import { makeSmallDisk } from '../chaos/smallDisk.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildProject } from '../support/builders.ts';
import { type ClamdFake, eicar, startClamdFake } from '../support/clamdFake.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { heicFloods, heicPicture, movingPart, secrets, tellingHeic, tellingPhoto } from '../support/photos.ts';
import { executable, pdf, picture, png } from '../support/sampleFiles.ts';
import { withKey } from '../support/submission.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A client with a published request, as the visitor's wizard would have made it. */
async function published(on: TestApp = app) {
  const client = await on.loginAs('Client');
  const project = await buildProject(on.db, { status: 'Available', clientId: client.userId });
  return { client, project, url: `/upload-file/project/${project.id}` };
}

const contentOf = async (id: string, on: TestApp = app): Promise<Buffer> => {
  const [row] = await on.db.select().from(files).where(eq(files.id, id));
  const content = await buffer(await on.storage.get(row?.storageKey ?? ''));
  expect(row).toMatchObject({ size: content.length, sha256: createHash('sha256').update(content).digest('hex') });
  return content;
};

const storedKeys = (on: TestApp = app) => Array.fromAsync(on.storage.list(), ({ key }) => key);

function expectSilent(content: Buffer): void {
  for (const secret of secrets) expect(content.includes(secret), secret).toBe(false);
}

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'that is sent as %s keeps its pixels, upright, and nothing else',
    async (type) => {
      const { client, url } = await published();
      const sent = { name: `IMG.${type}`, content: await tellingPhoto(type) };
      expect(secrets.some((secret) => sent.content.includes(secret))).toBe(true);
      const key = withKey();
      const [stored] = expectEntity<FileItem[]>(await client.upload(url, sent, key));
      const content = await contentOf(stored?.id ?? '');
      expectSilent(content);
      const { width, height, orientation, exif, xmp } = await sharp(content).metadata();
      expect({ width, height, orientation, exif, xmp }).toEqual({ width: 20, height: 40 });
      // Held sideways, its left was the top.
      const { data } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
      expect(data[0]).toBeGreaterThan(200);
      expect(data[1]).toBeLessThan(90);
      expect(expectEntity(await client.upload(url, sent, key))).toEqual([stored]);
    },
  );

  test('in HEIC keeps its picture byte for byte, and tells nothing any more', async () => {
    const { client, url } = await published();
    const content = tellingHeic();
    const [stored] = expectEntity<FileItem[]>(await client.upload(url, { name: 'IMG.heic', content }));
    const kept = await contentOf(stored?.id ?? '');
    expectSilent(kept);
    expect(kept).toHaveLength(content.length);
    expect(kept.indexOf(heicPicture)).toBe(content.indexOf(heicPicture));
    expect(kept.indexOf(heicPicture)).toBeGreaterThan(0);
  });

  test.each(Object.entries(heicFloods))(
    'in HEIC with %s is not worked through, and counts as not cleaned',
    async (_, flood) => {
      const { client, url } = await published();
      const content = flood();
      const [stored] = expectEntity<FileItem[]>(await client.upload(url, { name: 'IMG.heic', content }));
      const [row] = await app.db
        .select()
        .from(files)
        .where(eq(files.id, stored?.id ?? ''));
      expect(row?.metadata).toBe('Kept');
      expect((await contentOf(stored?.id ?? '')).equals(content)).toBe(true);
    },
  );

  test('that would unpack to a billion pixels, or is cut off, is refused at its field', async () => {
    const { client, url } = await published();
    const bomb = (side: number, bits: number) => {
      const small = png(8, 8);
      small.writeUInt32BE(side, 16);
      small.writeUInt32BE(side, 20);
      small.writeUInt8(bits, 24);
      small.writeUInt32BE(crc32(small.subarray(12, 29)), 29);
      return { name: 'a.png', content: small };
    };
    const webp = sharp({ create: { width: 5100, height: 5100, channels: 3, background: 'grey' } }).webp({ effort: 0 });
    const sent = [
      [bomb(40_000, 8), '50'],
      // Four times the memory and the time of eight bits a colour.
      [bomb(4000, 16), '12'],
      [{ name: 'a.webp', content: await webp.toBuffer() }, '25'],
    ] as const;
    for (const [photo, millions] of sent) {
      const refusal = expectInvalid(await client.upload(url, photo), 'Files');
      expect(refusal.errorMessage).toContain(` ${millions} millions de pixels`);
    }
    const cut = (await picture('jpeg', 400, 400)).subarray(0, 700);
    const illegible = expectInvalid(await client.upload(url, { name: 'a.jpg', content: cut }), 'Files');
    expect(illegible.errorMessage).toMatch(/illisible/);
    expect(await readdir(join(app.config.DATA_DIR, 'uploads'))).toEqual([]);
  });
});

describe('before acceptance', () => {
  test('a contractor sees photos under neutral names and no document; afterwards all as it was sent', async () => {
    const { client, project, url } = await published();
    const name = 'devis Zorglubski 669123123';
    const photo = { name: `${name}.jpg`, content: await tellingPhoto('jpeg') };
    const paper = { name: `${name}.pdf`, content: pdf() };
    const odd = { name: `${name}.heic`, content: tellingHeic(movingPart()) };
    expectEntity(await client.upload(url, [photo, paper, odd]));
    const contractor = await buildContractor(app.db, { package: 'Premium' });
    const reader = await app.loginAs(contractor.user);
    const list = async () => expectEntity<FileItem[]>(await reader.get(`/get-files?projectId=${project.id}`));

    const before = await list();
    expect(before.map(({ name: shown, opensAfterAcceptance }) => [shown, opensAfterAcceptance])).toEqual([
      ['Photo 1.jpg', false],
      ['Document 2.pdf', true],
      ['Photo 3.heic', true],
    ]);
    const given = await reader.get(`/download/${before[0]?.id}`);
    expect(given.headers['content-disposition']).toBe("inline; filename*=UTF-8''Photo%201.jpg");
    expectSilent(given.rawPayload);
    for (const file of before.slice(1))
      expect(expectRefusal(await reader.get(`/download/${file.id}`), 403).errorMessage).toMatch(
        /une fois le projet accepté/,
      );
    expect((await list()).some(({ name: shown }) => shown.includes('669'))).toBe(false);

    const acceptance = { id: project.id, entrepreneurId: contractor.user.id };
    expectEntity(await reader.put('/accept-project/', acceptance, withKey()));
    const after = await list();
    expect(after.map(({ name: shown }) => shown)).toEqual([photo.name, paper.name, odd.name]);
    expect((await reader.get(`/download/${after[1]?.id}`)).rawPayload.equals(paper.content)).toBe(true);
  });
});

describe('photos that were stored before they were cleaned', () => {
  test('are cleaned once, whenever the work is interrupted; the rest is left as it is', async () => {
    const { client, project, url } = await published();
    const [first, second] = expectEntity<FileItem[]>(
      await client.upload(url, [
        { name: 'a.png', content: png() },
        { name: 'b.pdf', content: pdf() },
      ]),
    );
    const storageKey = newStorageKey();
    const telling = await tellingPhoto('png');
    await app.storage.put(storageKey, Readable.from([telling]));
    await app.db.update(files).set({ metadata: 'Unknown' }).where(eq(files.projectId, project.id));
    await app.db
      .update(files)
      .set({ storageKey, size: telling.length })
      .where(eq(files.id, first?.id ?? ''));

    vi.spyOn(app.storage, 'put').mockRejectedValueOnce(new Error('The store is away'));
    await expect(cleanStoredPhotos(app.newContext())).rejects.toThrow('The store is away');
    expect((await buffer(await app.storage.get(storageKey))).equals(telling)).toBe(true);
    await cleanStoredPhotos(app.newContext());
    expectSilent(await contentOf(first?.id ?? ''));
    expect((await contentOf(second?.id ?? '')).equals(pdf())).toBe(true);
    const rows = () => app.db.select().from(files).where(eq(files.projectId, project.id)).orderBy(files.slot);
    const cleaned = await rows();
    expect(cleaned.map(({ metadata }) => metadata)).toEqual(['Removed', 'Kept']);
    await cleanStoredPhotos(app.newContext());
    expect(await rows()).toEqual(cleaned);
  });
});

describe('several documents in one request', () => {
  test('are all stored, once, or none', async () => {
    const { client, project, url } = await published();
    const two = [
      { name: 'a.png', content: png() },
      { name: 'b.pdf', content: pdf() },
    ];
    const key = withKey();
    const stored = expectEntity<FileItem[]>(await client.upload(url, two, key));
    expect(stored.map(({ name }) => name)).toEqual(['a.png', 'b.pdf']);
    const keys = await storedKeys();
    expect(expectEntity(await client.upload(url, two, key))).toEqual(stored);
    expectRefusal(await client.upload(url, [...two, { name: 'virus.png', content: executable() }]), 415);
    const nine = Array.from({ length: 9 }, (_, index) => ({ name: `${index}.pdf`, content: pdf() }));
    expectRefusal(await client.upload(url, nine), 409, 'TOO_MANY_FILES');
    expectRefusal(await client.upload(url, [...nine, ...two]), 413);
    expect(await app.db.$count(files, eq(files.projectId, project.id))).toBe(2);
    expect(await storedKeys()).toEqual(keys);
    expect(await readdir(join(app.config.DATA_DIR, 'uploads'))).toEqual([]);
  });
});

describe('space', () => {
  const large = { name: 'plan.pdf', content: Buffer.concat([pdf(), Buffer.alloc(4 * 1024 * 1024)]) };
  let narrow: TestApp;
  beforeAll(async () => {
    // 10 MiB a day for a person, 51 for an address.
    narrow = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '0.05' } });
  });
  afterAll(() => narrow.close());

  test('is bounded by person and day, by address and day; what was refused is not counted, nor kept', async () => {
    const { client, url } = await published(narrow);
    for (let index = 0; index < 2; index++) expectEntity(await client.upload(url, large));
    const refused = await client.upload(url, large);
    expect(expectRefusal(refused, 429).errors).toMatchObject({ Files: [expect.stringMatching(/^Trop de documents/)] });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    expect(await storedKeys(narrow)).toHaveLength(2);
    expectEntity(await client.upload(url, { name: 'petit.pdf', content: pdf() }));
    for (let person = 0; person < 5; person++) {
      const other = await published(narrow);
      for (let index = 0; index < 2; index++) expectEntity(await other.client.upload(other.url, large));
    }
    const last = await published(narrow);
    expectRefusal(await last.client.upload(last.url, large), 429);
    const agent = await narrow.loginAs('Admin');
    expectEntity(await agent.upload(last.url, large));
    await narrow.db.delete(rateLimits);
  });

  test('of one person ends, whatever the day', async () => {
    const { client, project, url } = await published();
    const [stored] = expectEntity<FileItem[]>(await client.upload(url, { name: 'a.pdf', content: pdf() }));
    await app.db
      .update(files)
      .set({ size: 500 * 1024 * 1024 })
      .where(eq(files.id, stored?.id ?? ''));
    expect(expectRefusal(await client.upload(url, { name: 'b.pdf', content: pdf() }), 413).errors).toHaveProperty(
      'Files',
    );
    expect(await app.db.$count(files, eq(files.projectId, project.id))).toBe(1);
  });
});

describe('a full disk', () => {
  test('is said as what it is, and the same upload goes through afterwards', async () => {
    const disk = await makeSmallDisk();
    const full = await startTestApp({ settings: { DATA_DIR: disk.folder }, allowsErrors: true });
    try {
      const { client, url } = await published(full);
      const key = withKey();
      const plan = { name: 'plan.pdf', content: Buffer.concat([pdf(), Buffer.alloc(200_000)]) };
      await disk.fill();
      const refused = await client.upload(url, plan, key);
      expectRefusal(refused, disk.failure.includes('ENOSPC') ? 507 : 503);
      expect(refused.headers['retry-after']).toBeDefined();
      await disk.free();
      expectEntity(await client.upload(url, plan, key));
    } finally {
      await full.close();
      await disk.remove();
    }
  });

  test('of the store too', async () => {
    const full = await startTestApp({ allowsErrors: true });
    const { client, url } = await published(full);
    const noSpace = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    vi.spyOn(full.storage, 'put').mockRejectedValueOnce(noSpace);
    expectRefusal(await client.upload(url, { name: 'a.pdf', content: pdf() }), 507);
    await full.close();
  });
});

describe('temporary copies', () => {
  test('of processes that are no more are swept, of others not', async () => {
    const folder = join(app.config.DATA_DIR, 'uploads');
    const copy = async (host: string, pid: number, hoursAgo = 0) => {
      const name = `${host}.${pid}.${crypto.randomUUID()}`;
      await writeFile(join(folder, name), 'x');
      const at = new Date(Date.now() - hoursAgo * 3_600_000);
      await utimes(join(folder, name), at, at);
      return name;
    };
    await sweepTemporaryFiles(app.config.DATA_DIR, new Date(), 'start');
    const dead = await copy(hostname(), 2 ** 22 + 1);
    const own = await copy(hostname(), process.pid);
    const parent = await copy(hostname(), process.ppid);
    const elsewhere = await copy('other.example', 1, 1);
    const longAgo = await copy('other.example', 1, 25);
    await sweepTemporaryFiles(app.config.DATA_DIR, new Date());
    expect((await readdir(folder)).toSorted()).toEqual([own, parent, elsewhere].toSorted());
    await sweepTemporaryFiles(app.config.DATA_DIR, new Date(), 'start');
    expect((await readdir(folder)).toSorted()).toEqual([parent, elsewhere].toSorted());
    expect([dead, longAgo].every((name) => name.length > 0)).toBe(true);
    // What cannot be looked at is not passed over.
    const endless = join(folder, 'endless');
    await symlink(endless, endless);
    await expect(sweepTemporaryFiles(app.config.DATA_DIR, new Date())).rejects.toMatchObject({ code: 'ELOOP' });
    await rm(endless);
    await sweepTemporaryFiles(app.config.DATA_DIR, new Date(Date.now() + 48 * 3_600_000), 'start');
  });
});

describe('a virus scanner', () => {
  let fake: ClamdFake;
  let scanned: TestApp;
  const logLines: string[] = [];
  beforeAll(async () => {
    fake = await startClamdFake();
    scanned = await startTestApp({ settings: { FILE_SCANNER: 'clamav', CLAMAV_ADDRESS: fake.address }, logLines });
  });
  afterAll(async () => {
    await scanned.close();
    await fake.close();
  });

  test('is shown what was sent, byte for byte, and what it finds is refused, kept nowhere and logged', async () => {
    const { client, url } = await published(scanned);
    const content = Buffer.concat([pdf(), Buffer.alloc(300_000, 7)]);
    expectEntity(await client.upload(url, { name: 'plan.pdf', content }));
    expect(fake.scanned.at(-1)?.equals(content)).toBe(true);
    const keys = await storedKeys(scanned);
    const infected = { name: 'facture.pdf', content: Buffer.concat([pdf(), Buffer.from(eicar)]) };
    const refusal = expectInvalid(await client.upload(url, infected), 'Files');
    expect(refusal.errorMessage).toMatch(/programme malveillant/);
    const admin = await scanned.loginAs('Admin');
    const logo = Buffer.concat([await picture('png', 64, 64), Buffer.from(eicar)]);
    expectInvalid(await admin.upload('/admin/images', { name: 'logo.png', content: logo }), 'Logo');
    expect(await storedKeys(scanned)).toEqual(keys);
    expect(await readdir(join(scanned.config.DATA_DIR, 'uploads'))).toEqual([]);
    const lines = logLines.map((line) => JSON.parse(line));
    expect(lines.find(({ name }) => name === 'uploadInfected')).toMatchObject({
      event: 'security',
      actorId: client.userId,
    });
    expect(lines.find(({ found }) => found)).toMatchObject({ found: 'Eicar-Test-Signature', scanner: 'clamav' });
  });

  test('that is away takes nothing in unseen; the same upload goes through once it is back', async () => {
    const { client, project, url } = await published(scanned);
    const key = withKey();
    const scannerState = async () => (await scanned.visitor.get('/readyz')).json().details.fileScanner;
    expect(await scannerState()).toBe('ready');
    await fake.close();
    expect(await scannerState()).toBe('away');
    const refused = await client.upload(url, { name: 'a.pdf', content: pdf() }, key);
    expectRefusal(refused, 503);
    expect(refused.headers['retry-after']).toBe('60');
    expect(await scanned.db.$count(files, eq(files.projectId, project.id))).toBe(0);
    fake = await startClamdFake(fake.address);
    expectEntity(await client.upload(url, { name: 'a.pdf', content: pdf() }, key));
    expect(await app.visitor.get('/readyz').then((reply) => reply.json().details)).toEqual({ fileScanner: 'off' });
  });

  test.each(['unix', 'tcp'] as const)('is spoken to over %s, and is not waited for without end', async (kind) => {
    const daemon = await startClamdFake(kind);
    const clamav = createClamav(daemon.address, 300);
    expect(await clamav.scan(Readable.from([pdf()]))).toBeNull();
    expect(await clamav.scan(Readable.from([Buffer.from(eicar)]))).toBe('Eicar-Test-Signature');
    expect(await clamav.isThere()).toBe(true);
    daemon.isSilent = true;
    await expect(clamav.scan(Readable.from([pdf()]))).rejects.toThrow('does not answer');
    await daemon.close();
    await expect(clamav.scan(Readable.from([pdf()]))).rejects.toThrow();
    expect(await clamav.isThere()).toBe(false);
  });
});
