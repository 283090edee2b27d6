import { expect, test } from '@playwright/test';
import { ownDataTexts } from '../../src/shared/privacy/texts.ts';
import { userTexts } from '../../src/shared/users/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { DEMO_PASSWORD } from '../support/builders.ts';
import { loseReply } from '../support/lostReply.ts';
import { newContractor, signUp } from '../support/registration.ts';

const button = (name: string) => ({ name, exact: true });

test('one’s own data: taken along, erased with the password, and kept after all', async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page, newContractor());
  await page.goto('/gestion-de-compte');
  await page.getByRole('link', { name: userTexts['account.ownData'] }).click();
  await expect(page.getByRole('heading', { name: ownDataTexts['ownData.eraseTitle'] })).toBeVisible();
  await expectNoBarriers(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', button(ownDataTexts['ownData.export'])).click();
  expect((await downloading).suggestedFilename()).toMatch(/^mes-donnees-.*\.json$/);

  const password = page.getByLabel(ownDataTexts['ownData.password'], { exact: true });
  await password.fill('Faux_2026');
  await password.press('Enter');
  await expect(page.getByText('Votre mot de passe actuel est incorrect').first()).toBeVisible();
  await expect(password).toHaveValue('Faux_2026');
  // The reply is lost, the erasure called off: asked for again it is another one.
  const isWaiting = page.getByText(/^Effacement prévu le/);
  await password.fill(DEMO_PASSWORD);
  await loseReply(page, '**/own-data/erasure', () => password.press('Enter'));
  await page.reload();
  await expect(isWaiting).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', button(ownDataTexts['ownData.keep'])).press('Enter');
  await password.fill(DEMO_PASSWORD);
  await password.press('Enter');
  await expect(isWaiting).toBeVisible();
  await page.reload();
  await expect(isWaiting).toBeVisible();
  await page.getByRole('button', button(ownDataTexts['ownData.keep'])).press('Enter');
  await expect(password).toBeVisible();

  await page.goto('/effacement?token=never-sent');
  await expectNoBarriers(page);
  await page.getByRole('button', button(ownDataTexts['ownData.undo'])).press('Enter');
  await expect(page.getByText(ownDataTexts['ownData.undoDeadTitle'])).toBeVisible();
});
