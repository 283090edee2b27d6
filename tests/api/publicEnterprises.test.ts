import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/server/context.ts';
import {
  enterpriseCities,
  enterprises,
  files,
  reviews,
  services,
  verificationDocuments,
  verificationRequests,
} from '../../src/server/db/schema/index.ts';
import { anonymisePeople, anonymiseProjects } from '../../src/server/privacy/anonymise.ts';
import type { EnterprisePage, ShownEnterprise } from '../../src/shared/directory/views.ts';
import { enterprisePath } from '../../src/shared/enterprises/publicAddress.ts';
import type { EnterpriseView } from '../../src/shared/enterprises/views.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildEnterprise, buildProject, buildUser } from '../support/builders.ts';
import { buildReview, buildShown, buildShownContractor } from '../support/directory.ts';
import { expectEntity } from '../support/expectations.ts';
import { png } from '../support/sampleFiles.ts';
import { type Places, places } from '../support/submission.ts';
import { tokenOf } from '../support/tracking.ts';

const DAY = 86_400_000;
let now = new Date('2026-11-22T10:00:00Z');
let app: TestApp;
let here: Places;
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  here = await places(app.db);
});
afterAll(() => app.close());

type Enterprise = typeof enterprises.$inferSelect;

const slugOf = ({ name, publicId }: Enterprise) =>
  enterprisePath({ name, publicId: publicId ?? '' }).replace('/entreprises/', '');
const ask = (enterprise: Enterprise, query = '') =>
  app.visitor.get(`/public-enterprises/${slugOf(enterprise)}${query}`);
const read = async (enterprise: Enterprise, query = '') => expectEntity<ShownEnterprise>(await ask(enterprise, query));
const list = async (query = '') => expectEntity<EnterprisePage>(await app.visitor.get(`/public-enterprises${query}`));
const rowOf = async (id: string) => {
  const [row] = await app.db.select().from(enterprises).where(eq(enterprises.id, id));
  if (!row) throw new Error('No such enterprise');
  return row;
};

describe('the consent', () => {
  test('is off at first, is the contractor’s, and makes a page under a stable address', async () => {
    const { enterprise, user } = await buildContractor(app.db, { name: 'Bah & Frères Plomberie' });
    const contractor = await app.loginAs(user);
    const wishes = { id: enterprise.id, services: [here.serviceId], cities: [], alertBySms: true, alertByEmail: true };
    const put = async (body: object) =>
      expectEntity<EnterpriseView>(await contractor.put('/update-enterprise-preferences', body));
    expect(await put(wishes)).toMatchObject({ isShown: false, publicPath: null });
    const shown = await put({ ...wishes, isShown: true });
    expect(shown.publicPath).toMatch(/^\/entreprises\/bah-freres-plomberie-[a-hj-np-z2-9]{6}$/);
    const page = expectEntity<ShownEnterprise>(
      await app.visitor.get(`/public-enterprises/${shown.publicPath?.split('/').at(-1)}`),
    );
    expect(page).toMatchObject({ name: 'Bah & Frères Plomberie', path: shown.publicPath });
    expect(page.services.map(({ name }) => name)).toEqual(shown.services.map(({ label }) => label));
    expect((await put(wishes)).publicPath, 'left out, it stays').toBe(shown.publicPath);
    expect(await put({ ...wishes, isShown: false })).toMatchObject({ isShown: false, publicPath: null });
    expect((await ask(await rowOf(enterprise.id))).statusCode).toBe(404);
    expect((await put({ ...wishes, isShown: true })).publicPath, 'back under the same').toBe(shown.publicPath);
  });

  test('of another enterprise is not theirs to give', async () => {
    const { user } = await buildContractor(app.db);
    const other = await buildEnterprise(app.db);
    const contractor = await app.loginAs(user);
    const body = { id: other.id, services: [], cities: [], alertBySms: true, alertByEmail: true, isShown: true };
    expect((await contractor.put('/update-enterprise-preferences', body)).statusCode).toBe(403);
    expect((await rowOf(other.id)).isShown).toBe(false);
  });

  test.each(['Pending', 'Suspended', 'Expired'] as const)('shows none that is %s', async (status) => {
    const enterprise = await buildShown(app, { status });
    expect((await ask(enterprise)).statusCode).toBe(404);
    expect((await list()).items.map(({ path }) => path)).not.toContain(`/entreprises/${slugOf(enterprise)}`);
    await app.db.update(enterprises).set({ status: 'Active' }).where(eq(enterprises.id, enterprise.id));
    expect((await ask(enterprise)).statusCode).toBe(200);
    await app.db.update(enterprises).set({ status }).where(eq(enterprises.id, enterprise.id));
    expect((await ask(enterprise)).statusCode).toBe(404);
  });

  test('ends with the erasure of the person', async () => {
    const { enterprise, user } = await buildShownContractor(app);
    expect((await ask(enterprise)).statusCode).toBe(200);
    await inTransaction(app.newContext(), (tx) => anonymisePeople(tx, [user.id]));
    expect((await ask(enterprise)).statusCode).toBe(404);
  });
});

