import { expect, test } from '@playwright/test';
import { loginTexts } from '../../src/shared/auth/loginTexts.ts';
import { registrationTexts } from '../../src/shared/auth/registrationTexts.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { isoDate } from '../../src/shared/format/dates.ts';
import { frameTexts } from '../../src/shared/layout/frameTexts.ts';
import { layoutTexts } from '../../src/shared/layout/texts.ts';
import { contractorTexts } from '../../src/shared/projects/contractorTexts.ts';
import { securityTexts } from '../../src/shared/security/texts.ts';
import { userTexts } from '../../src/shared/users/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { signIn, signInByForm, startSession } from '../support/browserSession.ts';
import { pressByKey } from '../support/keyboard.ts';
import { addUpShifts, shiftsOf } from '../support/shifts.ts';

test('a message stays while the keyboard is in it, and whoever closes it is back where they were', async ({ page }) => {
  await page.goto('/connexion');
  await page.getByLabel(loginTexts['auth.loginIdentifier']).fill('client@oasis.test');
  await page.getByLabel(loginTexts['auth.password'], { exact: true }).fill('Autre_2026');
  const submit = page.getByRole('button', { name: loginTexts['auth.submit'] });
  const message = page.getByRole('region', { name: commonTexts['common.messages'] }).getByRole('alert');
  const close = message.getByRole('button', { name: commonTexts['common.close'] });
  await submit.press('Enter');
  await expect(message).toBeVisible();
  await page.keyboard.press('Alt+T');
  await expect(message).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  // Longer than it stays by itself.
  await page.waitForTimeout(6500);
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
  await expect(submit).toBeFocused();

  await submit.press('Enter');
  await expect(message).toBeVisible();
  await page.keyboard.press('Alt+T');
  await close.press('Enter');
  await expect(message).toHaveCount(0);
  await expect(submit).toBeFocused();
  await submit.press('Enter');
  await expect(message).toBeVisible();
  await expect(message).toHaveCount(0, { timeout: 9000 });
});

test('what is pressed by keyboard and gone leaves the focus under its heading', async ({ page }) => {
  await startSession(page, 'entrepreneur@oasis.test');
  await page.goto('/gestion-de-compte/securite');
  const heading = page.getByRole('heading', { name: securityTexts['security.contact'] });
  await pressByKey(page, page.getByRole('button', { name: securityTexts['security.changePhone'] }));
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(securityTexts['security.newPhone'])).toBeFocused();
  await pressByKey(page, page.getByRole('button', { name: securityTexts['security.cancel'] }));
  await expect(heading).toBeFocused();
});

