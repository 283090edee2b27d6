import { expect, type Page, test } from '@playwright/test';
import { menuTexts } from '../../src/shared/admin/menuTexts.ts';
import { sharedTexts } from '../../src/shared/admin/sharedTexts.ts';
import { adminTexts } from '../../src/shared/admin/texts.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { editingTexts } from '../../src/shared/editing/texts.ts';
import { enterpriseAdminTexts } from '../../src/shared/enterprises/adminTexts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { signIn, startSession } from '../support/browserSession.ts';
import { renameEnterprise, signUpEnterprise } from '../support/enterprises.ts';
import { loseReply } from '../support/lostReply.ts';

const texts = { ...adminTexts, ...editingTexts, ...menuTexts, ...sharedTexts, ...enterpriseAdminTexts };
const say = (key: keyof typeof texts) => texts[key];
const NEW = /\/oasis-interne\/gestion-de-compte-entreprise$/;
const DETAIL = /\/gestion-de-compte-entreprise\/[0-9a-f-]{36}$/;

/** A little and it stays; most of its width and it goes before its time (specification §4, toasts). */
async function dragAwayToast(page: Page, words: string): Promise<void> {
  const toast = page.locator('.MuiSnackbarContent-root').filter({ hasText: words });
  const box = await toast.boundingBox();
  if (!box) throw new Error(`No message says « ${words} »`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const share of [0.5, 0.9]) {
    await expect(toast).toBeVisible();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - box.width * share, y, { steps: 5 });
    await page.mouse.up();
  }
  // The pointer over it keeps it from going by itself.
  await expect(toast).toHaveCount(0, { timeout: 3000 });
}

test('a seller takes a new enterprise without address, corrects and activates it; its contractor then sees the projects', async ({
  page,
  browser,
  request,
}) => {
  const { name, email } = await signUpEnterprise(request, '');
  await signIn(page, 'ventes@oasis.test');
  await expect(page).toHaveURL(NEW);
  await page.getByLabel(say('sales.search')).fill(name);
  // The heading's row and that of the enterprise: no reply is on its way any more.
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: `Gérer : ${name}` }).click();
  await expect(page.getByRole('dialog')).toContainText(say('sales.assignTitle'));
  await expectNoBarriers(page);
  // The list loads again meanwhile, and its row is gone.
  await page.route('**/get-new-enterprises/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), entity: [] } });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(name)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('dialog').getByRole('button', { name: commonTexts['control.yes'] }).click();
  await expect(page).toHaveURL(DETAIL);
  await expect(page.getByText(say('sales.assigned'))).toBeVisible();

  const registration = page.getByLabel(say('resources.enterprises.fields.registrationNumber'));
  const save = page.getByRole('button', { name: say('editing.save') });
  await registration.pressSequentially('gntcc2026b0');
  await save.click();
  await expect(page.getByText(/Le numéro de registre compte 19 caractères/).first()).toBeVisible();
  await expect(registration).toHaveValue('GN.TCC.2026.B.0');
  await registration.pressSequentially(String(Math.floor(1000 + Math.random() * 9000)));
  await save.click();
  await expect(page.getByText(say('sales.saved'))).toBeVisible();
  await expectNoBarriers(page);
  await dragAwayToast(page, say('sales.saved'));

  // What fails after a save is told as well.
  const lost = page.getByText(commonTexts['common.offline']);
  await page.getByLabel(say('resources.enterprises.fields.address')).fill('Au marché de Matoto');
  await loseReply(page, '**/update-enterprise-infos', () => save.click());
  await expect(lost).toBeVisible();
  await dragAwayToast(page, commonTexts['common.offline']);
  await save.click();
  await expect(page.getByText(say('sales.saved'))).toBeVisible();
  await dragAwayToast(page, say('sales.saved'));
  const activate = page.getByRole('button', { name: say('sales.activate') });
  await loseReply(page, '**/verify-enterprise-account/', () => activate.click());
  await expect(lost).toBeVisible();
  await dragAwayToast(page, commonTexts['common.offline']);
  await activate.click();
  await expect(page.getByText(say('sales.activated'))).toBeVisible();
  await expect(activate).toBeDisabled();
  // Its button is switched off for good.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const contractor = await (await browser.newContext()).newPage();
  await signIn(contractor, email);
  await expect(contractor.getByRole('tab').first()).toBeVisible();
  await expect(contractor.getByRole('dialog')).toHaveCount(0);
});

test('new enterprises that cannot be loaded are told in their one sentence, whatever the reason', async ({ page }) => {
  await signIn(page, 'ventes@oasis.test');
  await expect(page).toHaveURL(NEW);
  const failure = page.getByRole('alert').filter({ hasText: say('enterprises.errorFetchingData') });
  const errorMessage = 'La base ne répond pas.';
  await page.route('**/get-new-enterprises/**', (route) =>
    route.fulfill({ status: 503, json: { isSuccess: false, entity: null, errorMessage } }),
  );
  await page.getByLabel(say('sales.search')).fill('aa');
  await expect(failure).toBeVisible();
  await expect(page.getByText(errorMessage)).toHaveCount(0);
  const again = page.waitForRequest('**/get-new-enterprises/**');
  await page.getByRole('button', { name: 'Réessayer' }).first().click();
  await again;
  await page.unrouteAll({ behavior: 'wait' });
  // The list may ask once more by itself, and take the button away while it is pressed.
  await expect(async () => {
    if ((await failure.count()) > 0)
      await page.getByRole('button', { name: 'Réessayer' }).first().click({ timeout: 1000 });
    await expect(failure).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
});

test('what a seller typed is kept when the enterprise changed meanwhile', async ({ page, request }) => {
  const { name, email, accountNumber } = await signUpEnterprise(request);
  await signIn(page, 'ventes@oasis.test');
  await page.getByRole('button', { name: say('sales.find') }).click();
  await page.getByRole('dialog').getByLabel(say('sales.findLabel')).fill(accountNumber);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: say('sales.takeCharge') }).click();
  await page.getByRole('dialog').getByRole('button', { name: commonTexts['control.yes'] }).click();
  const address = page.getByLabel(say('resources.enterprises.fields.address'));
  await address.fill('Matoto, marché');
  await renameEnterprise(request, email, `${name} et Fils`);
  const save = page.getByRole('button', { name: say('editing.save') });
  await save.click();
  await expect(page.getByText(say('sales.staleKept'))).toBeVisible();
  await expect(page.getByLabel(say('resources.enterprises.fields.name'))).toHaveValue(`${name} et Fils`);
  await expect(address).toHaveValue('Matoto, marché');
  await save.click();
  await expect(page.getByText(say('sales.saved'))).toBeVisible();
});

