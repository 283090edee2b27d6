import { expect, test } from '@playwright/test';
import { contactTexts } from '../../src/shared/contact/texts.ts';
import { faqTexts } from '../../src/shared/faq/texts.ts';
import { howItWorksTexts } from '../../src/shared/how-it-works/texts.ts';
import { frameTexts } from '../../src/shared/layout/frameTexts.ts';
import { servicesPageTexts } from '../../src/shared/services-page/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';

test('services: three in front, six of all, more, less, and the first question open', async ({ page }) => {
  await page.goto('/services');
  const featured = page.getByRole('region', { name: servicesPageTexts['services.featured'] });
  await expect(featured.getByRole('link')).toHaveCount(3);
  const all = page.getByRole('region', { name: servicesPageTexts['services.all'] });
  const cards = all.getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await all.getByRole('button', { name: servicesPageTexts['services.more'] }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(12);
  await expect(cards.nth(6).getByRole('link')).toBeFocused();
  await all.getByRole('button', { name: servicesPageTexts['services.less'] }).click();
  await expect(cards).toHaveCount(6);
  await expect(page.getByText(faqTexts['faq.priceText'])).toBeVisible();
  await expect(page.getByText(faqTexts['faq.quotesText'])).toBeHidden();
});

test('how it works: the profile menu has its three choices, by keyboard alone', async ({ page }) => {
  await page.goto('/comment-ca-fonctionne');
  const choices = [
    ['how.profileBusiness', '/comment-ca-fonctionne/guide-entrepreneur'],
    ['how.profileCustomer', '/comment-ca-fonctionne/guide-soumission-projet'],
    ['how.profileDefault', '/comment-ca-fonctionne'],
  ] as const;
  for (const [choice, address] of choices) {
    await page.getByRole('button', { name: howItWorksTexts['how.profile'] }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: howItWorksTexts[choice], exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  }
  for (const guide of ['guide-entrepreneur', 'guide-soumission-projet']) {
    await page.goto(`/comment-ca-fonctionne/${guide}`);
    await expect(page.getByRole('link', { name: howItWorksTexts['guide.contact'] })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  }
});

test('the menus speak English for whoever asks, and French stands where there is none', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel(contactTexts['contact.name']).fill('Awa');
  await page.getByRole('button', { name: 'English' }).click();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'How it works' })).toBeVisible();
  await expect(footer).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactTexts['contact.title']);
  await expect(page.getByLabel(contactTexts['contact.name'])).toHaveValue('Awa');
  await page.reload();
  await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expectNoBarriers(page);

  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  for (const address of [
    '/accueil',
    '/services',
    '/services/plomberie',
    '/suivi',
    '/register',
    '/mot-de-passe-oublie',
    '/connexion-entrepreneurs',
    '/nulle-part',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('banner')).toHaveAttribute('lang', 'en');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(footer.getByRole('link', { name: frameTexts['layout.howItWorks'] })).toBeVisible();
});

test('the top bar offers the form once where there is room for it, and in the menu on a phone', async ({ page }) => {
  await page.goto('/connexion-entreprise');
  const { width = 0 } = page.viewportSize() ?? {};
  const link = page.getByRole('banner').getByRole('link', { name: 'Obtenir 3 Soumissions' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link.filter({ visible: true })).toHaveCount(width < 480 ? 0 : 1);
});
