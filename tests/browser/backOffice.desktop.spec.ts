import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../src/admin/providers/addresses.ts';
import { loginTexts } from '../../src/shared/auth/loginTexts.ts';
import { frameTexts } from '../../src/shared/layout/frameTexts.ts';
import { layoutTexts } from '../../src/shared/layout/texts.ts';
import { appFor } from '../../src/shared/pages.ts';
import { userTexts } from '../../src/shared/users/texts.ts';
import {
  type BackOfficeScreen,
  backOfficeScreens,
  nameOf,
  openScreen,
  type StaffRole,
  staffAccounts,
} from '../support/backOfficeScreens.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { isPhone, looksInTurn, takeLook } from '../support/bothSizes.ts';
import { signIn, signInByForm } from '../support/browserSession.ts';
import { expectFrench, expectRoomForThumbs } from '../support/usable.ts';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** What the specification itself says in English (§2.1, §2.6, §8). */
const ALLOWED = /Page not found|Updated \d+[smhd] ago|Failed to load (?:summary|data)\.?/g;

/** So many screens a test, so that the workers share them. */
const PART = 14;

async function enter(page: Page, role: StaffRole): Promise<void> {
  await signIn(page, staffAccounts[role]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function lookAt(page: Page, screen: BackOfficeScreen): Promise<void> {
  for (const [index, look] of looksInTurn(backOfficeScreens.indexOf(screen)).entries()) {
    await takeLook(page, look);
    // What lies over a list goes with its row when the table becomes cards.
    if (index === 0 || screen.open) await openScreen(page, screen);
    await expectNoBarriers(page);
    if (isPhone(look)) await expectRoomForThumbs(page);
  }
  await expectFrench(page, ALLOWED);
}

for (const role of Object.keys(staffAccounts) as StaffRole[]) {
  const own = backOfficeScreens.filter((screen) => screen.as === role);
  for (let from = 0; from < own.length; from += PART) {
    test(`the screens of ${role}, ${from / PART + 1}: nobody is kept out, all is within reach, all is French`, async ({
      page,
    }) => {
      await enter(page, role);
      // One run tells of every screen.
      const faults: string[] = [];
      for (const screen of own.slice(from, from + PART)) {
        await test.step(nameOf(screen), async () => {
          await lookAt(page, screen).catch((error: Error) => faults.push(`${nameOf(screen)}: ${error.message}`));
        });
      }
      expect(faults.join('\n\n')).toBe('');
    });
  }
}

test('every address of the back-office is looked at', () => {
  const seen = new Set(backOfficeScreens.map(({ address }) => address));
  expect(addresses.filter((address) => appFor(address) === 'admin' && !seen.has(address))).toEqual([]);
});

for (const role of Object.keys(staffAccounts) as StaffRole[]) {
  test(`everything in the menu of ${role} is looked at as ${role}`, async ({ page }) => {
    await enter(page, role);
    const links = page.getByRole('navigation', { name: 'Écrans de gestion' }).locator('a');
    await expect(links.first()).toBeVisible();
    const shown = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    const seen = new Set(backOfficeScreens.filter(({ as }) => as === role).map(({ address }) => address));
    expect(shown.filter((address) => !seen.has(address))).toEqual([]);
  });
}

test('who opens it without a session is asked to log in to go on', async ({ page }) => {
  await page.goto('/gestion-interne/admin/dashboard');
  await expect(page).toHaveURL(/\/connexion$/);
  await expect(page.getByText(loginTexts['auth.mustLogIn'])).toBeVisible();
  await page.reload();
  await expect(page.getByText(loginTexts['auth.intro'])).toBeVisible();
});

test('who waits at the log-in is taken on once they sign in in another tab', async ({ page, context }) => {
  await page.goto('/gestion-interne/support');
  await expect(page).toHaveURL(/\/connexion$/);
  await expect(page.getByText(loginTexts['auth.mustLogIn'])).toBeVisible();
  await signInByForm(await context.newPage(), 'service@oasis.test');
  await expect(page).toHaveURL(/\/gestion-interne\/support$/);
});

test('the bar leads to the site, the account and the guides', async ({ page }) => {
  await enter(page, 'SalesService');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: /accueil$/ })).toHaveAttribute('href', '/accueil');
  await bar.getByRole('button', { name: 'Mariama Soumah' }).click();
  const entry = (name: string) => bar.getByRole('menuitem', { name });
  await expect(entry(layoutTexts['layout.logout'])).toBeVisible();
  await expect(entry(frameTexts['layout.howItWorks'])).toHaveAttribute('href', '/comment-ca-fonctionne');
  await entry(layoutTexts['layout.accountManagement']).click();
  await expect(page).toHaveURL(/\/gestion-de-compte$/);
  await expect(page.getByLabel(userTexts['users.phoneNumber'])).toHaveValue('620 00 00 03');
});
