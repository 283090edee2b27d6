import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files, reviews } from '../../src/server/db/schema/index.ts';
import { seedDemoFiles } from '../../src/server/seed/demoFiles.ts';
import { demoJobId } from '../../src/server/seed/ids.ts';
import type { AbsencesOfPerson } from '../../src/shared/absences/views.ts';
import type { EnterprisePage, ShownEnterprise } from '../../src/shared/directory/views.ts';
import type { FileItem } from '../../src/shared/files/views.ts';
import type { ReviewDetails } from '../../src/shared/reviews/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { demoAccounts } from '../support/builders.ts';
import { tableChecksums } from '../support/checksums.ts';
import { expectEntity } from '../support/expectations.ts';
import { seedTestDemo } from '../support/seedDemo.ts';

const KB = 1024;
let app: TestApp;
/** A Wednesday morning: in the evening nothing is left that is due that day. */
const now = new Date('2026-07-29T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  await seedTestDemo(app.db, now);
  await seedDemoFiles(app.db, app.storage, now);
}, 120_000);
afterAll(() => app.close());

describe('photos of the demonstration', () => {
  test('are those of a request to its client, to staff and to a contractor who accepted it', async () => {
    const url = `/get-files?projectId=${demoJobId('quotes to compare')}`;
    for (const person of [demoAccounts.client, demoAccounts.service, demoAccounts.contractor]) {
      const reader = await app.loginAs(person);
      const [photo] = expectEntity<FileItem[]>(await reader.get(url));
      expect(photo).toMatchObject({ name: 'prise-noircie.jpg', extension: 'jpg' });
      const { statusCode, rawPayload } = await reader.get(`/download/${photo?.id}`);
      expect(statusCode).toBe(200);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 540 });
    }
  });

  test('are all different, small, say nothing but what they show and are stored under what their rows say', async () => {
    const photos = (await app.db.select().from(files)).filter(({ extension }) => extension === 'jpg');
    expect(photos.length).toBeGreaterThanOrEqual(10);
    expect(new Set(photos.map(({ sha256 }) => sha256)).size).toBe(photos.length);
    for (const { storageKey, size, metadata, createdAt } of photos) {
      const parts: Buffer[] = [];
      for await (const part of await app.storage.get(storageKey)) parts.push(part as Buffer);
      const content = Buffer.concat(parts);
      expect(content.length).toBe(size);
      expect(size).toBeGreaterThan(8 * KB);
      expect(size).toBeLessThan(60 * KB);
      expect((await sharp(content).metadata()).exif).toBeUndefined();
      expect(metadata).toBe('Removed');
      expect(createdAt <= now).toBe(true);
    }
    expect(photos.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(600 * KB);
  });

  test('of a published review are everybody’s, those of one to be checked are for staff', async () => {
    const { items } = expectEntity<EnterprisePage>(await app.visitor.get('/public-enterprises'));
    const path = items
      .find(({ name }) => name === 'Condé Rénovation')
      ?.path.split('/')
      .at(-1);
    const shown = expectEntity<ShownEnterprise>(await app.visitor.get(`/public-enterprises/${path}`));
    const [address = ''] = shown.reviews.flatMap(({ photos }) => photos);
    const sent = await app.visitor.get(address);
    expect(sent.statusCode).toBe(200);
    expect((await sharp(sent.rawPayload).metadata()).format).toBe('jpeg');
    const agent = await app.loginAs(demoAccounts.service);
    const [pending] = await app.db.select().from(reviews).where(eq(reviews.status, 'Pending'));
    const review = expectEntity<ReviewDetails>(await agent.get(`/admin/reviews/${pending?.id}`));
    expect(review.photos).toHaveLength(2);
    expect((await app.visitor.get(`/review-photos/${review.photos[0]?.id}`)).statusCode).toBe(404);
  });

  test('are written once', async () => {
    const before = await tableChecksums(app.database);
    await seedDemoFiles(app.db, app.storage, now);
    expect(await tableChecksums(app.database)).toEqual(before);
  });
});

test('one of the demonstration is away and another will be, each with who stands in', async () => {
  const admin = await app.loginAs(demoAccounts.admin);
  const of = async ({ id }: { id: string }) =>
    expectEntity<AbsencesOfPerson>(await admin.get(`/admin/staff/${id}/absences`)).absences;
  const [running, ...more] = await of(demoAccounts.secondService);
  expect(running).toMatchObject({ isRunning: true, standInName: 'Ibrahima Camara' });
  expect(running?.handedOver).toBeGreaterThan(0);
  expect(more).toEqual([]);
  expect(await of(demoAccounts.service)).toMatchObject([
    { isRunning: false, standInName: 'Siba Guilavogui', handedOver: 0 },
  ]);
});
