import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { services, settings } from '../../src/server/db/schema/index.ts';
import { loginTexts } from '../../src/shared/auth/loginTexts.ts';
import { registrationTexts } from '../../src/shared/auth/registrationTexts.ts';
import { contactTexts } from '../../src/shared/contact/texts.ts';
import { homeTexts } from '../../src/shared/home/texts.ts';
import { howItWorksTexts } from '../../src/shared/how-it-works/texts.ts';
import { privacyTexts } from '../../src/shared/legal/privacyTexts.ts';
import { termsTexts } from '../../src/shared/legal/termsTexts.ts';
import { wizardTexts } from '../../src/shared/projects/wizardTexts.ts';
import { servicesPageTexts } from '../../src/shared/services-page/texts.ts';
import { trackingTexts } from '../../src/shared/tracking/texts.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildProject } from '../support/builders.ts';
import { readableFrom } from '../support/firstBytes.ts';
import { packedBackOffice, packedLateScriptsOf, packedScriptsOf } from '../support/firstLoad.ts';
import { tokenOf } from '../support/tracking.ts';

const KIB = 1024;
const ORIGIN = 'https://oasis.example';
const firstStep = '/formulaire/formulaire-client/pre-soumission';
const html = { accept: 'text/html' };

let app: TestApp;
let now = new Date('2026-11-21T09:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ settings: { APP_URL: ORIGIN }, clock: () => now });
});
afterAll(() => app.close());

const nameTheSite = (value: string) =>
  app.db.insert(settings).values({ key: 'name', value }).onConflictDoUpdate({ target: settings.key, set: { value } });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const bodyOf = async (address: string) => (await app.visitor.get(address, html)).body;
const attribute = (page: string, pattern: RegExp) => page.match(pattern)?.[1]?.replaceAll('&quot;', '"');
const titleOf = (page: string) => attribute(page, /<title>([^<]*)<\/title>/);
const descriptionOf = (page: string) => attribute(page, /<meta name="description" content="([^"]*)"/);
const canonicalOf = (page: string) => attribute(page, /<link rel="canonical" href="([^"]*)">/);
const headingOf = (page: string) => attribute(page, /<h1[^>]*>([^<]*)<\/h1>/);
const isKeptOut = (page: string) => page.includes('<meta name="robots" content="noindex">');

/** The nodes that search engines read, each by its type. */
function structuredDataOf(page: string): Map<string, Record<string, unknown>> {
  const block = page.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1];
  if (!block) return new Map();
  const data: { '@context': string; '@graph': Record<string, unknown>[] } = JSON.parse(block);
  expect(data['@context']).toBe('https://schema.org');
  return new Map(data['@graph'].map((node) => [String(node['@type']), node]));
}

