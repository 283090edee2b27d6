import { expect, test } from '@playwright/test';
import { directoryTexts } from '../../src/shared/directory/texts.ts';
import { enterpriseTexts } from '../../src/shared/enterprises/texts.ts';
import { reviewRulesTexts } from '../../src/shared/reviews/rulesTexts.ts';
import { userTexts } from '../../src/shared/users/texts.ts';
import { expectNoBarriersAtBothSizes } from '../support/bothSizes.ts';
import { startSession } from '../support/browserSession.ts';
import { pressByKey } from '../support/keyboard.ts';

const heading = { level: 1 } as const;

test('a contractor agrees to a page, and everybody finds it, by keyboard and without script', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await startSession(page, 'entrepreneur@oasis.test');
  await page.goto('/gestion-de-compte/preferences');
  const consent = page.getByLabel(enterpriseTexts['preferences.isShown']);
  const own = page.getByRole('link', { name: enterpriseTexts['preferences.seePage'] });
  // The enterprise of the demonstration has agreed: it takes that back first.
  await expect(own).toBeVisible();
  await consent.uncheck();
  await page.getByRole('button', { name: userTexts['users.save'] }).click();
  await expect(own).toHaveCount(0);
  await consent.focus();
  await page.keyboard.press('Space');
  await pressByKey(page, page.getByRole('button', { name: userTexts['users.save'] }));
  await expect(own).toBeVisible();
  await expectNoBarriersAtBothSizes(page);
  const address = (await own.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/entreprises\/[a-z0-9-]+-[a-hj-np-z2-9]{6}$/);

  await page.goto('/entreprises');
  await expectNoBarriersAtBothSizes(page);
  await pressByKey(page, page.getByRole('button', { name: directoryTexts['directory.search'] }));
  await expect(page.getByRole('heading', { name: directoryTexts['directory.results'] })).not.toBeFocused();
  await page.getByLabel(directoryTexts['directory.service']).selectOption({ label: 'Piscine' });
  await pressByKey(page, page.getByRole('button', { name: directoryTexts['directory.search'] }));
  await expect(page.getByRole('heading', { name: directoryTexts['directory.results'] })).toBeFocused();
  await page.goBack();
  await pressByKey(page, page.locator(`a[href="${address}"]`));
  await expect(page).toHaveURL(address);
  const name = (await page.getByRole('heading', heading).textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(`^${name}, `));
  await expectNoBarriersAtBothSizes(page);
  await page.getByRole('link', { name: directoryTexts['enterprisePage.rulesLink'] }).click();
  await expect(page.getByRole('heading', heading)).toHaveText(reviewRulesTexts['reviewRules.title']);
  await expectNoBarriersAtBothSizes(page);
  await page.goBack();
  await page.getByRole('link', { name: directoryTexts['directory.submit'] }).click();
  await expect(page).toHaveURL(/\/formulaire\//);

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const reader = await plain.newPage();
  await reader.goto('/entreprises');
  await reader.getByLabel(directoryTexts['directory.service']).selectOption({ label: 'Piscine' });
  await reader.getByRole('button', { name: directoryTexts['directory.search'] }).click();
  await expect(reader).toHaveURL(/[?&]service=piscine/);
  await expect(reader.getByLabel(directoryTexts['directory.service'])).toHaveValue('piscine');
  await reader.goto(`/entreprises/un-ancien-nom-${address.slice(-6)}`);
  await expect(reader).toHaveURL(address);
  await expect(reader.getByRole('heading', heading)).toHaveText(name);
  expect((await reader.goto('/entreprises/personne-zzzzzz'))?.status()).toBe(404);
  await plain.close();

  await page.goto('/gestion-de-compte/preferences');
  await page.getByLabel(enterpriseTexts['preferences.isShown']).uncheck();
  await page.getByRole('button', { name: userTexts['users.save'] }).click();
  await expect(own).toHaveCount(0);
  await expect
    .poll(async () => (await page.request.get(address, { headers: { accept: 'text/html' } })).status())
    .toBe(404);
});
