import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { homeTexts } from '../../src/shared/home/texts.ts';
import { frameTexts } from '../../src/shared/layout/frameTexts.ts';
import { layoutTexts } from '../../src/shared/layout/texts.ts';
import { offlineTexts } from '../../src/shared/offline/texts.ts';
import { previewTexts } from '../../src/shared/preview/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { startSession } from '../support/browserSession.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { submitRequest } from '../support/clientRequest.ts';
import { type CuttableServer, startCuttableServer } from '../support/cuttableServer.ts';
import { freePort } from '../support/freePort.ts';
import { addPhotos, fillPerson, fillProject, label, next, somebody, validate } from '../support/wizard.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

let server: CuttableServer;
/** Of the test that starts one. */
let gated: BuiltServer | undefined;
test.beforeEach(async ({ baseURL }) => {
  server = await startCuttableServer(baseURL ?? '');
});
test.afterEach(async () => {
  await server.stop();
  await gated?.stop();
  gated = undefined;
});

/** Every address that some cache holds. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
    }
    return addresses.sort();
  });

const workersOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** A first visit, until its worker holds the page, the form and the lists. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${server.url}${path}`);
  await expect
    .poll(() => kept(page), { timeout: 60_000 })
    .toEqual(expect.arrayContaining([path, '/shell.html', '/get-cities', expect.stringMatching('/get-districts/')]));
}

test('the second visit needs no network, nor does the form up to the waiting request', async ({ page }) => {
  await visit(page, '/accueil');
  server.cut();
  await page.goto(`${server.url}/accueil`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTexts['home.title']);

  await page.goto(`${server.url}/formulaire/formulaire-client/pre-soumission`);
  await expect(page.getByLabel(label('wizard.pre.service'))).toBeVisible();
  await page.goto(`${server.url}/formulaire/formulaire-client/info-projet`);
  const person = somebody();
  await fillProject(page, 'Réparer le toit');
  await addPhotos(page, 'toit.png');
  await next(page);
  await fillPerson(page, person);
  await next(page);
  await validate(page);
  await expect(page.getByText(/attend le réseau/).first()).toBeVisible();

  await page.goto(`${server.url}/mot-de-passe-oublie`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTexts['offline.title']);
  await expect(page.getByRole('link', { name: /620 00 01 00/ }).first()).toBeVisible();
  await expectNoBarriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoBarriers(page);
});

/** A page registers its worker after six seconds. */
const REGISTERED_MS = 7500;

for (const [when, ms] of [
  ['before', 0],
  ['after', REGISTERED_MS],
] as const)
  test(`a page loaded during its worker’s installation, which ends ${when} the page registers it, is kept too`, async ({
    page,
  }) => {
    const finishInstallation = server.hold('/shell.html');
    await page.goto(`${server.url}/accueil`);
    const isInstalling = async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing);
    await expect.poll(() => page.evaluate(isInstalling)).toBe(true);
    await page.reload();
    await page.waitForTimeout(ms);
    finishInstallation();
    await expect.poll(() => kept(page), { timeout: 60_000 }).toContain('/accueil');
    await expect(page.getByRole('complementary', { name: offlineTexts['offline.updateLabel'] })).toBeHidden();
  });

test('a network’s log-in page is kept as none of ours, and takes no copy away', async ({ page, request }) => {
  const project = await submitRequest(request, somebody(), 'Poser un carrelage');
  const tracked = project.trackingPath ?? '';
  const heading = page.getByRole('heading', { level: 1 });
  // Its reply to a file that the installation wants ends the installation.
  const letIn = server.demandLogIn(/^\/shell\.html/);
  await page.goto(`${server.url}/accueil`);
  await page.waitForTimeout(REGISTERED_MS);
  await expect.poll(() => kept(page)).not.toContain('/shell.html');
  expect(await workersOf(page)).toBe(0);
  letIn();
  await visit(page, '/accueil');
  await page.goto(`${server.url}${tracked}`);
  await expect.poll(() => kept(page)).toContain(tracked);
  const letInAgain = server.demandLogIn(/^\/(accueil|services|suivi\/.*)$/);
  for (const path of ['/accueil', '/services', tracked]) {
    await page.goto(`${server.url}${path}`);
    await expect(heading).toHaveText('Connectez-vous au Wi-Fi');
  }
  letInAgain();
  server.cut();
  await page.goto(`${server.url}/accueil`);
  await expect(heading).toHaveText(homeTexts['home.title']);
  await page.goto(`${server.url}${tracked}`);
  await expect(page.getByText(project.reference)).toBeVisible();
  await page.goto(`${server.url}/services`);
  await expect(heading).not.toHaveText('Connectez-vous au Wi-Fi');
});

