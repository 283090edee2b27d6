import { expect, type Page, test } from '@playwright/test';
import { registrationTexts } from '../../src/shared/auth/registrationTexts.ts';
import { enterpriseRuleTexts } from '../../src/shared/enterprises/ruleTexts.ts';
import { enterpriseTexts } from '../../src/shared/enterprises/texts.ts';
import { contractorTexts } from '../../src/shared/projects/contractorTexts.ts';
import { userTexts } from '../../src/shared/users/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { startSession } from '../support/browserSession.ts';
import { signUpEnterprise } from '../support/enterprises.ts';
import { loseReply } from '../support/lostReply.ts';
import { fillRegistration, newContractor, signUp } from '../support/registration.ts';
import { pdf, png } from '../support/sampleFiles.ts';

const label = { ...registrationTexts, ...enterpriseRuleTexts, ...enterpriseTexts, ...userTexts };

async function fillOnboarding(page: Page, registrationNumber = ''): Promise<void> {
  await page.getByLabel(label['users.lastName'], { exact: true }).fill('Bah');
  await page.getByLabel(label['users.firstName'], { exact: true }).fill('Awa');
  await page.getByLabel(label['enterprises.name']).fill('Bah Carrelage');
  await page.getByLabel(label['enterprises.city'], { exact: true }).selectOption({ label: 'Conakry' });
  await page.getByLabel(label['enterprises.registrationNumber']).fill(registrationNumber);
  await page.getByLabel(label['enterprises.servicesSearch']).fill('ELECTRI');
  await page.getByRole('checkbox', { name: 'Électricité', exact: true }).check();
}

const next = (page: Page) => page.getByRole('button', { name: label['onboarding.next'] }).click();
const numberOf = () => `GN.TCC.2026.B.${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`;

