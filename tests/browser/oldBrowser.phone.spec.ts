import { expect, test } from '@playwright/test';
import { directoryTexts } from '../../src/shared/directory/texts.ts';
import { startSession } from '../support/browserSession.ts';

/** What scripts may not call, since telephones on iOS 15.4 lack it (docs/decisions/0147). */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [URL, ['canParse', 'parse']],
      [URLSearchParams.prototype, ['size']],
      [AbortSignal, ['any', 'timeout']],
      [Promise, ['try', 'withResolvers']],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'some', 'find', 'toArray']],
      [window, ['requestIdleCallback', 'scheduler', 'navigation']],
    ];
    for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name);
  }),
);

test('a contractor on an old telephone narrows the list of accepted projects', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await startSession(page, 'entrepreneur@oasis.test');
  await page.goto('/tableaux-de-bords/entrepreneurs');
  const stage = page.getByLabel('Étape', { exact: true });
  const completed = stage.locator('option').filter({ hasText: /^Terminé/ });
  const count = Number((await completed.textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(0);
  await stage.selectOption((await completed.getAttribute('value')) ?? '');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toHaveCount(count);
  await expect(rows.filter({ hasText: 'Terminé' })).toHaveCount(count);
  expect(failures).toEqual([]);
});

test('a visitor on an old telephone narrows the list of enterprises', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto('/entreprises');
  await page.getByLabel(directoryTexts['directory.service']).selectOption({ label: 'Piscine' });
  const asked = page.waitForRequest(/\/public-enterprises\?service=/);
  await page.getByRole('button', { name: directoryTexts['directory.search'] }).click();
  await asked;
  await expect(page).toHaveURL(/\/entreprises\?service=/);
  expect(failures).toEqual([]);
});

test('an admin with an old browser sees what waits, and just that', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await startSession(page, 'admin@oasis.test');
  await page.goto('/gestion-interne/admin/dashboard');
  await page
    .getByRole('link', { name: /demandes? à prendre en charge/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\?.*filter=.*Submitted/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les projets');
  expect(failures).toEqual([]);
});
