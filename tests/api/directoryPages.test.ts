import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterpriseServices, enterprises, services } from '../../src/server/db/schema/index.ts';
import { directoryTexts } from '../../src/shared/directory/texts.ts';
import { enterprisePath } from '../../src/shared/enterprises/publicAddress.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildReview, buildShown } from '../support/directory.ts';
import { readableFrom } from '../support/firstBytes.ts';
import { packedLateScriptsOf, packedScriptsOf } from '../support/firstLoad.ts';
import { type Places, places } from '../support/submission.ts';

const ORIGIN = 'https://oasis.gn';
const KIB = 1024;
const html = { accept: 'text/html' };
/** Each page is asked for later than a drawn one is kept. */
let now = new Date();
let app: TestApp;
let here: Places;
beforeAll(async () => {
  app = await startTestApp({ clock: () => now, settings: { APP_URL: ORIGIN } });
  here = await places(app.db);
});
afterAll(() => app.close());

type Enterprise = typeof enterprises.$inferSelect;

const pathOf = ({ name, publicId }: Enterprise) => enterprisePath({ name, publicId: publicId ?? '' });
const open = (address: string, headers = {}) => {
  now = new Date(now.getTime() + 10_000);
  return app.visitor.get(address, { ...html, ...headers });
};
const isKeptOut = (page: string) => page.includes('<meta name="robots" content="noindex">');

function graphOf(page: string): Record<string, unknown>[] {
  const block = page.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1];
  return block ? JSON.parse(block)['@graph'] : [];
}

const contractorIn = (page: string) => graphOf(page).find((node) => node['@type'] === 'HomeAndConstructionBusiness');

describe('the page of an enterprise, drawn by the server', () => {
  test('has its words, its own address and no way past the form', async () => {
    const enterprise = await buildShown(app, { name: 'Bah & Frères <Plomberie>', cityId: here.cityId });
    const reply = await open(pathOf(enterprise));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.body).toContain(`<link rel="canonical" href="${ORIGIN}${pathOf(enterprise)}">`);
    expect(reply.body).toContain('<h1');
    expect(reply.body).toContain('Bah &amp; Frères &lt;Plomberie&gt;');
    expect(reply.body).toContain('/formulaire/formulaire-client/info-projet');
    expect(reply.body).not.toContain(enterprise.phoneNumber);
    expect(reply.body).not.toContain(enterprise.accountNumber);
    expect(isKeptOut(reply.body)).toBe(false);
  });

  test('leads to the form of its service where it has one, and to the open form where it has several', async () => {
    const enterprise = await buildShown(app);
    const [first, second] = await app.db.select().from(services).where(eq(services.isActive, true)).limit(2);
    const offer = (serviceId = '') =>
      app.db.insert(enterpriseServices).values({ enterpriseId: enterprise.id, serviceId });
    await app.db.delete(enterpriseServices).where(eq(enterpriseServices.enterpriseId, enterprise.id));
    await offer(first?.id);
    expect((await open(pathOf(enterprise))).body).toContain(`href="/formulaire/predefinis/${first?.id}"`);
    await offer(second?.id);
    const { body } = await open(pathOf(enterprise));
    expect(body).not.toContain('href="/formulaire/predefinis/');
    expect(body).toContain('href="/formulaire/formulaire-client/info-projet"');
  });

  test('tells search engines of stars from three reviews on, and the list of none', async () => {
    const enterprise = await buildShown(app);
    for (let count = 0; count < 2; count += 1)
      await buildReview(app, { enterpriseId: enterprise.id, now }, { rating: 4 });
    const before = contractorIn((await open(pathOf(enterprise))).body);
    expect(before).toMatchObject({ name: enterprise.name, url: `${ORIGIN}${pathOf(enterprise)}` });
    expect(before).not.toHaveProperty('aggregateRating');
    const other = await buildShown(app);
    for (let count = 0; count < 3; count += 1) await buildReview(app, { enterpriseId: other.id, now }, { rating: 4 });
    expect(contractorIn((await open(pathOf(other))).body)).toMatchObject({
      aggregateRating: { ratingValue: 3.7, reviewCount: 3 },
    });
    expect((await open('/entreprises')).body).not.toContain('aggregateRating');
  });

  test('is found under its new name, and by the former one', async () => {
    const enterprise = await buildShown(app, { name: 'Ancien Nom' });
    const before = pathOf(enterprise);
    await app.db.update(enterprises).set({ name: 'Nouveau Nom' }).where(eq(enterprises.id, enterprise.id));
    const after = before.replace('ancien', 'nouveau');
    const moved = await open(before);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, after]);
    expect(moved.headers['cache-control']).toBe('no-cache');
    expect((await open(after)).statusCode).toBe(200);
    expect((await open(`${before}?avis=${enterprise.id}`)).headers.location).toBe(`${after}?avis=${enterprise.id}`);
  });

  test.each([
    ['nobody’s', {}],
    ['one that did not agree', { isShown: false }],
    ['a suspended one', { status: 'Suspended' }],
  ] as const)('is not there for %s', async (which, overrides) => {
    const enterprise = await buildShown(app, overrides);
    const reply = await open(which === 'nobody’s' ? '/entreprises/personne-zzzzzz' : pathOf(enterprise));
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain(enterprise.name);
    expect(isKeptOut(reply.body)).toBe(true);
  });

  test.each(['%3Cscript%3E', 'a.b', 'a'.repeat(81)])('is not there at %s, which no enterprise can be', async (name) => {
    const unknown = await open('/nulle-part');
    const reply = await open(`/entreprises/${name}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toBe(unknown.body);
  });

  test('says the reviews after one, kept out of search engines', async () => {
    const enterprise = await buildShown(app);
    const of = { enterpriseId: enterprise.id, now };
    for (let count = 0; count < 11; count += 1) await buildReview(app, of, { body: `Avis numéro ${count}.` });
    const next = (await open(pathOf(enterprise))).body.match(/\?avis=[0-9a-f-]{36}/)?.[0] ?? '';
    const page = await open(`${pathOf(enterprise)}${next}&inconnu=1`);
    expect(page.body.match(/Avis numéro \d+\.</g)).toHaveLength(1);
    expect(isKeptOut(page.body)).toBe(true);
  });
});

describe('the list, drawn by the server', () => {
  test('is a form that works without script, and remembers what was chosen', async () => {
    const enterprise = await buildShown(app, { serviceIds: [here.serviceId] });
    const all = await open('/entreprises');
    expect(all.body).toContain(`href="${pathOf(enterprise)}"`);
    expect(all.body).toMatch(/<form[^>]*action="\/entreprises"/);
    expect(isKeptOut(all.body)).toBe(false);
    const none = await open('/entreprises?service=forage&ville=&x=1');
    expect(none.statusCode).toBe(200);
    expect(none.body).toMatch(/<option value="forage" selected="">/);
    expect(none.body).not.toContain(`href="${pathOf(enterprise)}"`);
    expect(isKeptOut(none.body)).toBe(true);
  });

  test.each(['?ville=%27', '?apres=zz', '?service=../x'])('takes no notice of %s', async (search) => {
    expect((await open(`/entreprises${search}`)).statusCode).toBe(200);
  });
});

test('search engines are told of each page that there is, in maps of a bounded size', async () => {
  const shown = await buildShown(app, { publicId: `k${'z'.repeat(5)}` });
  const hidden = await buildShown(app, { publicId: `k${'y'.repeat(5)}`, isShown: false });
  const map = async (address: string) => (await app.visitor.get(address)).body;
  expect(await map('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap-entreprises.xml`);
  expect(await map('/sitemap-entreprises.xml')).toContain(`<loc>${ORIGIN}/sitemap-entreprises/k.xml</loc>`);
  const addresses = await map('/sitemap-entreprises/k.xml');
  expect(addresses).toContain(`<loc>${ORIGIN}${pathOf(shown)}</loc>`);
  expect(addresses).not.toContain(pathOf(hidden));
  expect(await map('/sitemap-entreprises/m.xml')).not.toContain(pathOf(shown));
  expect(await map('/sitemap.xml')).toContain(`<loc>${ORIGIN}/avis</loc>`);
});

