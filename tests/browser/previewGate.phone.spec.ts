import { expect, test } from '@playwright/test';
import { landingTexts } from '../../src/shared/home/landingTexts.ts';
import { frameTexts } from '../../src/shared/layout/frameTexts.ts';
import { layoutTexts } from '../../src/shared/layout/texts.ts';
import { previewTexts } from '../../src/shared/preview/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { startSession } from '../support/browserSession.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { freePort } from '../support/freePort.ts';

const PASSWORD = 'Avant-première';

let server: BuiltServer;
test.beforeAll(async () => {
  server = await startBuiltServer(await freePort(), { PREVIEW_PASSWORD: PASSWORD });
});
test.afterAll(() => server.stop());

test('the gate: locked out, let in with the password, out again by Déconnexion', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  const password = page.getByLabel(previewTexts['preview.password'], { exact: true });
  const enter = page.getByRole('button', { name: previewTexts['preview.enter'] });
  const flag = () => page.evaluate(() => localStorage.getItem('previewAccess'));

  await page.goto(`${server.url}/services?a=1`);
  await expect(page).toHaveURL(/\/preview-site\?origine=/);
  await expect(title).toHaveText('Accès Preview');
  await expectNoBarriers(page);
  await enter.click();
  await expect(page.getByText(previewTexts['preview.required'])).toBeVisible();
  await password.fill('devine');
  await enter.click();
  await expect(page.getByText('Mot de passe incorrect')).toBeVisible();
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('devine');
  expect(await flag()).toBeNull();

  await password.fill(PASSWORD);
  await enter.click();
  await expect(page).toHaveURL(`${server.url}/services?a=1`);
  expect(await flag()).not.toBeNull();
  await page.reload();
  await expect(page).toHaveURL(`${server.url}/services?a=1`);

  const menu = page.getByRole('button', { name: frameTexts['layout.menu'] });
  if (await menu.isVisible()) await menu.click();
  const leave = page.getByRole('button', { name: 'Déconnexion' });
  await expect(leave.getByText(layoutTexts['layout.leavePreviewHint'])).toBeVisible();
  await leave.click();
  await expect(page).toHaveURL(`${server.url}/coming-soon`);
  await expect(title).toHaveText(previewTexts['preview.comingSoon']);
  await expect(page.getByRole('link', { name: /Facebook|LinkedIn/ })).toHaveCount(2);
  expect(await flag()).toBeNull();
  await page.goto(`${server.url}/accueil`);
  await expect(page).toHaveURL(/\/preview-site\?origine=%2Faccueil/);
});

test('from the back-office, which is behind a session and not behind the gate, one leaves by its menu', async ({
  page,
}) => {
  await page.goto(`${server.url}/preview-site`);
  await page.getByLabel(previewTexts['preview.password'], { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/accueil`);
  await startSession(page, 'admin@oasis.test', server.url);
  await page.goto(`${server.url}/gestion-interne`);
  await page.getByRole('button', { name: /Aïssatou/ }).click();
  await expectNoBarriers(page);
  await page.getByRole('menuitem', { name: /^Déconnexion/ }).click();
  // Another application is a page loaded anew, of which the server decides.
  await expect(page).toHaveURL(/\/preview-site\?origine=%2Fcoming-soon/);
  expect(await page.evaluate(() => localStorage.getItem('previewAccess'))).toBeNull();
  await page.goto(`${server.url}/gestion-interne`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without a remembered page the password leads to the home page', async ({ page }) => {
  await page.goto(`${server.url}/preview-site`);
  await page.getByLabel(previewTexts['preview.password'], { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/accueil`);
});

test('walking to a page is no way around the gate', async ({ page }) => {
  await page.goto(server.url);
  await page.getByRole('link', { name: landingTexts['home.enter'] }).click();
  await expect(page).toHaveURL(/\/preview-site\?origine=%2Faccueil/);
});
