import { expect, type Page, test } from '@playwright/test';
import { startSession } from '../support/browserSession.ts';

/** As the browser tells a page that it kept aside, frozen, and shows again; the browser of the tests keeps none. */
const bringBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
/** As another tab does: a frozen page is not told. */
const endElsewhere = (page: Page) => page.evaluate(() => localStorage.removeItem('token'));

test('a page that comes back after a log-out in another tab asks to log in', async ({ page }) => {
  await startSession(page, 'entrepreneur@oasis.test');
  await page.goto('/tableaux-de-bords/entrepreneurs');
  const projects = page.getByRole('tablist');
  await expect(projects).toBeVisible();
  await endElsewhere(page);
  await expect(projects).toBeVisible();
  await bringBack(page);
  await expect(projects).toHaveCount(0);
  await expect(page).toHaveURL(/\/connexion/);
});

test('a screen of the back-office that was left by a log-out shows nothing when it comes back', async ({ page }) => {
  await startSession(page, 'service@oasis.test');
  await page.goto('/oasis-interne/gestion-de-projets');
  const rows = page.getByRole('table');
  await expect(rows).toBeVisible();
  // The page stands on, as one that was kept: where it goes there is nothing.
  await page.route(/\/(connexion|oasis-interne\/.*)$/, (route) => route.fulfill({ status: 204 }));
  await endElsewhere(page);
  await bringBack(page);
  await expect(rows).toBeVisible();
  await bringBack(page);
  await expect(rows).toHaveCount(0);
});