test('a new version is offered, and taken only when the person says so', async ({ page }) => {
  await visit(page, '/accueil');
  const worker = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await page.goto(`${server.url}/contact`);
  await page.getByRole('textbox').first().fill('Aïssatou');
  server.publish();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offer = page.getByRole('complementary', { name: offlineTexts['offline.updateLabel'] });
  await expect(offer).toContainText(offlineTexts['offline.update']);
  await expectNoBarriers(page);
  expect(await worker()).toBe(true);
  await expect(page.getByRole('textbox').first()).toHaveValue('Aïssatou');
  const reloaded = page.waitForEvent('load');
  await offer.getByRole('button', { name: offlineTexts['offline.reload'] }).click();
  await reloaded;
  await expect.poll(worker).toBe(false);
  await expect(offer).toBeHidden();
});

test('nothing of a session is kept, and log-out forgets which pages were read', async ({ page }) => {
  await visit(page, '/accueil');
  await startSession(page, 'entrepreneur@oasis.test', server.url);
  await page.goto(`${server.url}/tableaux-de-bords/entrepreneurs`);
  await expect(page.getByRole('table').or(page.getByRole('list')).first()).toBeVisible();
  await page.goto(`${server.url}/gestion-de-compte/profil`);
  await expect(page.getByText('entrepreneur@oasis.test').first()).toBeVisible();
  const allowed =
    /^\/(accueil|shell\.html|assets\/.*|partners\/.*|icon.*|get-(active-services|located-places|spotLighted-services|not-spotLighted-services|specialized-services|quick-search-services|languages|cities|partners|packages|districts\/.*|questions\/.*|sounds(\/.*)?))$/;
  expect((await kept(page)).filter((path) => !allowed.test(path))).toEqual([]);
  expect(await kept(page)).toContain('/accueil');
  const menu = page.getByRole('button', { name: frameTexts['layout.menu'], exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.locator('#main-navigation button[aria-expanded]').last().click();
  await page.getByRole('button', { name: layoutTexts['layout.logout'] }).click();
  await expect.poll(() => kept(page)).not.toContain('/accueil');
});

test('behind the preview gate nothing is kept, and what was kept before it goes', async ({ page }) => {
  test.setTimeout(120_000);
  gated = await startBuiltServer(await freePort(), { PREVIEW_PASSWORD: 'Avant-première' });
  await visit(page, '/accueil');
  server.lead(gated.url);
  await page.goto(`${server.url}/accueil`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(previewTexts['preview.title']);
  const password = page.getByLabel(previewTexts['preview.password'], { exact: true });
  await password.fill('Avant-première');
  // The worker on its way out takes what was kept, and not what is typed.
  await expect.poll(() => kept(page)).toEqual([]);
  await expect.poll(() => workersOf(page)).toBe(0);
  await expect(password).toHaveValue('Avant-première');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/accueil`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTexts['home.title']);
  await page.reload();
  // What the worker on its way out had still kept goes a moment after the page is there.
  await expect.poll(() => kept(page)).toEqual([]);
  await expect.poll(() => workersOf(page)).toBe(0);
  server.cut();
  await expect(page.goto(`${server.url}/accueil`)).rejects.toThrow();
});

test('the worker and its shell are asked for anew each time, however they are compressed', async ({ request }) => {
  for (const path of ['/sw.js', '/shell.html'])
    for (const encoding of ['identity', 'gzip', 'br']) {
      const reply = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
      expect(reply.headers()['cache-control'], `${path} ${encoding}`).toBe('no-cache');
    }
});

test('the page of the building blocks is no part of what is built', async ({ request }) => {
  const scripts = globSync('dist/site/assets/*.js');
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes('Building blocks of src/site/ui'))).toEqual([]);
  expect((await request.get(`${server.url}/ui`, { headers: { accept: 'text/html' } })).status()).toBe(404);
});
