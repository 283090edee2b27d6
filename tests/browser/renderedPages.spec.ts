import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { describeInSchemes } from '../support/bothSizes.ts';
import { startSession } from '../support/browserSession.ts';
import { publicRoutes } from '../support/publicRoutes.ts';
import { addUpShifts, shiftsOf } from '../support/shifts.ts';
import { laySlowLine } from '../support/slowLine.ts';

const addresses = [
  '/',
  '/accueil',
  '/services',
  '/services/plomberie',
  '/comment-ca-fonctionne',
  '/comment-ca-fonctionne/guide-entrepreneur',
  '/comment-ca-fonctionne/guide-soumission-projet',
  '/contact',
  '/formulaire/recherche',
  '/conditions-d-utilisation',
  '/confidentialite',
  '/coming-soon',
  '/preview-site',
  '/connexion',
  '/connexion-entrepreneurs',
  '/connexion-entreprise',
  '/register',
  '/mot-de-passe-oublie',
  '/suivi',
  '/entreprises',
  '/avis',
  '/unauthorized',
  '/formulaire/formulaire-client/pre-soumission',
];
const nothingThere = ['/nulle-part', '/suivi/AAAAAAAAAAAAAAAAAAAAAA', '/entreprises/personne'];

const publicEndpoints = /^\/(get-[\w-]+|tracking|public-enterprises)/;

describeInSchemes(() => {
  test('every drawn page is taken over as it is, without complaint, question or shift, and keeps nobody out', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const complaints: string[] = [];
    const asked: string[] = [];
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      const isOwn404 = message.text().includes('404') && nothingThere.some((address) => page.url().endsWith(address));
      const isOfTheTests = message.text() === 'Service Worker registration blocked by Playwright';
      if (['error', 'warning'].includes(message.type()) && !isOwn404 && !isOfTheTests)
        complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('request', (request) => {
      if (publicEndpoints.test(new URL(request.url()).pathname)) asked.push(`${page.url()}: ${request.url()}`);
    });
    await addUpShifts(page);
    for (const address of new Set([...addresses, ...nothingThere, ...publicRoutes.map((route) => route.address)])) {
      await page.goto(address);
      // A part that has been taken over knows its own handlers: the form of the page takes input, the menu opens.
      await expect(page.locator('fieldset:disabled')).toHaveCount(0);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shiftsOf(page), address).toBeLessThan(0.01);
      await expectNoBarriers(page);
      await expectToFit320Pixels(page);
    }
    expect(complaints).toEqual([]);
    expect(asked).toEqual([]);
  });
});

async function expectToFit320Pixels(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(wider, `${page.url()} is wider than 320 pixels`).toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
}

/**
 * Runs in the page: how everything before the rest of the page's rules stands and looks, with and without them.
 * Both in the device's typeface: the page's own comes with the rest and changes how wide words are.
 */
function looksOfFirstPiece(): { whole: string[]; alone: string[] } {
  const rest = [...document.querySelectorAll<HTMLStyleElement>('body style')];
  const elements = [...document.querySelectorAll('#root *')].filter(
    (element) => rest[0] && element.compareDocumentPosition(rest[0]) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // Heights grow with what follows; nothing moves or is pointed at in the first moment.
  const left =
    /^(--|animation|transition|cursor|perspective-origin|transform-origin|grid-template-rows)|block-size|height/;
  const lookOf = (element: Element) => {
    const style = getComputedStyle(element);
    const { x, y, width } = element.getBoundingClientRect();
    const rules = [...style]
      .filter((name) => !left.test(name))
      .map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return [element.outerHTML.slice(0, 60), x, y, width, ...rules].join('\n');
  };
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const whole = elements.filter(isSeen).map(lookOf);
  for (const { sheet } of rest) {
    for (let index = (sheet?.cssRules.length ?? 0) - 1; index >= 0; index--) sheet?.deleteRule(index);
  }
  return { whole, alone: elements.filter(isSeen).map(lookOf) };
}

test('what is painted first stays as it is when the rest has come', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  for (const address of ['/accueil', '/services', '/entreprises', '/connexion']) {
    await page.goto(address);
    await page.addStyleTag({ content: '* { font-family: sans-serif !important; }' });
    const { whole, alone } = await page.evaluate(looksOfFirstPiece);
    expect(whole.length, address).toBeGreaterThan(5);
    expect(alone, address).toEqual(whole);
  }
});

test('short pages stay where they are while the rest of them comes over a slow line', async ({ page, baseURL }) => {
  const line = await laySlowLine(baseURL ?? '');
  await addUpShifts(page);
  for (const address of ['/', '/coming-soon', '/formulaire/recherche', '/connexion-entreprise', '/nulle-part']) {
    await page.goto(`${line.url}${address}`);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page), address).toBeLessThan(0.02);
  }
  await line.stop();
});

test('pages stay where they are while what they show comes late', async ({ page }) => {
  await addUpShifts(page);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'fetch') await new Promise((later) => setTimeout(later, 400));
    await route.continue();
  });
  const opened = {
    'entrepreneur@oasis.test': [
      '/formulaire/formulaire-client/info-projet',
      '/gestion-de-compte/forfaits',
      '/gestion-de-compte/profil',
      '/gestion-de-compte/securite',
    ],
    'admin@oasis.test': ['/gestion-interne/admin/dashboard'],
  };
  for (const [person, pages] of Object.entries(opened)) {
    await startSession(page, person);
    for (const address of pages) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page), address).toBeLessThan(0.03);
    }
  }
});