describe('budgets (design §9)', () => {
  test.each([
    ['/entreprises', 'src/site/directory/DirectoryPage.tsx', 40],
    ['/avis', 'src/site/legal/ReviewRulesPage.tsx', 40],
    ['/suivi', 'src/site/tracking/LostLinkPage.tsx', 60],
  ])('%s in HTML and scripts', async (address, module, more) => {
    const reply = await open(address, { 'accept-encoding': 'br' });
    expect(reply.rawPayload.length).toBeLessThanOrEqual(14 * KIB);
    const { bytes } = packedScriptsOf([module, 'src/site/routes/OtherRoutes.tsx']);
    expect(bytes).toBeLessThanOrEqual((75 + more) * KIB);
  });

  test('an enterprise with ten reviews', async () => {
    const enterprise = await buildShown(app);
    for (let count = 0; count < 10; count += 1)
      await buildReview(app, { enterpriseId: enterprise.id, now }, { body: 'Un travail soigné. '.repeat(20) });
    const reply = await open(pathOf(enterprise), { 'accept-encoding': 'br' });
    expect(reply.rawPayload.length).toBeLessThanOrEqual(14 * KIB);
    // What is read first, and the way to ask, wait for nothing that follows.
    expect(readableFrom(reply.rawPayload, 3.1 * KIB)).toContain(directoryTexts['enterprisePage.noPhone']);
    const read = 'src/site/routes/ReadRoutes.tsx';
    expect(packedScriptsOf([read]).bytes).toBeLessThanOrEqual(75 * KIB);
    expect(packedLateScriptsOf(['src/site/directory/EnterprisePage.tsx'], [read])).toBeLessThanOrEqual(32 * KIB);
  });
});
