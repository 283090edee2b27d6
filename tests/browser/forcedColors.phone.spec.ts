import { expect, type Locator, type Page, test } from '@playwright/test';
import { startSession } from '../support/browserSession.ts';

const backgroundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

async function expectToldApart(page: Page, chosen: string, other: string): Promise<void> {
  const [of, from] = [page.locator(chosen).first(), page.locator(other).first()];
  await expect(of).toBeVisible();
  expect(await backgroundOf(of)).not.toBe(await backgroundOf(from));
}

test('where the system gives the colours, what is chosen is seen, and how far a form is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await startSession(page, 'entrepreneur@oasis.test');
  await page.goto('/tableaux-de-bords/entrepreneurs');
  await expectToldApart(page, '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]');
  await page.goto('/gestion-de-compte/profil');
  await expectToldApart(page, 'main nav [aria-current=page]', 'main nav a:not([aria-current])');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/formulaire/formulaire-client/info-projet');
  await expectToldApart(page, '[role=progressbar] > *', '[role=progressbar]');
});
