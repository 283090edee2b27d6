import { expect, type Page, test } from '@playwright/test';
import { authTexts } from '../../src/shared/auth/texts.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { frameTexts } from '../../src/shared/layout/frameTexts.ts';
import { layoutTexts } from '../../src/shared/layout/texts.ts';
import { projectFormTexts } from '../../src/shared/projects/formTexts.ts';
import { expectFitsScreen, expectNoBarriers } from '../support/barriers.ts';
import { startSession } from '../support/browserSession.ts';
import { picture } from '../support/sampleFiles.ts';
import {
  answerQuestions,
  fillProject,
  label,
  leaveProject,
  next,
  reachSummary,
  search,
  somebody,
  validate,
} from '../support/wizard.ts';

const field = (page: Page, key: Parameters<typeof label>[0]) => page.getByLabel(label(key), { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a number is written in any usual way, "Autre" says what, and a district may be unknown', async ({ page }) => {
  await page.goto('/formulaire/formulaire-client/pre-soumission');
  const service = page.getByLabel(label('wizard.pre.service'));
  await service.selectOption({ label: 'Plomberie' });
  await button(page, label('wizard.pre.start')).click();
  const other = page.getByLabel('Autre', { exact: true });
  while ((await other.count()) === 0) {
    await page.locator('fieldset input').first().check();
    await next(page);
    await page.waitForTimeout(200);
  }
  await other.check();
  await next(page);
  await expect(page.getByText(projectFormTexts['projects.otherRequired'])).toBeVisible();
  await expect(page.getByLabel(label('wizard.question.other'))).toBeFocused();

  await page.goto('/formulaire/formulaire-client/info-projet');
  await fillProject(page, 'Poser une clôture');
  await search(field(page, 'wizard.project.district'), 'ratoma kip');
  await expect(page.getByText('Ratoma – Kipé', { exact: true })).toBeVisible();
  await search(field(page, 'wizard.project.district'), 'je ne sais');
  await expectNoBarriers(page);
  await leaveProject(page);

  await next(page);
  const points = page.getByRole('alert').filter({ hasText: 'Il reste 2 points à corriger' });
  await expect(points.getByRole('link')).toHaveText([
    authTexts['auth.lastNameOrFirstNameRequired'],
    authTexts['auth.phoneRequired'],
  ]);
  const phone = field(page, 'wizard.person.phoneNumber');
  await field(page, 'wizard.person.lastName').fill(somebody().lastName);
  for (const written of ['620 00 00 11', '620000011', '+224620000011', '00224 620 00 00 11', '224620000011']) {
    await phone.fill('');
    await phone.pressSequentially(written);
    await expect(phone).toHaveValue('620 00 00 11');
  }
  for (const pasted of ['224620112233', '+224 620-11-22-33', '620.11.22.33', '620\u00a011\u00a022\u00a033']) {
    await phone.fill(pasted);
    await expect(phone).toHaveValue('620 11 22 33');
  }
  await phone.fill('+33 6 12 34 56 78');
  await next(page);
  await expect(page.getByText(commonTexts['common.phoneInvalid']).first()).toBeVisible();
  await phone.fill('620112233');
  await next(page);
  await expect(page.getByText(label('wizard.project.districtUnknown'), { exact: true })).toBeVisible();

  await page.getByRole('link', { name: /Modifier : Votre projet/ }).click();
  await expect(page.getByRole('button', { name: label('wizard.toSummary') })).toHaveCount(1);
  await page.getByRole('button', { name: label('wizard.toSummary') }).click();
  await button(page, label('wizard.back')).click();
  await expect(page).toHaveURL(/info-personnel$/);
  await next(page);
  await button(page, label('wizard.summary.validate')).click();
  await expect(page.getByText(label('wizard.done.message'))).toBeVisible();
});