describe('the page of an enterprise', () => {
  test('has nothing by which it is reached or identified elsewhere', async () => {
    const enterprise = await buildShown(app, { registrationNumber: 'GN.TCC.2026.B.99321', address: 'Rue KA 028' });
    const text = (await ask(enterprise)).body;
    for (const secret of [
      enterprise.phoneNumber.slice(4),
      enterprise.accountNumber,
      'GN.TCC.2026.B.99321',
      'Rue KA 028',
      enterprise.id,
    ])
      expect(text).not.toContain(secret);
  });

  test('says what was verified as long as it is valid, and nothing else, to a client whose request it has too', async () => {
    const enterprise = await buildShown(app);
    const staff = await buildUser(app.db, { role: 'SalesService' });
    const [request] = await app.db.insert(verificationRequests).values({ enterpriseId: enterprise.id }).returning();
    const documents = [
      { kind: 'Registration', status: 'Accepted', expiresOn: null },
      { kind: 'Tax', status: 'Accepted', expiresOn: '2027-03-01' },
      { kind: 'Insurance', status: 'Accepted', expiresOn: '2026-11-21' },
      { kind: 'Identity', status: 'ToCheck', expiresOn: null },
      { kind: 'Works', status: 'Accepted', expiresOn: null },
    ] as const;
    for (const [index, document] of documents.entries()) {
      const [file] = await app.db
        .insert(files)
        .values({ ...aFile(`verified-${index}`, staff.id), enterpriseId: enterprise.id, slot: index + 1 })
        .returning();
      await app.db
        .insert(verificationDocuments)
        .values({ fileId: file?.id ?? '', requestId: request?.id ?? '', ...document });
    }
    expect((await read(enterprise)).verified).toEqual([
      { kind: 'Registration', until: null },
      { kind: 'Tax', until: '2027-03-01' },
    ]);
    const project = await buildProject(app.db, { status: 'Available', acceptanceCount: 0, now });
    await buildUser(app.db, { role: 'Entrepreneur', enterpriseId: enterprise.id });
    await buildAcceptance(app.db, { projectId: project.id, enterpriseId: enterprise.id, acceptedAt: now });
    const tracked = await app.visitor.get(`/tracking/${await tokenOf(app, project.id)}`);
    expect(expectEntity<TrackingView>(tracked).enterprises).toMatchObject([{ verified: ['Registration', 'Tax'] }]);
  });

  test('names its own city first, and then those it works in', async () => {
    const enterprise = await buildShown(app, { cityId: here.cityId });
    const elsewhere = await buildEnterprise(app.db);
    if (elsewhere.cityId && elsewhere.cityId !== here.cityId)
      await app.db.insert(enterpriseCities).values({ enterpriseId: enterprise.id, cityId: elsewhere.cityId });
    const { city, cities } = await read(enterprise);
    expect(cities[0]).toBe(city);
  });
});

const aFile = (key: string, uploadedBy: string) => ({
  name: `${key}.png`,
  extension: 'png',
  mime: 'image/png',
  size: 10,
  sha256: 'x',
  storageKey: `${key}-${crypto.randomUUID()}`,
  uploadedBy,
});