test('a seller follows their enterprises and reads what each status means', async ({ page, context }) => {
  await startSession(page, 'ventes@oasis.test');
  await page.goto('/oasis-interne/gestion-de-compte-entreprise/mes-entreprises');
  await expect(page.getByRole('main').getByText('Mariama Soumah')).toBeVisible();
  const badge = page.getByRole('button', { name: say('enterprises.state.Active'), exact: true }).first();
  await badge.click();
  await expect(page.getByRole('tooltip')).toHaveText("L'entreprise est active");
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectNoBarriers(page);

  await context.setOffline(true);
  await page.getByLabel(say('sales.statusFilter')).selectOption('Verified');
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur réseau, veuillez réessayer.' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('main').getByRole('link').filter({ hasText: /\S/ }).first().click();
  await expect(page).toHaveURL(DETAIL);
  await page.getByRole('link', { name: say('admin.backToList') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('sales.mineTitle'));
  await expect(page.getByLabel(say('sales.statusFilter'))).toHaveValue('Verified');
});

test('an account number in any writing leads to the enterprise, by keyboard', async ({ page }) => {
  // From the beginning: a page that is open may send one more call past a route that was just laid.
  let isAway = false;
  await page.route('**/find-enterprise-by-account-number/**', (route) => (isAway ? route.abort() : route.continue()));
  await signIn(page, 'ventes@oasis.test');
  await page.getByRole('button', { name: say('sales.find') }).click();
  const field = page.getByRole('dialog').getByLabel(say('sales.findLabel'));
  await expect(field).toBeFocused();
  await field.pressSequentially(' ent-zzzzzz ');
  await expect(field).toHaveValue(' ENT-ZZZZZZ ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(say('enterprises.enterpriseNotFound'));
  await expectNoBarriers(page);
  isAway = true;
  await page.keyboard.press('Enter');
  const lost = `${say('enterprises.enterpriseNotFound')} ${commonTexts['common.offline']}`;
  await expect(page.getByRole('alert')).toHaveText(lost);
  isAway = false;
  await field.fill(' ent-k7m4qx ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(DETAIL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Condé Rénovation');
});

test('an admin suspends an enterprise with a reason, lets it come back and gives it to a seller', async ({
  page,
  request,
}) => {
  const { name } = await signUpEnterprise(request);
  await startSession(page, 'admin@oasis.test');
  await page.goto('/gestion-interne/entreprises');
  await page.getByLabel(say('sales.search')).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: `Suspendre : ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('sales.suspend') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(say('enterprises.reasonRequired'));
  await expectNoBarriers(page);
  await dialog.getByLabel(say('sales.reason')).fill('Documents faux');
  await dialog.getByRole('button', { name: say('sales.suspend') }).click();
  await expect(page.getByText(say('sales.suspended'))).toBeVisible();
  await page.getByRole('button', { name: `Rétablir : ${name}` }).click();
  await dialog.getByLabel(say('sales.reason')).fill('Documents vérifiés');
  await dialog.getByRole('button', { name: say('sales.return') }).click();
  await expect(page.getByRole('button', { name: `Suspendre : ${name}` })).toBeVisible();
  await expectNoBarriers(page);

  const give = page.getByRole('button', { name: say('sales.give'), exact: true });
  await give.click();
  await expect(page.getByRole('alert').filter({ hasText: say('sales.agentRequired') })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel(say('sales.giveTo')).selectOption('Mariama Soumah');
  await give.click();
  await expect(page.getByText(/Prise en charge par Mariama Soumah/)).toBeVisible();
  await expect(give).toHaveCount(0);
});

test.describe('in dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the screens of sales and of an admin keep nobody out', async ({ page }) => {
    await signIn(page, 'ventes@oasis.test');
    await expect(page.getByRole('button', { name: /^(Gérer|Voir les détails)/ }).first()).toBeVisible();
    await expectNoBarriers(page);
    await page.goto('/oasis-interne/gestion-de-compte-entreprise/mes-entreprises');
    const names = page.getByRole('main').getByRole('link').filter({ hasText: /\S/ });
    await expect(names.first()).toBeVisible();
    await expectNoBarriers(page);
    await names.first().click();
    await expect(page.getByLabel(say('resources.enterprises.fields.address'))).toBeVisible();
    await expectNoBarriers(page);
    await page.goto('/gestion-interne');
    await expect(page.getByRole('main').getByRole('link', { name: say('sales.mineTitle') })).toBeVisible();
    await expectNoBarriers(page);
  });
});

test('customer service is sent away from the screens of sales', async ({ page }) => {
  await startSession(page, 'service@oasis.test');
  for (const address of ['/oasis-interne/gestion-de-compte-entreprise', '/gestion-interne/entreprises']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/unauthorized/, { timeout: 30_000 });
  }
});