test('from the sign-up over the company and its documents to the account number', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/connexion');
  await page.getByRole('link', { name: 'Créer un compte entreprise' }).click();
  await expect(page.getByRole('heading', { name: label['register.title'] })).toBeVisible();
  await expectNoBarriers(page);

  await page.getByRole('button', { name: label['register.submit'] }).click();
  await expect(page.getByLabel(label['register.email'])).toBeFocused();
  await expect(page.getByText(label['register.termsRequired'])).toBeVisible();
  await expectNoBarriers(page);

  await fillRegistration(page, newContractor());
  await expect(page.getByText('(respecté)')).toHaveCount(5);
  await page.getByLabel(label['register.confirmPassword']).fill('Autre_2026');
  await page.getByRole('button', { name: label['register.submit'] }).click();
  await expect(page.getByText('Les mots de passe ne correspondent pas').first()).toBeVisible();
  await page.getByLabel(label['register.confirmPassword']).fill('Demo_2026');
  await page.getByRole('button', { name: label['register.submit'] }).click();

  await page.waitForURL('**/formulaire/info-supplementaire');
  await expectNoBarriers(page);
  await next(page);
  await expect(page.getByText(label['users.lastNameRequired'])).toBeVisible();
  await expect(page.getByText(label['enterprises.cityRequired'])).toBeVisible();
  await fillOnboarding(page, numberOf().toLowerCase());
  await page.locator('input[type=file]').setInputFiles([
    { name: 'rccm.pdf', mimeType: 'application/pdf', buffer: pdf() },
    { name: 'chantier.png', mimeType: 'image/png', buffer: png(32, 32) },
    { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await expect(page.getByText('virus.exe :')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(label['users.lastName'], { exact: true })).toHaveValue('Bah');
  await expect(page.getByLabel(label['enterprises.registrationNumber'])).toHaveValue(/^GN\.TCC\.2026\.B\.\d{5}$/);
  await expect(page.getByRole('button', { name: 'Retirer Électricité' })).toBeVisible();
  await expect(page.getByText('chantier.png')).toBeVisible();
  await expectNoBarriers(page);
  await next(page);

  await page.waitForURL('**/tableaux-de-bords/entrepreneurs');
  await expect(page.getByRole('dialog').getByText(/^ENT-[A-HJ-NP-Z2-9]{6}$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goto('/gestion-de-compte');
  await expect(page.getByText('rccm.pdf')).toBeVisible();
  await expect(page.getByText('chantier.png')).toBeVisible();
  const menu = page.getByRole('navigation', { name: label['account.menu'] });
  await expect(menu.getByRole('link', { name: label['account.preferences'] })).toBeVisible();
  await expect(menu.getByRole('link', { name: label['account.packages'] })).toHaveCount(0);
});

test('a known registration number says whom to call, and nothing typed is lost', async ({ browser }) => {
  test.setTimeout(120_000);
  const registrationNumber = numberOf();
  const first = await (await browser.newContext()).newPage();
  await signUp(first, newContractor());
  await fillOnboarding(first, registrationNumber);
  await next(first);
  await first.waitForURL('**/tableaux-de-bords/entrepreneurs');

  const second = await (await browser.newContext()).newPage();
  await signUp(second, newContractor());
  await fillOnboarding(second, registrationNumber);
  await next(second);
  await expect(second.getByText(label['enterprises.exists']).first()).toBeVisible();
  await expect(second.getByRole('main').getByRole('link', { name: /^Appeler le/ })).toBeVisible();
  await expect(second.getByLabel(label['enterprises.name'])).toHaveValue('Bah Carrelage');
  await second.getByLabel(label['enterprises.registrationNumber']).fill(numberOf());
  await next(second);
  await second.waitForURL('**/tableaux-de-bords/entrepreneurs');
});

test('a company that was described in another tab is not described again without a word', async ({ page }) => {
  await signUp(page, newContractor());
  const other = await page.context().newPage();
  await other.goto(page.url());
  await fillOnboarding(other);
  await fillOnboarding(page);
  await next(page);
  await page.waitForURL('**/tableaux-de-bords/entrepreneurs');
  await other.getByLabel(label['enterprises.name']).fill('Bah Plomberie');
  await next(other);
  await other.waitForURL('**/tableaux-de-bords/entrepreneurs');
  await expect(other.getByText(label['onboarding.exists'])).toBeVisible();
});

test('documents that do not go wait on the device, over a reload, and go later', async ({ page }) => {
  await signUp(page, newContractor());
  await fillOnboarding(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'rccm.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await expect(page.getByText('rccm.pdf')).toBeVisible();
  await page.route('**/upload-file/**', (route) => route.abort('connectionreset'));
  await next(page);
  await expect(page.getByRole('heading', { name: label['onboarding.documentsLeftTitle'] })).toBeVisible();
  await expect(page.getByText(label['onboarding.documentsLeft'])).toBeVisible();
  await expectNoBarriers(page);
  await page.reload();
  await expect(page.getByText('rccm.pdf')).toBeVisible();
  await page.unroute('**/upload-file/**');
  await page.getByRole('button', { name: label['onboarding.sendDocuments'] }).click();
  await page.waitForURL('**/tableaux-de-bords/entrepreneurs');
  await expect(page.getByText(contractorTexts['contractor.pendingTitle'])).toBeVisible();
});

test('documents picked while others are on their way go once each, and what was left is sent by the keyboard', async ({
  page,
  request,
}) => {
  const { email } = await signUpEnterprise(request);
  await startSession(page, email);
  await page.goto('/gestion-de-compte/profil');
  const add = page.getByLabel(label['enterprises.documentsAdd']);
  const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf() });
  const given = (name: string) => page.getByRole('button', { name: `Aperçu : ${name}` });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const keys: (string | undefined)[] = [];
  await page.route('**/upload-file/**', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await held;
    await route.continue();
  });
  await add.setInputFiles(paper('rccm.pdf'));
  await expect.poll(() => keys.length).toBe(1);
  await add.setInputFiles(paper('identite.pdf'));
  await expect(page.getByText('identite.pdf')).toBeVisible();
  release();
  for (const name of ['rccm.pdf', 'identite.pdf']) await expect(given(name)).toBeVisible();
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  await page.unroute('**/upload-file/**');

  await loseReply(page, '**/upload-file/**', () => add.setInputFiles(paper('attestation.pdf')));
  await page.getByRole('button', { name: label['onboarding.sendDocuments'] }).press('Enter');
  await expect(page.getByRole('heading', { name: label['enterprises.documents'], exact: true })).toBeFocused();
  await expect(given('attestation.pdf')).toHaveCount(1);
});

test('an address that has an account is told, and the way to log in is there', async ({ page }) => {
  await page.goto('/register');
  await fillRegistration(page, { email: 'entrepreneur@oasis.test', phone: newContractor().phone });
  await page.getByRole('button', { name: label['register.submit'] }).click();
  await expect(page.getByText(/Un compte existe déjà/).first()).toBeVisible();
  await expect(page.getByLabel(label['register.email'])).toHaveValue('entrepreneur@oasis.test');
  await page.getByRole('link', { name: label['register.alreadyLink'] }).click();
  await expect(page).toHaveURL(/\/connexion$/);
});

test('details and preferences are saved, by keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  const who = newContractor();
  await signUp(page, who);
  await fillOnboarding(page);
  await next(page);
  await page.waitForURL('**/tableaux-de-bords/entrepreneurs');
  await page.goto('/gestion-de-compte');
  await expectNoBarriers(page);
  const position = page.getByLabel(label['users.occupiedPosition']);
  await position.focus();
  await page.keyboard.type('Gérante');
  await page.keyboard.press('Enter');
  await expect(page.getByText(label['users.saved'])).toBeVisible();
  await page.reload();
  await expect(position).toHaveValue('Gérante');
  const number = page.getByLabel(label['enterprises.registrationNumber']);
  await number.pressSequentially('gntcc2026b0001');
  await expect(number).toHaveValue('GN.TCC.2026.B.0001');
  await page.getByLabel(label['enterprises.address']).fill('Kipé');
  await number.press('Enter');
  await expect(page.getByText(label['enterprises.registrationNumberInvalid']).first()).toBeVisible();
  await number.fill(numberOf());
  await number.press('Enter');
  await expect(page.getByText(label['enterprises.saved'])).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/gestion-de-compte');
  await other.getByLabel(label['enterprises.address']).fill('Nongo');
  await other.getByLabel(label['enterprises.address']).press('Enter');
  await expect(other.getByText(label['enterprises.saved'])).toBeVisible();
  await other.close();
  await page.getByLabel(label['enterprises.name']).fill('Fatou et fils');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByLabel(label['enterprises.address'])).toHaveValue('Nongo');
  await expect(page.getByLabel(label['enterprises.name'])).toHaveValue('Fatou et fils');

  await page.goto('/stop');
  await expect(page).toHaveURL(/\/gestion-de-compte\/preferences$/);
  await expectNoBarriers(page);
  await page.getByRole('checkbox', { name: /^Par SMS/ }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel(label['preferences.citiesSearch']).fill('kankan');
  await page.getByRole('checkbox', { name: 'Kankan' }).check();
  await page.getByRole('button', { name: label['users.save'] }).click();
  await expect(page.getByText(label['preferences.saved'])).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Par SMS/ })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Retirer Kankan' })).toBeVisible();
});
