import { expect, type Page, test } from '@playwright/test';
import { faqTexts } from '../../src/shared/faq/texts.ts';
import { homeMoreTexts } from '../../src/shared/home/moreTexts.ts';
import { homeTexts } from '../../src/shared/home/texts.ts';
import { servicesPageTexts } from '../../src/shared/services-page/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';

test('a press on what is not alive yet is kept and repeated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (route.request().url().includes('HomeMore')) await pressed.promise;
    await route.continue();
  });
  const pressed = Promise.withResolvers<void>();
  await page.goto('/accueil');
  const pause = page.getByRole('button', { name: homeMoreTexts['home.partnersPause'] });
  await pause.scrollIntoViewIfNeeded();
  await pause.click();
  pressed.resolve();
  await expect(page.getByRole('button', { name: homeMoreTexts['home.partnersPlay'] })).toBeVisible();
});

test('a service page leads to its form and to its neighbours, and keeps nobody out', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('link', { name: 'Plomberie' }).first().click();
  await expect(page).toHaveURL('/services/plomberie');
  await expect(page).toHaveTitle('Plomberie en Guinée | Oasis');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/services\/plomberie$/);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await expectNoBarriers(page);
    }
  }
  await page.getByRole('region', { name: servicesPageTexts['service.related'] }).getByRole('link').first().click();
  await expect(page).not.toHaveURL('/services/plomberie');
  await page.goBack();
  await page.getByRole('link', { name: servicesPageTexts['service.start'] }).click();
  await expect(page).toHaveURL(/\/formulaire\/predefinis\/[\w-]{36}(\/0)?$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('pages are read, and links and the search lead on', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/accueil');
    await expect(heading(page)).toHaveText(homeTexts['home.title']);
    await expect(page.getByText(faqTexts['faq.price'])).toBeVisible();
    await page.getByRole('combobox').selectOption({ label: 'Peinture' });
    await page.getByRole('button', { name: homeTexts['home.start'] }).click();
    await expect(page).toHaveURL('/services/peinture');
    await expect(heading(page)).toHaveText('Peinture');
    await expect(page.getByText(servicesPageTexts['service.asked'])).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
    const services = page.locator('#all-services-list');
    expect(await services.getByRole('listitem').count()).toBeGreaterThan(12);
  });

  test('what needs it says so, with a number to call', async ({ page }) => {
    for (const address of ['/formulaire/formulaire-client/pre-soumission', '/connexion', '/contact']) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('link', { name: '620 00 01 00' }).first(), address).toBeVisible();
    }
  });
});
