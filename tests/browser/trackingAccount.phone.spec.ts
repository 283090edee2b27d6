import { expect, test } from '@playwright/test';
import { trackingAccountTexts } from '../../src/shared/tracking/accountTexts.ts';
import { trackedActTexts } from '../../src/shared/tracking/actTexts.ts';
import { expectNoBarriersAtBothSizes } from '../support/bothSizes.ts';
import { DEMO_PASSWORD } from '../support/builders.ts';

test('from the page of a request a visitor chooses a password, and is asked for the code before anything is made', async ({
  page,
  request,
}) => {
  const data = { loginIdentifier: 'client@oasis.test', password: DEMO_PASSWORD };
  const { accessToken } = await (await request.post('/login', { data })).json();
  const own = await request.get('/own-requests', { headers: { authorization: `Bearer ${accessToken}` } });
  const [{ trackingPath }] = (await own.json()).entity;
  await page.goto(trackingPath);
  await page.getByRole('button', { name: trackingAccountTexts['trackingAccount.start'] }).click();
  const password = page.getByLabel(trackingAccountTexts['trackingAccount.password'], { exact: true });
  await expect(password).toBeFocused();
  await password.fill('court');
  await password.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expectNoBarriersAtBothSizes(page);
  await password.fill('Kaloum#2026x');
  await page.getByLabel(trackingAccountTexts['trackingAccount.confirm']).fill('Kaloum#2026x');
  await page.getByRole('button', { name: trackingAccountTexts['trackingAccount.submit'] }).click();
  await expect(page.getByRole('dialog', { name: trackedActTexts['tracking.codeTitle'] })).toBeVisible();
  await expectNoBarriersAtBothSizes(page);
  await page.keyboard.press('Escape');
  await expect(password).toHaveValue('Kaloum#2026x');
});