describe('a public page comes whole', () => {
  test.each([
    ['/accueil', homeTexts['home.title'], homeTexts['home.description'], ['LocalBusiness', 'FAQPage']],
    ['/services', servicesPageTexts['services.title'], servicesPageTexts['services.description'], ['FAQPage']],
    ['/comment-ca-fonctionne', howItWorksTexts['how.title'], howItWorksTexts['how.description'], ['FAQPage']],
    [
      '/comment-ca-fonctionne/guide-entrepreneur',
      howItWorksTexts['guide.business.title'],
      howItWorksTexts['guide.business.description'],
      [],
    ],
    [
      '/comment-ca-fonctionne/guide-soumission-projet',
      howItWorksTexts['guide.customer.title'],
      howItWorksTexts['guide.customer.description'],
      [],
    ],
    ['/contact', contactTexts['contact.title'], contactTexts['contact.description'], []],
    ['/conditions-d-utilisation', termsTexts['terms.title'], termsTexts['terms.description'], []],
    ['/confidentialite', privacyTexts['privacy.title'], privacyTexts['privacy.description'], []],
    ['/connexion', loginTexts['auth.title'], loginTexts['auth.intro'], []],
    ['/connexion-entrepreneurs', loginTexts['auth.contractorTitle'], loginTexts['auth.contractorIntro'], []],
    ['/register', registrationTexts['register.title'], registrationTexts['register.intro'], []],
    [firstStep, wizardTexts['wizard.title.preSubmission'], wizardTexts['wizard.description'], []],
  ])('%s', async (address, title, description, types) => {
    const page = await bodyOf(address);
    expect(headingOf(page)).toBe(title);
    expect(titleOf(page)).toBe(`${title} | Oasis`);
    expect(descriptionOf(page)).toBe(description);
    expect(canonicalOf(page)).toBe(`${ORIGIN}${address}`);
    expect(isKeptOut(page)).toBe(false);
    expect(attribute(page, /<meta property="og:title" content="([^"]*)"/)).toBe(`${title} | Oasis`);
    expect(attribute(page, /<meta property="og:url" content="([^"]*)"/)).toBe(`${ORIGIN}${address}`);
    expect(attribute(page, /<meta property="og:image" content="([^"]*)"/)).toBe(`${ORIGIN}/partage.png`);
    expect([...structuredDataOf(page).keys()]).toEqual(types);
    // Nothing waits for a script to bring it in, and no script stands in the page but data.
    expect(page).not.toMatch(/<template id="B:|\$RC/);
    expect([...page.matchAll(/<script(?! type="(?:module|application\/(?:ld\+)?json)")/g)]).toEqual([]);
  });

  test.each([
    '/preview-site',
    '/coming-soon',
    '/unauthorized',
    '/connexion-entreprise',
    '/mot-de-passe-oublie',
    '/formulaire/recherche',
  ])('%s, which search engines leave out', async (address) => {
    const page = await bodyOf(address);
    expect(headingOf(page)).toMatch(/\S/);
    expect(isKeptOut(page)).toBe(true);
    expect(canonicalOf(page)).toBeUndefined();
    expect(page).not.toContain('<meta property="og:');
  });

  test('who has no session is not made to start a process of its own for it, all others are', async () => {
    const openerPolicyOf = async (address: string, headers = {}) =>
      (await app.visitor.get(address, { ...html, ...headers })).headers['cross-origin-opener-policy'];
    const session = { cookie: `refreshToken=${(await app.loginAs('Entrepreneur')).refreshToken}` };
    for (const address of ['/accueil', '/suivi/AAAAAAAAAAAAAAAAAAAAAA', '/nulle-part']) {
      expect(await openerPolicyOf(address), address).toBeUndefined();
      expect(await openerPolicyOf(address, session), address).toBe('same-origin');
    }
    for (const address of ['/gestion-interne/tableau-de-bord', '/gestion-de-compte'])
      expect(await openerPolicyOf(address), address).toBe('same-origin');
  });

  test('a page that needs a session stays light and is left out', async () => {
    const reply = await app.visitor.get('/gestion-de-compte', html);
    expect(reply.body).toContain('<div id="root"></div>');
    expect(reply.headers['x-robots-tag']).toBe('noindex');
  });
});

describe('a service has its own page', () => {
  test('with its name, its questions, its neighbours and the way to its form', async () => {
    const [service] = await app.visitor.get('/get-active-services').then((reply) => reply.json());
    const questions: { nameFr: string }[] = (await app.visitor.get(`/get-questions/${service.id}`)).json();
    const page = await bodyOf(`/services/${service.slug.toLowerCase()}`);
    expect(headingOf(page)).toBe(service.nameFr);
    expect(titleOf(page)).toBe(`${service.nameFr} en Guinée | Oasis`);
    expect(questions.length).toBeGreaterThan(0);
    for (const { nameFr } of questions) expect(page).toContain(nameFr.replaceAll("'", '&#x27;'));
    expect(page).toContain(`href="/formulaire/predefinis/${service.id}"`);
    const data = structuredDataOf(page);
    expect(data.get('Service')).toMatchObject({ name: service.nameFr, provider: { name: 'Oasis' } });
    expect(data.get('BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, item: `${ORIGIN}/accueil` },
      { position: 2, item: `${ORIGIN}/services` },
      { position: 3, item: `${ORIGIN}/services/${service.slug.toLowerCase()}` },
    ]);
  });

  test.each(['/services/inconnu', '/services/a/b', '/nulle-part'])('%s is not found', async (address) => {
    const reply = await app.visitor.get(address, html);
    expect(reply.statusCode).toBe(404);
    expect(headingOf(reply.body)).toBe('Page not found');
    expect(isKeptOut(reply.body)).toBe(true);
  });

  test('a name with marks in it stays text, wherever it stands', async () => {
    const name = `</script><script>alert("1")</script> & 'Co'`;
    const [service] = await app.db.insert(services).values({ slug: 'piege', nameFr: name }).returning();
    later(11);
    for (const address of ['/services', '/services/piege']) {
      const page = await bodyOf(address);
      expect(page).not.toContain('<script>alert');
      expect(page).toContain('\\u003c/script>\\u003cscript>alert');
    }
    expect(structuredDataOf(await bodyOf('/services/piege')).get('Service')?.name).toBe(name);
    await app.db.delete(services).where(eq(services.id, service?.id ?? ''));
    later(11);
  });
});

describe('what changes shows within ten seconds', () => {
  test('and what does not is not sent again', async () => {
    const first = await app.visitor.get('/accueil', html);
    const etag = String(first.headers.etag);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    const again = await app.visitor.get('/accueil', { ...html, 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);

    await nameTheSite('Oasis & Fils');
    later(10);
    const changed = await app.visitor.get('/accueil', { ...html, 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(titleOf(changed.body)).toBe(`${homeTexts['home.title']} | Oasis &amp; Fils`);
    await nameTheSite('Oasis');
    later(10);
    expect((await app.visitor.get('/accueil', html)).headers.etag).toBe(etag);
  });

  test('packed for who can read it so, each with a tag of its own', async () => {
    const tags = new Set<unknown>();
    for (const packing of ['br', 'gzip', 'identity']) {
      const reply = await app.visitor.get('/accueil', { ...html, 'accept-encoding': packing });
      expect(reply.headers['content-encoding']).toBe(packing === 'identity' ? undefined : packing);
      tags.add(reply.headers.etag);
    }
    expect(tags.size).toBe(3);
  });

  test('a crowd at once draws a page once', async () => {
    later(11);
    const replies = await Promise.all(Array.from({ length: 20 }, () => app.visitor.get('/services', html)));
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
  });
});

describe('without script', () => {
  test('a chosen service leads to its page, none back to the choice', async () => {
    const [{ id, slug }] = (await app.visitor.get('/get-active-services')).json();
    const chosen = await app.visitor.get(`/formulaire/recherche?service=${id}`, html);
    expect([chosen.statusCode, chosen.headers.location]).toEqual([302, `/services/${slug.toLowerCase()}`]);
    for (const query of ['service=', 'service=1', `service=${'9'.repeat(99)}`]) {
      const reply = await app.visitor.get(`/formulaire/recherche?${query}`, html);
      expect([reply.statusCode, reply.headers.location]).toEqual([302, '/services#recherche']);
    }
  });

  test('short addresses lead on', async () => {
    expect((await app.visitor.get('/contact-us', html)).headers.location).toBe('/contact');
    expect((await app.visitor.get('/houseDecoration', html)).headers.location).toMatch(
      /^\/formulaire\/predefinis\/[\w-]{36}\/0$/,
    );
  });
});

describe('search engines', () => {
  test('are told of every public page and active service, and of nothing else', async () => {
    const active: { slug: string }[] = (await app.visitor.get('/get-active-services')).json();
    const reply = await app.visitor.get('/sitemap.xml');
    expect(reply.headers['content-type']).toContain('application/xml');
    const addresses = [...reply.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/accueil`,
      `${ORIGIN}/services`,
      `${ORIGIN}/comment-ca-fonctionne`,
      `${ORIGIN}/comment-ca-fonctionne/guide-entrepreneur`,
      `${ORIGIN}/comment-ca-fonctionne/guide-soumission-projet`,
      `${ORIGIN}/entreprises`,
      `${ORIGIN}/avis`,
      `${ORIGIN}/contact`,
      `${ORIGIN}/conditions-d-utilisation`,
      `${ORIGIN}/confidentialite`,
      `${ORIGIN}/connexion`,
      `${ORIGIN}/connexion-entrepreneurs`,
      `${ORIGIN}/register`,
      `${ORIGIN}${firstStep}`,
      ...active.map(({ slug }) => `${ORIGIN}/services/${slug.toLowerCase()}`),
    ]);
    for (const address of addresses) {
      const page = await app.visitor.get(new URL(address ?? '').pathname, html);
      expect([address, page.statusCode, canonicalOf(page.body)]).toEqual([address, 200, address]);
    }
  });

  test('may read the public pages, and are asked to leave the others', async () => {
    const { body } = await app.visitor.get('/robots.txt');
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    for (const root of ['/gestion-', '/oasis-interne', '/formulaire/', '/paiement'])
      expect(body).toContain(`Disallow: ${root}\n`);
    expect(body).toContain(`Allow: ${firstStep}\n`);
    expect(body).not.toMatch(/^Disallow: \/$/m);
  });

  test('find nothing behind the preview gate, which holds before anything is drawn', async () => {
    const gated = await startTestApp({ settings: { PREVIEW_PASSWORD: 'Avant-première' } });
    expect((await gated.visitor.get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await gated.visitor.get('/sitemap.xml')).body).not.toContain('<loc>');
    const page = await gated.visitor.get('/accueil', html);
    expect([page.statusCode, page.body]).toEqual([302, '']);
    expect((await gated.visitor.get('/', html)).headers['x-robots-tag']).toBe('noindex');
    await gated.close();
  });
});

describe('the rules of a page', () => {
  test('come before what they are for, on every page', async () => {
    const { id } = await buildProject(app.db, { status: 'Available', acceptanceCount: 3 });
    const sitemap = (await app.visitor.get('/sitemap.xml')).body;
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
    const addresses = [...listed, `/suivi/${await tokenOf(app, id)}`, '/preview-site', '/nulle-part'];
    for (const address of addresses)
      expect([address, drawnBeforeItsRules(await bodyOf(address))]).toEqual([address, []]);
  });

  test('that the first screen needs come with its words in the first bytes', async () => {
    const { id } = await buildProject(app.db, { status: 'Available', acceptanceCount: 3 });
    const pages = [
      ['/accueil', homeTexts['home.text'].split('%')[0], 2.9],
      [`/suivi/${await tokenOf(app, id)}`, trackingTexts['tracking.nextTitle'], 3.2],
    ] as const;
    for (const [address, words = '', kib] of pages) {
      const { rawPayload } = await app.visitor.get(address, { ...html, 'accept-encoding': 'br' });
      const first = readableFrom(rawPayload, kib * KIB);
      expect(first).toContain(words);
      expect(drawnBeforeItsRules(first)).toEqual([]);
      expect(first.length).toBeLessThan((await bodyOf(address)).length / 3);
    }
  });
});

/** The classes that an element has before the document says what they look like; nobody sees a hidden one. */
function drawnBeforeItsRules(page: string): string[] {
  const rules = new Map<string, number>();
  for (const { 1: sheet = '', index } of page.matchAll(/<style>([\s\S]*?)<\/style>/g))
    for (const [, name = ''] of sheet.matchAll(/\.(_\w+_\w+)/g)) if (!rules.has(name)) rules.set(name, index);
  const used = [...page.matchAll(/class="([^"]+)"(?! hidden)/g)].flatMap(({ 1: names = '', index }) =>
    names.split(' ').map((name) => ({ name, index })),
  );
  return used.filter(({ name, index }) => (rules.get(name) ?? 0) > index).map(({ name }) => name);
}

describe('the first load of the home page keeps to its budget (design §9)', () => {
  test('the HTML with its styles and data', async () => {
    const reply = await app.visitor.get('/accueil', { ...html, 'accept-encoding': 'br' });
    expect(reply.rawPayload.length).toBeLessThanOrEqual(14 * KIB);
    expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(reply.headers['permissions-policy']).toContain('camera=()');
  });

  test('the JavaScript, all static imports counted', async () => {
    const { bytes, files } = packedScriptsOf(['src/site/home/HomePage.tsx']);
    expect(bytes, [...files].join('\n')).toBeLessThanOrEqual(75 * KIB);
    const page = await bodyOf('/accueil');
    const asked = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
    expect(new Set(asked)).toEqual(new Set(files.keys()));
  });

  test('its parts come packed, for ever, and without the rules that the document has already', async () => {
    const { files } = packedScriptsOf([]);
    const [file] = files.keys();
    const { headers } = await app.visitor.get(`/${file}`, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toBeUndefined();
    expect(JSON.stringify(headers).length).toBeLessThan(600);
  });

  const steps = ['PreSubmission', 'Question', 'ProjectInfo', 'PersonalInfo', 'Summary', 'Confirmation'];
  const form = [
    'src/site/home/HomePage.tsx',
    'src/site/routes/OtherRoutes.tsx',
    ...steps.map((step) => `src/site/projects/wizard/${step}Page.tsx`),
  ];

  const help = 'src/site/projects/wizard/steps/formHelp.ts';
  const heard = 'src/site/projects/wizard/listen/Listen.tsx';
  /** All of the form beyond the home page, in bytes, before it could be spoken, located and heard (decision 112). */
  const WEIGHED_BEFORE = 56_821;

  test('the project form grew by 8 KiB at most in all: its steps, voice notes and places, and what is heard', () => {
    const steps = packedLateScriptsOf(form, ['src/site/home/HomePage.tsx']);
    const late = packedLateScriptsOf([help, heard], form);
    expect(steps + late - WEIGHED_BEFORE).toBeLessThanOrEqual(8 * KIB);
  });

  test('its steps add no more than 52 KiB, voice notes and places 7.5 after them, what is heard 5', () => {
    expect(packedLateScriptsOf(form, ['src/site/home/HomePage.tsx'])).toBeLessThanOrEqual(52 * KIB);
    expect(packedLateScriptsOf([help], form)).toBeLessThanOrEqual(7.5 * KIB);
    expect(packedLateScriptsOf([heard], [...form, help])).toBeLessThanOrEqual(5 * KIB);
  });

  test('the page where a client follows a request, whose forms come when they are opened', async () => {
    const { id } = await buildProject(app.db, { status: 'Available', acceptanceCount: 3 });
    const address = `/suivi/${await tokenOf(app, id)}`;
    const reply = await app.visitor.get(address, { ...html, 'accept-encoding': 'br' });
    expect(reply.rawPayload.length).toBeLessThanOrEqual(14 * KIB);
    const [read, page] = ['src/site/routes/ReadRoutes.tsx', 'src/site/tracking/TrackingPage.tsx'];
    const { bytes, files } = packedScriptsOf([read]);
    expect(bytes, [...files].join('\n')).toBeLessThanOrEqual(75 * KIB);
    const asked = [...(await bodyOf(address)).matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
      ([, file]) => file,
    );
    expect(new Set(asked)).toEqual(new Set(files.keys()));
    // What it loads next: the code of the page itself.
    expect(packedLateScriptsOf([page], [read])).toBeLessThanOrEqual(28 * KIB);
    expect([...packedScriptsOf([page]).files.keys()].filter((file) => /forms|CodeStep/.test(file))).toEqual([]);
  });

  test('the back-office, whose screens come when they are opened', () => {
    expect(packedBackOffice()).toBeLessThanOrEqual(270 * KIB);
  });
});