test('a photo that no browser can draw is refused where it is picked, not once the request is sent', async ({
  page,
}) => {
  await page.goto('/formulaire/formulaire-client/info-projet');
  const begun = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 7)]);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'entier.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 32, 32) },
    { name: 'abime.jpg', mimeType: 'image/jpeg', buffer: begun },
  ]);
  await expect(page.getByRole('alert').filter({ hasText: label('wizard.fileUnreadable') })).toContainText('abime.jpg');
  await expect(page.getByRole('button', { name: 'Retirer entier.jpg' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirer abime.jpg' })).toHaveCount(0);
  await expectNoBarriers(page);
});

test('a name that is longer than the screen is wide breaks, and nothing is pushed out of sight', async ({ page }) => {
  const person = { ...somebody(), lastName: 'Abdoulayeibrahimasorymohamedlaminefodeal' };
  await reachSummary(page, person, 'Une fuite sous l’évier');
  await expectFitsScreen(page);
  await validate(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.lastName);
  await expect(page.getByText(label('wizard.done.message'))).toBeVisible();
  await expectFitsScreen(page);
});

test('somebody else on the same telephone is asked for, and a visitor is never asked to log in', async ({ page }) => {
  const first = somebody();
  const second = somebody();
  await answerQuestions(page, 'Plomberie');
  await fillProject(page, '');
  await next(page);
  await field(page, 'wizard.person.lastName').fill(first.lastName);
  await field(page, 'wizard.person.phoneNumber').fill(first.phone);
  await next(page);
  await button(page, label('wizard.summary.validate')).click();
  await expect(page.getByText(label('wizard.done.message'))).toBeVisible();

  await page.goto('/formulaire/formulaire-client/info-projet');
  await fillProject(page, 'Une autre demande');
  await next(page);
  await expect(page.getByText(new RegExp(`${first.lastName}.*, 62\\d \\d\\d \\d\\d \\d\\d`))).toBeVisible();
  await expectNoBarriers(page);
  await button(page, label('wizard.summary.notMe')).click();
  await expect(page).toHaveURL(/info-personnel$/);
  await expect(field(page, 'wizard.person.lastName')).toHaveValue('');
  await expect(page.getByText(label('wizard.signedOut'))).toHaveCount(0);
  await field(page, 'wizard.person.lastName').fill(second.lastName);
  await field(page, 'wizard.person.phoneNumber').fill(second.phone);
  await next(page);
  await expect(page.getByText('Une autre demande')).toBeVisible();
  await button(page, label('wizard.summary.validate')).click();
  await expect(page.getByRole('heading', { name: new RegExp(second.lastName) })).toBeVisible();

  // The session that the request opened dies in the middle of the next one.
  await page.goto('/formulaire/formulaire-client/info-projet');
  await fillProject(page, 'Encore une');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await expect(field(page, 'wizard.project.description')).toHaveValue('Encore une');
  await expect(page.getByText(label('wizard.signedOut'))).toHaveCount(0);
  await next(page);
  await expect(page).toHaveURL(/info-personnel$/);
});

test('what an account began is shown to no other account on the same device, and waits for its own', async ({
  page,
}) => {
  const begun = page.getByText(label('wizard.pre.draftTitle'));
  const open = async () => {
    await page.goto('/formulaire/formulaire-client/pre-soumission');
    // The draft was read.
    await expect(page.getByLabel(label('wizard.pre.service'))).toBeEnabled();
  };
  await startSession(page, 'service@oasis.test');
  await page.goto('/formulaire/formulaire-client/info-projet');
  await field(page, 'wizard.project.description').fill('Toit de Madame Bah, 621 11 22 33');
  await open();
  await expect(begun).toBeVisible();
  await button(page, frameTexts['layout.menu']).click();
  await page.locator('#main-navigation button[aria-expanded]').last().click();
  await button(page, layoutTexts['layout.logout']).click();
  await open();
  await expect(begun).toHaveCount(0);
  await startSession(page, 'client@oasis.test');
  await open();
  await expect(begun).toHaveCount(0);
  await startSession(page, 'service@oasis.test');
  await open();
  await expect(begun).toBeVisible();
});

test('questions that do not come: the job can be described in words instead, beside another try', async ({ page }) => {
  await page.goto('/formulaire/formulaire-client/pre-soumission');
  await page.route('**/get-questions/**', (route) => route.abort());
  await page.getByLabel(label('wizard.pre.service')).selectOption({ label: 'Électricité' });
  await button(page, label('wizard.pre.start')).click();
  await expect(page.getByText(label('wizard.question.failed'))).toBeVisible();
  await expect(button(page, frameTexts['common.retry'])).toBeVisible();
  await page.getByRole('link', { name: label('wizard.question.describe') }).click();
  await expect(page.getByRole('heading', { name: label('wizard.title.project') })).toBeVisible();
});
