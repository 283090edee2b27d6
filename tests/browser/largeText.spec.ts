import { expect, type Page, test } from '@playwright/test';
import { adminTexts } from '../../src/shared/admin/texts.ts';
import { followUpDeskTexts } from '../../src/shared/followUps/deskTexts.ts';
import { paymentHistoryTexts } from '../../src/shared/payments/historyTexts.ts';
import { expectFitsScreen } from '../support/barriers.ts';
import { startSession } from '../support/browserSession.ts';
import { publicRoutes } from '../support/publicRoutes.ts';

/** As somebody sees the site who has doubled the size of text in the settings of their browser. */
async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** What is read from left to right stays so: a word that has no room breaks, and is not written one letter a line. */
async function expectReadable(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFitsScreen(page);
  const columns = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body :not(table, table *)')].flatMap((element) => {
      const own = [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : []));
      const { width, height } = element.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const isColumn = own.join('').trim().length > 4 && width > 1 && width < 2 * size && height > 3 * size;
      return isColumn && element.checkVisibility() ? [element.outerHTML.slice(0, 200)] : [];
    }),
  );
  expect(columns, page.url()).toEqual([]);
}

test('with text twice as large the public pages and the form are as wide as the screen', async ({ page }) => {
  await doubleText(page);
  const form = ['/connexion', '/register', '/formulaire/formulaire-client/pre-soumission'];
  const steps = ['/formulaire/formulaire-client/info-projet', '/formulaire/formulaire-client/info-personnel'];
  for (const address of [...publicRoutes.map((route) => route.address), ...form, ...steps])
    await expectReadable(page, address);
});

test('and so are the pages of a contractor', async ({ page }) => {
  await doubleText(page);
  await startSession(page, 'entrepreneur@oasis.test');
  const account = ['profil', 'securite', 'mes-donnees', 'preferences', 'forfaits', 'paiements'];
  for (const address of ['/tableaux-de-bords/entrepreneurs', ...account.map((name) => `/gestion-de-compte/${name}`)])
    await expectReadable(page, address);
});

test('and those of staff, whose bar covers nothing', async ({ page }) => {
  await doubleText(page);
  await startSession(page, 'admin@oasis.test');
  await expectReadable(page, '/gestion-interne/avis');
  const states = page.locator('.MuiChip-root:visible');
  await expect(states.first()).toBeVisible();
  const cut = await states.evaluateAll((chips) =>
    chips.flatMap((chip) => {
      const label = chip.querySelector('.MuiChip-label');
      return label && label.scrollHeight > chip.clientHeight ? [chip.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
  // Of the text of a review a few words stand in each line.
  for (const width of await page.locator('td > span').evaluateAll((texts) => texts.map((one) => one.clientWidth)))
    if (width > 0) expect(width).toBeGreaterThan(300);
  const home = '/gestion-interne/admin/dashboard';
  const screens = [
    '/oasis-interne/suivi',
    '/oasis-interne/gestion-de-compte-entreprise',
    '/gestion-interne/entreprises',
  ];
  for (const address of [...screens, '/gestion-interne/sms-summary', home]) await expectReadable(page, address);
  const bar = await page.locator('header').boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

/** The words of a text that stand in two lines. */
const brokenWords = (texts: HTMLElement[]): string[] =>
  texts.flatMap((element) => {
    const tree = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = tree.nextNode(); node; node = tree.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    return found;
  });

test('the menu of staff keeps its words whole, and leaves the page the width of a laptop at 200 %', async ({
  page,
}) => {
  await startSession(page, 'admin@oasis.test');
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/oasis-interne/suivi');
  const views = page.getByRole('group', { name: followUpDeskTexts['followUps.views'] }).getByRole('button');
  await expect(views.first()).toBeVisible();
  const menu = page.getByRole('navigation', { name: adminTexts['admin.navigation'] });
  await expect(menu).toHaveCount(0);
  const cut = (buttons: HTMLElement[]) => buttons.filter((one) => one.scrollWidth > one.clientWidth).length;
  expect(await views.evaluateAll(cut)).toBe(0);

  await doubleText(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(menu).toBeVisible();
  expect(await menu.getByRole('menuitem').evaluateAll(brokenWords)).toEqual([]);
  expect(await views.evaluateAll(cut)).toBe(0);
});

test('what stands below a list comes when the list has come, which would push it away', async ({ page }) => {
  await startSession(page, 'admin@oasis.test');
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/admin\/payments\?/, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto('/gestion-interne/historique-paiements');
  await expect(page.getByRole('region', { name: paymentHistoryTexts['paymentHistory.totals'] })).toContainText(/\d/);
  const books = page.getByRole('heading', { name: paymentHistoryTexts['paymentHistory.books'] });
  await expect(books).toHaveCount(0);
  letThrough();
  await expect(books).toBeVisible();
});
