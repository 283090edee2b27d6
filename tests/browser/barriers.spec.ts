import { expect, test } from '@playwright/test';
import { loginTexts } from '../../src/shared/auth/loginTexts.ts';
import { contractorTexts } from '../../src/shared/projects/contractorTexts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { describeInSchemes } from '../support/bothSizes.ts';
import { signIn } from '../support/browserSession.ts';
import { addPhotos, fillPerson, fillProject, label, next, somebody, thanks, validate } from '../support/wizard.ts';

describeInSchemes(() => {
  test('the wizard keeps nobody out, from the first step to the confirmation', async ({ page }) => {
    const person = somebody();
    await page.goto('/formulaire/formulaire-client/pre-soumission');
    await expectNoBarriers(page);
    await page.getByLabel(label('wizard.pre.service')).selectOption({ label: 'Plomberie' });
    await page.getByRole('button', { name: label('wizard.pre.start') }).click();
    await expect(page.locator('fieldset')).toBeVisible();
    await next(page);
    await expectNoBarriers(page);
    await page.goto('/formulaire/formulaire-client/info-projet');
    await next(page);
    await expectNoBarriers(page);
    await fillProject(page, 'Peindre la façade');
    await addPhotos(page, 'facade.png');
    await expectNoBarriers(page);
    await next(page);
    await fillPerson(page, person);
    await expectNoBarriers(page);
    await next(page);
    await expect(page.getByRole('heading', { name: label('wizard.title.summary') })).toBeVisible();
    await expectNoBarriers(page);
    await validate(page);
    await expect(thanks(page, person)).toBeVisible();
    await expectNoBarriers(page);
  });

  test('nor do the contractor’s pages', async ({ page }) => {
    await signIn(page, 'entrepreneur@oasis.test');
    for (const tab of ['contractor.tabAccepted', 'contractor.tabAvailable'] as const) {
      await page.getByRole('tab', { name: contractorTexts[tab] }).click();
      await expect(page.getByRole('link', { name: /^(Voir les détails|Suivre le chantier)/ }).first()).toBeVisible();
      await expectNoBarriers(page);
    }
    // The newest are those that tests beside this one accept.
    await page
      .getByRole('link', { name: /^Voir les détails/ })
      .last()
      .click();
    await expect(page.getByRole('button', { name: contractorTexts['contractor.accept'] })).toBeVisible();
    await expectNoBarriers(page);
    await page.goto('/gestion-de-compte/forfaits');
    await expect(page.getByText(/150\s000\sGNF/).first()).toBeVisible();
    await expectNoBarriers(page);
  });

  test('nor does the waiting of a new enterprise', async ({ page }) => {
    await signIn(page, 'nouveau@oasis.test');
    await expect(page.getByRole('dialog')).toContainText('ENT-');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoBarriers(page);
  });
});

test('the buttons of a step are reached in the order in which they are seen', async ({ page }) => {
  const buttons = page.locator('main form button').filter({ hasText: /^(Retour|Précédent|Suivant|Valider)/ });
  const expectSameOrder = async () => {
    await expect(buttons).toHaveCount(2);
    const [back, on] = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const isSeenFirst = back.bottom <= on.top || (back.top === on.top && back.right <= on.left);
    expect(isSeenFirst, JSON.stringify([back, on])).toBe(true);
  };
  await page.goto('/formulaire/formulaire-client/info-projet');
  await fillProject(page, 'Carreler une cour');
  await next(page);
  await expect(page.getByRole('heading', { name: label('wizard.title.person') })).toBeVisible();
  await expectSameOrder();
  await fillPerson(page, somebody());
  await next(page);
  await expect(page.getByRole('heading', { name: label('wizard.title.summary') })).toBeVisible();
  await expectSameOrder();
});

test('a visitor is sent to log in and back to where they were going, a wrong role to the unauthorised page', async ({
  page,
}) => {
  await page.goto('/details-projets/01890000-0000-7000-8000-000000000000');
  await expect(page).toHaveURL(/\/connexion/);
  await page.getByLabel(loginTexts['auth.loginIdentifier']).fill('620 00 00 04');
  await page.getByLabel(loginTexts['auth.password'], { exact: true }).fill('Demo_2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/details-projets\/01890000/);
  await page.goto('/oasis-interne/gestion-de-projets');
  await expect(page).toHaveURL(/\/unauthorized/);
});
