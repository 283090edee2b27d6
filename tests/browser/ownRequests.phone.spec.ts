import { expect, test } from '@playwright/test';
import { frameTexts } from '../../src/shared/layout/frameTexts.ts';
import { layoutTexts } from '../../src/shared/layout/texts.ts';
import { requestTexts } from '../../src/shared/tracking/requestTexts.ts';
import { trackingTexts } from '../../src/shared/tracking/texts.ts';
import { expectNoBarriersAtBothSizes } from '../support/bothSizes.ts';
import { startSession } from '../support/browserSession.ts';
import { pressByKey, typeInto } from '../support/keyboard.ts';

test('a dead link leads to the page that sends it again, by keyboard alone', async ({ page }) => {
  await page.goto('/suivi/AAAAAAAAAAAAAAAAAAAAAA');
  await pressByKey(page, page.getByRole('link', { name: trackingTexts['tracking.lostLink'] }));
  await expect(page).toHaveURL('/suivi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(requestTexts['lostLink.title']);
  const field = page.getByLabel(requestTexts['lostLink.phone']);
  await typeInto(page, field, '12');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('12');
  await expectNoBarriersAtBothSizes(page);
  await typeInto(page, field, '+224 629 00 11 22');
  await page.keyboard.press('Enter');
  await expect(page.getByText(requestTexts['lostLink.sentTitle'])).toBeVisible();
  await expect(page.getByText(/629 00 11 22/)).toBeVisible();
  await expectNoBarriersAtBothSizes(page);
  await pressByKey(page, page.getByRole('button', { name: requestTexts['lostLink.again'] }));
  await expect(field).toBeVisible();
});

test('without a network what was typed stays', async ({ page, context }) => {
  await page.goto('/suivi');
  await page.getByLabel(requestTexts['lostLink.phone']).fill('629001122');
  await context.setOffline(true);
  await page.getByRole('button', { name: requestTexts['lostLink.send'] }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel(requestTexts['lostLink.phone'])).toHaveValue('629 00 11 22');
});

test('a client finds the own requests in the account menu, and leads on to each', async ({ page }) => {
  await startSession(page, 'client@oasis.test');
  await page.goto('/accueil');
  await page.getByRole('button', { name: frameTexts['layout.menu'] }).click();
  const menu = page.getByRole('navigation', { name: frameTexts['layout.mainNavigation'] });
  // The account comes once the session is known: by its name, not by its place.
  await menu.getByRole('button', { name: 'Fatoumata Sylla' }).click();
  await page.getByRole('link', { name: layoutTexts['layout.ownRequests'] }).click();
  await expect(page).toHaveURL('/mes-demandes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(requestTexts['ownRequests.title']);
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText(/OA-[A-Z0-9]{6}/);
  await expectNoBarriersAtBothSizes(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const reference = (await first.textContent())?.match(/OA-[A-Z0-9]{6}/)?.[0] ?? '';
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/suivi\/[\w-]{22}$/);
  await expect(page.getByText(reference)).toBeVisible();
});

test('who has no request is told what to do, and visitors are asked to log in', async ({ page }) => {
  await page.goto('/mes-demandes');
  await expect(page).toHaveURL(/\/connexion/);
  await startSession(page, 'nouveau@oasis.test');
  await page.goto('/mes-demandes');
  await expect(page.getByText(requestTexts['ownRequests.none'])).toBeVisible();
  await expectNoBarriersAtBothSizes(page);
  await page.getByRole('link', { name: requestTexts['ownRequests.lost'] }).click();
  await expect(page).toHaveURL('/suivi');
});

test('staff, who ask for nothing, are led away', async ({ page }) => {
  await startSession(page, 'service@oasis.test');
  await page.goto('/mes-demandes');
  await expect(page).toHaveURL('/unauthorized');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page for a lost link says whom to call', async ({ page }) => {
    await page.goto('/suivi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(requestTexts['lostLink.title']);
    await expect(page.getByRole('main').getByRole('link', { name: '620 00 01 00' }).first()).toBeVisible();
  });
});