test('a contractor on a phone: a free top bar, a short footer, and edits that wait', async ({ page }) => {
  await signInByForm(page, 'entrepreneur@oasis.test');
  const toast = page.getByRole('alert').filter({ hasText: loginTexts['auth.success'] });
  await expect(toast).toBeVisible();
  const bar = await page.getByRole('banner').boundingBox();
  expect((await toast.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  // Nor does it cover what the menu opens.
  await page.getByRole('button', { name: frameTexts['layout.menu'] }).click();
  await page.getByRole('link', { name: layoutTexts['layout.dashboard'] }).click({ timeout: 2000 });
  await expect(toast).toBeVisible();
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(220);

  await page.goto('/gestion-de-compte/profil');
  const name = page.getByLabel(userTexts['users.lastName'], { exact: true });
  await expect(page.getByLabel(userTexts['users.language'])).toBeVisible();
  const before = await name.inputValue();
  await name.fill(`${before}-Bah`);
  await expect(page.getByText(userTexts['account.unsaved'])).toBeVisible();
  const menu = page.getByRole('navigation', { name: userTexts['account.menu'] });
  expect((await menu.boundingBox())?.height).toBeLessThan(70);
  await menu.getByRole('link', { name: userTexts['account.preferences'] }).click();
  await expect(menu.getByRole('link', { name: userTexts['account.preferences'] })).toBeInViewport({ ratio: 1 });
  const kept = page.getByRole('alert').filter({ hasText: userTexts['account.unsavedKept'] });
  await kept.getByRole('button').click();
  await menu.getByRole('link', { name: userTexts['account.profile'], exact: true }).click();
  await expect(name).toHaveValue(`${before}-Bah`);
  await expect(page.getByText(userTexts['account.unsaved'])).toBeVisible();
  await expectNoBarriers(page);
  const form = page.locator('form').filter({ has: name });
  const saved = page.waitForRequest('**/save-user-informations');
  await form.getByRole('button', { name: userTexts['users.save'] }).click();
  expect(Object.keys((await saved).postDataJSON())).toEqual(
    expect.arrayContaining(['enterpriseId', 'address', 'city', 'languageId']),
  );
  await expect(page.getByText(userTexts['users.saved'])).toBeVisible();
  await expect(page.getByText(userTexts['account.unsaved'])).toHaveCount(0);

  await page.goto('/formulaire/info-supplementaire');
  await expect(page.getByText(registrationTexts['onboarding.exists'])).toBeVisible();
  await expectNoBarriers(page);
});

test('a contractor sees which of the available projects has a wished date that is over', async ({ page }) => {
  await page.route('**/get-available-projects/**', async (route) => {
    const reply = await route.fetch();
    const { entity, ...rest } = await reply.json();
    const dayFromNow = (days: number) => isoDate(new Date(Date.now() + days * 86_400_000));
    const [over, ahead] = entity;
    const rows = [
      { ...over, desiredStartDate: dayFromNow(-1) },
      { ...ahead, desiredStartDate: dayFromNow(1) },
    ];
    await route.fulfill({ response: reply, json: { ...rest, entity: rows } });
  });
  await signIn(page, 'entrepreneur@oasis.test');
  await page.getByRole('tab', { name: contractorTexts['contractor.tabAvailable'] }).click();
  const heading = page.getByRole('heading', { level: 2 });
  const rows = page.getByRole('main').getByRole('listitem').filter({ has: heading });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(contractorTexts['contractor.datePassed']);
  await expect(rows.nth(1)).not.toContainText(contractorTexts['contractor.datePassed']);
});

test('a network lost in the first seconds takes the next page, not the one before', async ({ page, context }) => {
  await page.goto('/accueil');
  await page.waitForFunction(() => document.readyState === 'complete');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Commencer mon projet' }).click();
  await expect(page.getByText(frameTexts['layout.chunkTitle'])).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: frameTexts['common.retry'] }).click();
  await expect(page.getByText(frameTexts['layout.chunkTitle'])).toBeVisible();
  await page.getByRole('button', { name: frameTexts['layout.chunkBack'] }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quels travaux voulez-vous faire ?' })).toBeVisible();
  await page.getByRole('link', { name: 'Commencer mon projet' }).click();
  await expect(page.getByText(frameTexts['layout.chunkTitle'])).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Votre projet' })).toBeVisible();
});

test('the home page on a phone: a comparison within one screen, and logos that are there', async ({ page }) => {
  await page.goto('/accueil');
  const table = page.getByRole('table');
  await table.scrollIntoViewIfNeeded();
  expect((await table.boundingBox())?.height).toBeLessThan(640);
  const logos = page.locator('#partners').locator('xpath=ancestor::section').locator('img');
  await logos.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => logos.evaluateAll((all) => all.every((logo) => (logo as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);
});

test('the lists of the account come without moving what is there', async ({ page }) => {
  await startSession(page, 'entrepreneur@oasis.test');
  await addUpShifts(page);
  for (const [address, shown] of [
    ['paiements', page.getByRole('main').getByRole('listitem').filter({ hasText: /GNF/ })],
    ['mon-forfait', page.getByRole('row')],
  ] as const) {
    await page.goto(`/gestion-de-compte/${address}`);
    await expect(shown.first()).toBeVisible();
    // What moves is told with the next drawing.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await shiftsOf(page), address).toBeLessThan(0.001);
  }
});
