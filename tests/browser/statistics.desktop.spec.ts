import { expect, test } from '@playwright/test';
import { menuTexts } from '../../src/shared/admin/menuTexts.ts';
import { dashboardTexts } from '../../src/shared/dashboard/texts.ts';
import { frameTexts } from '../../src/shared/layout/frameTexts.ts';
import { stageTexts } from '../../src/shared/statistics/stageTexts.ts';
import { statisticsTexts } from '../../src/shared/statistics/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { signIn, startSession } from '../support/browserSession.ts';

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const texts = { ...menuTexts, ...stageTexts, ...statisticsTexts };
const t = (key: keyof typeof texts) => texts[key];

test('the first screen begins with what has waited the longest', async ({ page }) => {
  const DAY_MS = 86_400_000;
  const days: number[] = [];
  await page.route(
    ({ pathname }) => pathname === '/admin/dashboard',
    async (route) => {
      const reply = await (await route.fetch()).json();
      const figures: { since?: string | null; value: number }[] = reply.entity;
      const waiting = figures.filter(({ since, value }) => since && value > 0);
      waiting.forEach((figure, index) => {
        const waited = 3 + ((index * 5) % 7);
        days.push(waited);
        figure.since = new Date(Date.now() - waited * DAY_MS - 60_000).toISOString();
      });
      await route.fulfill({ json: reply });
    },
  );
  await signIn(page, 'admin@oasis.test');
  const longest = page.getByRole('region', { name: dashboardTexts['dashboard.longestWaits'] }).getByRole('listitem');
  await expect(longest.first()).toBeVisible();
  await expect(longest.first()).toContainText(`${Math.max(...days)} jours`);
  const shown = (await longest.allTextContents()).map((text) => Number(/(\d+) jours/.exec(text)?.[1]));
  expect(shown.length).toBeGreaterThan(2);
  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
});

test('the largest amount has room in its card on a phone', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.route(
    ({ pathname }) => pathname === '/admin/statistics',
    async (route) => {
      const reply = await (await route.fetch()).json();
      reply.entity.packages[0].current.revenue = 98_765_432_109_876;
      await route.fulfill({ json: reply });
    },
  );
  await startSession(page, 'admin@oasis.test');
  await page.goto('/gestion-interne/statistiques');
  const amount = page.getByRole('list', { name: t('statistics.headlines') }).getByText(/GNF$/);
  await expect(amount).toContainText('98');
  expect(await amount.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
});

test('an admin sees what waits, goes to just these, and reads the figures of a period as charts, tables and files', async ({
  page,
}) => {
  // A long walk: two screens at two sizes, each looked at for barriers.
  test.setTimeout(150_000);
  await signIn(page, 'admin@oasis.test');
  const cards = page.getByRole('list', { name: 'Écrans de l’administration' });
  const waiting = cards.getByRole('link', { name: /^\d+ demandes? à prendre en charge.*Plus longue attente/ });
  await expect(waiting).toBeVisible();
  await expect(cards.getByText(/^\d[\d\s]* demandes? soumises? ce mois$/)).toBeVisible();
  await expect(cards.getByText('1 000 SMS restants')).toBeVisible();
  for (const [size, scheme] of [
    ['phone', 'dark'],
    ['desktop', 'light'],
  ] as const) {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme: scheme });
    await expectNoBarriers(page);
  }
  const failed = cards.getByRole('link', { name: /messages? échoués? ces 7 derniers jours/ });
  for (const [figure, list] of [
    [waiting, /filter=.*Submitted/],
    [failed, /messages\?filter=.*Failed/],
  ] as const) {
    // The figure is right when it is read; another test may submit a request, or send a message, before the list is.
    await expect(async () => {
      await page.goto('/gestion-interne/admin/dashboard');
      const number = Number.parseInt(((await figure.textContent()) ?? '').replace(/\s/g, ''), 10);
      await figure.click();
      await expect(page).toHaveURL(list);
      await expect(page.getByText(new RegExp(`sur ${number}\\b`)).first()).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
  }

  await page.goto('/gestion-interne/admin/dashboard');
  await cards.getByRole('link', { name: t('statistics.title') }).click();
  await expect(page).toHaveURL('/gestion-interne/statistiques');
  await page.getByRole('button', { name: t('statistics.choice.twelveMonths') }).click();
  const funnel = page.getByRole('region', { name: t('statistics.funnel') });
  await expect(funnel.locator('svg').first()).toContainText(t('statistics.stage.submitted'), { timeout: 30_000 });
  await expect(
    page
      .getByRole('region', { name: t('statistics.revenue') })
      .locator('svg')
      .first(),
  ).toBeVisible();
  for (const [size, scheme] of [
    ['phone', 'light'],
    ['desktop', 'dark'],
  ] as const) {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme: scheme });
    await expectNoBarriers(page);
  }

  await funnel.getByRole('button', { name: /^Voir le tableau/ }).click();
  const submitted = funnel.getByRole('row', { name: new RegExp(`^${t('statistics.stage.submitted')}`) });
  await expect(submitted.getByRole('cell').nth(1)).toHaveText(/^100\s%$/);
  await page.setViewportSize(sizes.phone);
  await expectNoBarriers(page);
  const saved = page.waitForEvent('download');
  await funnel.getByRole('button', { name: /^Exporter en CSV/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^oasis-funnel-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
});

test('any dates are taken, wrong ones are told at their field, a period without anything says so, a failure can be tried again', async ({
  page,
}) => {
  await startSession(page, 'admin@oasis.test');
  await page.goto('/gestion-interne/statistiques');
  await page.getByRole('button', { name: t('statistics.choice.custom') }).click();
  const from = page.getByLabel(t('statistics.from'), { exact: true });
  const to = page.getByLabel(t('statistics.to'), { exact: true });
  const show = page.getByRole('button', { name: t('statistics.apply') });
  await from.fill('2020-03-10');
  await to.fill('2020-03-01');
  await show.click();
  await expect(to).toHaveAccessibleDescription(t('statistics.endBeforeStart'));
  await expect(from).toHaveValue('2020-03-10');
  await to.fill('2020-03-31');
  await show.click();
  await expect(page.getByRole('status').getByText('Du 10/03/2020 au 31/03/2020')).toBeVisible();
  await expect(page.getByText(t('statistics.empty'))).toHaveCount(10);
  await expectNoBarriers(page);

  await page.route('**/admin/statistics?*', (route) => route.abort());
  await page.getByRole('button', { name: t('statistics.choice.lastMonth') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/admin/statistics?*');
  await page.getByRole('button', { name: frameTexts['common.retry'] }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('img', { name: t('statistics.funnel'), exact: true })).toBeVisible();
});