describe('reviews', () => {
  test('are shown once published and due, the latest first whatever they say, by first name and initial', async () => {
    const enterprise = await buildShown(app);
    const of = { enterpriseId: enterprise.id, now };
    const at = (days: number) => new Date(now.getTime() + days * DAY);
    await buildReview(app, of, { rating: 1, body: 'Moyen', visibleAt: at(-3) });
    await buildReview(app, of, { rating: 5, body: 'Ancien', visibleAt: at(-9) });
    await buildReview(app, of, { rating: 2, body: 'Récent', visibleAt: at(-1), answer: 'Merci', answeredAt: at(-1) });
    await buildReview(app, of, { body: 'Bientôt', visibleAt: at(1) });
    await buildReview(app, of, { body: 'En attente', status: 'Pending', visibleAt: null });
    await buildReview(app, of, { body: 'Refusé', status: 'Refused', visibleAt: null, refusalReason: 'insulting' });
    const shown = await read(enterprise);
    expect(shown.reviews.map(({ text }) => text)).toEqual(['Récent', 'Moyen', 'Ancien']);
    expect(shown.reviews[0]).toMatchObject({
      author: 'Aïssatou B.',
      rating: 2,
      workedAt: '2026-10-01T09:00:00.000Z',
      answer: { text: 'Merci' },
    });
    expect(shown.score).toEqual({ value: 3.3, count: 3 });
    now = at(2);
    expect((await read(enterprise)).reviews[0]?.text).toBe('Bientôt');
    now = at(-2);
  });

  test('make a score from three on: (24.5 + sum) / (7 + n)', async () => {
    const enterprise = await buildShown(app);
    const scores: unknown[] = [];
    for (let count = 0; count < 4; count += 1) {
      scores.push((await read(enterprise)).score);
      await buildReview(app, { enterpriseId: enterprise.id, now }, { rating: 5 });
    }
    expect(scores).toEqual([
      { value: null, count: 0 },
      { value: null, count: 1 },
      { value: null, count: 2 },
      { value: 4, count: 3 },
    ]);
    const card = (await list()).items.find(({ path }) => path === `/entreprises/${slugOf(enterprise)}`);
    expect(card?.score).toEqual({ value: 4, count: 4 });
  });

  test('are paged, each once', async () => {
    const enterprise = await buildShown(app);
    for (let count = 0; count < 23; count += 1)
      await buildReview(app, { enterpriseId: enterprise.id, now }, { body: `Avis ${count}` });
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: ShownEnterprise = await read(enterprise, next ? `?after=${next}` : '');
      seen.push(...page.reviews.map(({ text }) => text));
      next = page.nextReviews;
    }
    expect(seen).toHaveLength(23);
    expect(new Set(seen).size).toBe(23);
  });

  test('lose the name of who was erased', async () => {
    const enterprise = await buildShown(app);
    const { projectId } = await buildReview(app, { enterpriseId: enterprise.id, now });
    await inTransaction(app.newContext(), (tx) => anonymiseProjects(tx, [projectId]));
    for (const { author } of (await read(enterprise)).reviews) expect(author).toBeNull();
  });

  test('show the photos that their author agreed to, and none other', async () => {
    const enterprise = await buildShown(app);
    const staff = await buildUser(app.db, { role: 'CustomerService' });
    const photoOf = async (review: { id: string }) => {
      const storageKey = `photo-${crypto.randomUUID()}`;
      const { Readable } = await import('node:stream');
      await app.storage.put(storageKey, Readable.from([png()]));
      const [file] = await app.db
        .insert(files)
        .values({ ...aFile('photo', staff.id), size: png().length, storageKey, reviewId: review.id, slot: 1 })
        .returning();
      return `/review-photos/${file?.id}`;
    };
    const of = { enterpriseId: enterprise.id, now };
    const agreed = await buildReview(app, of, { showsPhotos: true });
    const shown = await photoOf(agreed);
    const kept = await photoOf(await buildReview(app, of));
    expect((await read(enterprise)).reviews.flatMap(({ photos }) => photos)).toEqual([shown]);
    const photo = await app.visitor.get(shown);
    expect(photo.headers['content-type']).toBe('image/png');
    expect(photo.rawPayload.equals(png())).toBe(true);
    expect((await app.visitor.get(kept)).statusCode).toBe(404);
    await app.db
      .update(reviews)
      .set({ status: 'Refused', visibleAt: null, refusalReason: 'insulting' })
      .where(eq(reviews.id, agreed.id));
    expect((await app.visitor.get(shown)).statusCode).toBe(404);
    await app.db
      .update(reviews)
      .set({ status: 'Published', visibleAt: now, refusalReason: null })
      .where(eq(reviews.id, agreed.id));
    await app.db.update(enterprises).set({ isShown: false }).where(eq(enterprises.id, enterprise.id));
    expect((await app.visitor.get(shown)).statusCode).toBe(404);
  });
});

describe('the list', () => {
  test('is found by service and city, its own or one it works in, as both change', async () => {
    const [service] = await app.db.select().from(services).where(eq(services.slug, 'piscine'));
    const serviceId = service?.id ?? '';
    const one = await buildShown(app, { serviceIds: [serviceId], cityId: here.cityId });
    const other = await buildShown(app, { serviceIds: [serviceId], cityId: null });
    await buildShown(app, { serviceIds: [here.serviceId], cityId: here.cityId });
    const found = async (query: string) => (await list(query)).items.map(({ path }) => path);
    const [pathOfOne, pathOfOther] = [one, other].map((enterprise) => `/entreprises/${slugOf(enterprise)}`);
    expect(new Set(await found('?service=piscine'))).toEqual(new Set([pathOfOne, pathOfOther]));
    expect(await found(`?service=piscine&city=${here.cityId}`)).toEqual([pathOfOne]);
    await app.db.insert(enterpriseCities).values({ enterpriseId: other.id, cityId: here.cityId });
    expect(await found(`?service=piscine&city=${here.cityId}`)).toHaveLength(2);
    await app.db.delete(enterpriseCities).where(eq(enterpriseCities.enterpriseId, other.id));
    expect(await found(`?service=piscine&city=${here.cityId}`)).toEqual([pathOfOne]);
    await app.db.update(enterprises).set({ cityId: null }).where(eq(enterprises.id, one.id));
    expect(await found(`?service=piscine&city=${here.cityId}`)).toEqual([]);
    expect(await found('?service=inconnu')).toEqual([]);
  });

  test('is paged by the last of the page before, each once', async () => {
    for (let count = 0; count < 45; count += 1) await buildShown(app, { createdAt: new Date(now.getTime() + count) });
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: EnterprisePage = await list(next ? `?after=${next}` : '');
      expect(page.items.length).toBeLessThanOrEqual(20);
      seen.push(...page.items.map(({ path }) => path));
      next = page.next;
    }
    expect(seen.length).toBeGreaterThanOrEqual(45);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test.each(['?city=1', '?after=%27', `?service=${'a'.repeat(99)}`])('refuses %s', async (query) => {
    expect((await app.visitor.get(`/public-enterprises${query}`)).statusCode).toBe(400);
  });
});
