import { expect, type Page, test } from '@playwright/test';
import { loginTexts } from '../../src/shared/auth/loginTexts.ts';
import { passwordTexts } from '../../src/shared/auth/passwordTexts.ts';
import { authTexts } from '../../src/shared/auth/texts.ts';
import { securityTexts } from '../../src/shared/security/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { DEMO_PASSWORD } from '../support/builders.ts';
import { loseReply } from '../support/lostReply.ts';
import { newContractor, signUp } from '../support/registration.ts';
import { resetLinkOf } from '../support/resetLink.ts';

const fresh = 'Nouveau#2027';

async function logIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel(loginTexts['auth.loginIdentifier']).fill(identifier);
  await page.getByLabel(loginTexts['auth.password'], { exact: true }).fill(password);
  await page.getByRole('button', { name: loginTexts['auth.submit'] }).click();
}

async function choose(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel(passwordTexts['password.new'], { exact: true }).fill(password);
  await page.getByLabel(passwordTexts['password.confirmNew']).fill(confirmation);
  await page.getByRole('button', { name: passwordTexts['password.resetSubmit'] }).click();
}

async function request(page: Page, identifier: string): Promise<void> {
  await page.getByLabel(loginTexts['auth.loginIdentifier']).fill(identifier);
  await page.getByLabel(loginTexts['auth.loginIdentifier']).press('Enter');
  await expect(page.getByText(passwordTexts['password.requestedTitle'])).toBeVisible();
}

test('forgotten: the link of the message, a new password, and the log-in with it', async ({ browser, page }) => {
  test.setTimeout(120_000);
  const who = newContractor();
  const device = await (await browser.newContext()).newPage();
  await signUp(device, who);

  await page.goto('/connexion');
  await page.getByRole('link', { name: loginTexts['auth.forgotten'] }).click();
  await expect(page.getByRole('heading', { name: passwordTexts['password.forgottenTitle'] })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: passwordTexts['password.request'] }).click();
  await expect(page.getByText(authTexts['auth.emailError']).first()).toBeVisible();
  await request(page, who.email);
  await expectNoBarriers(page);

  const link = await resetLinkOf(who.email);
  await page.goto(link);
  await expectNoBarriers(page);
  await choose(page, 'faible');
  await expect(page.getByText(authTexts['auth.passwordPatternError']).first()).toBeVisible();
  await choose(page, fresh, 'Autre_2026');
  await expect(page.getByText(passwordTexts['auth.matchPasswordError']).first()).toBeVisible();
  // The first reply is lost.
  await loseReply(page, '**/reset-password', () => choose(page, fresh));
  await choose(page, fresh);
  await page.waitForURL('**/connexion');
  await expect(page.getByText(passwordTexts['password.resetDone'])).toBeVisible();

  await logIn(page, who.phone, DEMO_PASSWORD);
  await expect(page.getByText('Identifiant ou mot de passe incorrect').first()).toBeVisible();
  await logIn(page, who.phone, fresh);
  await page.waitForURL('**/tableaux-de-bords/entrepreneurs');

  await device.goto('/gestion-de-compte');
  await device.waitForURL('**/connexion');

  // Said on opening, with nothing typed.
  await page.goto(link);
  await expect(page.getByText(passwordTexts['password.linkDead'])).toBeVisible();
  await expect(page.getByLabel(passwordTexts['password.new'], { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: passwordTexts['password.newLink'] }).click();
  await expect(page).toHaveURL(/\/mot-de-passe-oublie$/);
});

test('what follows is the same for who exists and who does not', async ({ page }) => {
  const seen: string[] = [];
  for (const identifier of ['client@oasis.test', 'jamais@oasis.test']) {
    await page.goto('/mot-de-passe-oublie');
    await request(page, identifier);
    seen.push((await page.getByRole('main').textContent())?.replace(identifier, '') ?? '');
  }
  expect(seen[0]).toBe(seen[1]);
});

test('an incomplete link leads to a new one', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText(passwordTexts['password.noToken'])).toBeVisible();
  await expectNoBarriers(page);
});

test('changed in the account, which ends the other devices', async ({ browser, page }) => {
  test.setTimeout(120_000);
  const who = newContractor();
  await signUp(page, who);
  const other = await (await browser.newContext()).newPage();
  await other.goto('/connexion');
  await logIn(other, who.email, DEMO_PASSWORD);
  await other.waitForURL('**/tableaux-de-bords/entrepreneurs');

  await page.goto('/gestion-de-compte/modification-mot-de-passe');
  await expectNoBarriers(page);
  await page.getByLabel(passwordTexts['password.current']).fill('Faux_2026');
  await choose(page, fresh);
  await expect(page.getByText(passwordTexts['password.currentWrong']).first()).toBeVisible();
  await page.getByLabel(passwordTexts['password.current']).fill(DEMO_PASSWORD);
  const save = () => page.getByRole('button', { name: passwordTexts['password.resetSubmit'] }).click();
  // The first reply is lost.
  await loseReply(page, '**/update-password', save);
  await save();
  await expect(page).toHaveURL(/\/gestion-de-compte$/);
  await expect(page.getByText(passwordTexts['password.changed'])).toBeVisible();
  await other.reload();
  await other.waitForURL('**/connexion');
});

test('a link to undo a change says as it is opened that it no longer works', async ({ page }) => {
  await page.goto('/annuler-changement?token=guessed');
  await expect(page.getByText(securityTexts['security.linkDeadTitle'])).toBeVisible();
  await expect(page.getByLabel(passwordTexts['password.new'], { exact: true })).toHaveCount(0);
});
