import { expect, test } from '@playwright/test';
import { dashboardTexts } from '../../src/shared/dashboard/texts.ts';
import { smsTexts } from '../../src/shared/messages/smsTexts.ts';
import { messageTexts } from '../../src/shared/messages/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { signIn, startSession } from '../support/browserSession.ts';
import { entityReply } from '../support/entityReply.ts';

const ADDRESS = '/gestion-interne/sms-summary';

test('an admin reads the SMS figures from a card of the dashboard, and asks for new ones', async ({ page }) => {
  await signIn(page, 'admin@oasis.test');
  await page.locator('li').getByRole('link', { name: smsTexts['sms.title'] }).last().click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(page.getByText('1 000 SMS').first()).toBeVisible();
  await expect(page.getByText(smsTexts['sms.sandbox'])).toBeVisible();
  await expect(page.getByRole('progressbar', { name: smsTexts['sms.deliveredRate'] })).toBeVisible();
  await expect(page.getByText(/^Updated \d+[smhd] ago$/)).toBeVisible();
  await expectNoBarriers(page);
  const asked = page.waitForRequest('**/admin/sms/summary');
  await page.getByRole('button', { name: smsTexts['sms.refresh'] }).click();
  await asked;
  const askedAgain = page.waitForRequest('**/admin/sms/summary');
  await page.getByRole('button', { name: 'Actualiser', exact: true }).click();
  await askedAgain;
});

test('purchases with an invoice lead to it over https only; a failure is told, and the last figures stay', async ({
  page,
}) => {
  const purchase = { amount: '150000', amount_currency: 'GNF', quantity: 10, payment_type: 'Orange', purchase_at: 'x' };
  const counter = {
    totalSent: 3,
    totalDelivered: 1,
    totalFailed: 2,
    sentToday: 0,
    sentThisMonth: 3,
    lastUpdatedUtc: '2026-03-10T09:00:00.000Z',
    readUtc: '2026-03-10T12:00:00.000Z',
  };
  const entity = {
    counter,
    account: { balance: 7, provider: 'nimba' },
    purchases: [
      { ...purchase, uid: '1', reference: 'A1', invoice_pdf: 'https://nimba.example/1.pdf' },
      { ...purchase, uid: '2', reference: 'A2', invoice_pdf: 'http://nimba.example/2.pdf' },
    ],
  };
  let isDown = false;
  await page.route('**/admin/sms/summary', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { isSuccess: false, entity: null, errorMessage: null } })
      : route.fulfill(entityReply(entity)),
  );
  await startSession(page, 'admin@oasis.test');
  await page.goto(ADDRESS);
  await expect(page.getByText('33,3 %')).toBeVisible();
  await expect(page.getByText('Updated 3h ago')).toBeVisible();
  const invoice = page.getByRole('link', { name: /facture A1/ });
  await expect(invoice).toHaveAttribute('href', 'https://nimba.example/1.pdf');
  await expect(invoice).toHaveAttribute('rel', 'noopener');
  await expect(page.getByRole('link', { name: /facture A2/ })).toHaveCount(0);
  // A phone shows a purchase whole, and nothing of it is to be moved sideways.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('table')).toHaveCount(0);
  const box = await invoice.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  // Few are left, then none: it says what follows, on the dashboard too.
  await expect(page.getByText(smsTexts['sms.creditLow'])).toBeVisible();
  entity.account.balance = -7;
  await page.getByRole('button', { name: smsTexts['sms.refresh'] }).click();
  await expect(page.getByText(smsTexts['sms.creditGone'])).toBeVisible();
  await expectNoBarriers(page);
  await page.goto('/gestion-interne/admin/dashboard');
  await expect(page.getByText(dashboardTexts['dashboard.creditGone'])).toBeVisible();
  await page.goto(ADDRESS);
  await expect(page.getByText('33,3 %')).toBeVisible();
  isDown = true;
  await page.getByRole('button', { name: smsTexts['sms.refresh'] }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveText(
    'Failed to load summary.Failed to load data',
  );
  await expect(page.getByText('33,3 %')).toBeVisible();
});

test('a message that failed is sent again', async ({ page }) => {
  await startSession(page, 'admin@oasis.test');
  await page.goto(`/gestion-interne/messages?filter=${encodeURIComponent('{"status":"Failed"}')}`);
  // The latest one is left for the dashboard, which another test reads.
  await page.getByRole('button', { name: /^Lire/ }).nth(1).click();
  await page.getByRole('button', { name: messageTexts['messages.retry'] }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText(messageTexts['messages.retried'])).toBeVisible();
});
