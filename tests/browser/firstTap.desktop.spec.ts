import { expect, test } from '@playwright/test';
import { loginTexts } from '../../src/shared/auth/loginTexts.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { homeTexts } from '../../src/shared/home/texts.ts';
import { signInByForm } from '../support/browserSession.ts';

test('the service search can be searched at the first press, at 400 kbit/s', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  // Pressed before the code of the searchable one can have come.
  await page.route('**/assets/*', async (route) => {
    if (/Searchable/.test(route.request().url())) await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  const isComing = page.waitForRequest(/Searchable/);
  await page.goto('/accueil');
  const search = page.getByLabel(homeTexts['home.searchLabel']);
  await isComing;
  await search.click();
  await expect(search).toHaveJSProperty('tagName', 'INPUT');
  await expect(search).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  // Nothing is chosen yet, and nothing is said to be.
  const told = page.locator('[id$=live-region]').first();
  await expect(told).toContainText(commonTexts['control.searchGuidance']);
  await expect(told).not.toContainText('est choisi');
  await search.fill('plomb');
  await expect(page.getByRole('option')).toHaveCount(1);
  await search.press('Enter');
  await page.getByRole('button', { name: homeTexts['home.start'], exact: true }).click();
  await expect(page).toHaveURL(/\/formulaire\/predefinis\/[^/]+\/0$/);
});

test('staff who log in are told so in the back-office', async ({ page }) => {
  await signInByForm(page, 'service@oasis.test');
  await expect(page.getByText(loginTexts['auth.success'])).toBeVisible();
});
