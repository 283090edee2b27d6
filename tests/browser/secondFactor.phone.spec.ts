import { expect, type Page, test } from '@playwright/test';
import { loginTexts } from '../../src/shared/auth/loginTexts.ts';
import { proofTexts } from '../../src/shared/factors/proofTexts.ts';
import { factorTexts } from '../../src/shared/factors/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { signInByForm } from '../support/browserSession.ts';
import { DEMO_PASSWORD } from '../support/builders.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { freePort } from '../support/freePort.ts';
import { codeAt } from '../support/secondFactor.ts';

let server: BuiltServer;
let origin: string;

// Passkeys want a name: the tests' own server is at a bare number.
test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = await startBuiltServer(port, { APP_URL: origin });
});
test.afterAll(() => server.stop());

const t = { ...factorTexts, ...proofTexts };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Half a minute on, for the server and the application alike: a code is taken once. */
async function nextCode(secret: string, last: string): Promise<string> {
  for (;;) {
    const code = codeAt(secret, new Date());
    if (code !== last) return code;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

test('an agent adds an application and a passkey, and logs in with each and with a recovery code', async ({ page }) => {
  test.slow();
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signInByForm(page, 'service@oasis.test', `${origin}/connexion`);
  await page.goto(`${origin}/gestion-de-compte/securite`);

  await press(page, t['factors.addTotp']);
  await page.getByLabel(t['factors.name']).fill('');
  await press(page, t['factors.continue']);
  await expect(page.getByText(t['factors.nameRequired'])).toBeVisible();
  await page.getByLabel(t['factors.name']).fill('Mon téléphone');
  await press(page, t['factors.continue']);
  await expect(page.getByRole('img', { name: t['factors.qrAlt'] })).toBeVisible();
  await expectNoBarriers(page);
  const link = await page.getByRole('link', { name: t['factors.totpOpen'] }).getAttribute('href');
  const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
  await page.getByLabel(t['factors.code']).fill('12');
  await press(page, t['factors.totpConfirm']);
  await expect(page.getByText(t['factors.codeShape'])).toBeVisible();
  const first = codeAt(secret, new Date());
  await page.getByLabel(t['factors.code']).fill(`${first.slice(0, 3)} ${first.slice(3)}`);
  await press(page, t['factors.totpConfirm']);
  await expect(page.getByText(t['factors.recoveryShown'])).toBeVisible();
  const shownCodes = () =>
    page
      .getByRole('listitem')
      .filter({ hasText: /^\w{4}-\w{4}-\w{4}$/ })
      .allTextContents();
  const replaced = await shownCodes();
  expect(replaced).toHaveLength(10);
  await expectNoBarriers(page);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, t['factors.recoveryDownload'])]);
  expect(download.suggestedFilename()).toBe(t['factors.recoveryFile']);
  // They are shown this once: closing the page asks first.
  const [asked] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await press(page, t['factors.recoveryKept']);

  // So does making new ones, which ends those that were kept.
  await press(page, t['factors.recoveryRenew']);
  await expect(page.getByRole('dialog', { name: t['factors.recoveryRenewTitle'] })).toBeVisible();
  await expectNoBarriers(page);
  await press(page, t['factors.cancel']);
  await expect(page.getByRole('button', { name: t['factors.recoveryRenew'] })).toBeFocused();
  await press(page, t['factors.recoveryRenew']);
  await press(page, t['factors.recoveryRenewYes']);
  await expect(page.getByText(t['factors.recoveryShown'])).toBeVisible();
  const codes = await shownCodes();
  expect(codes).toHaveLength(10);
  expect(codes).not.toContain(replaced[0]);
  await press(page, t['factors.recoveryKept']);

  await press(page, t['factors.addPasskey']);
  await press(page, t['factors.continue']);
  await expect(page.getByText(t['factors.kind.passkey'], { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirer Cet appareil' })).toBeVisible();
  await expectNoBarriers(page);

  // The device has one: to try again would not help.
  await press(page, t['factors.addPasskey']);
  await press(page, t['factors.continue']);
  await expect(page.getByText(t['factors.passkeyHere'])).toBeVisible();
  await press(page, t['factors.cancel']);

  // What another tab removed is not offered for long.
  const other = await page.context().newPage();
  await other.goto(`${origin}/gestion-de-compte/securite`);
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Retirer Cet appareil' }).click();
  for (const tab of [page, other]) {
    await press(tab, t['factors.remove']);
    await expect(tab.getByRole('button', { name: 'Retirer Cet appareil' })).toHaveCount(0);
  }
  await other.close();
  await press(page, t['factors.addPasskey']);
  await press(page, t['factors.continue']);
  await expect(page.getByRole('button', { name: 'Retirer Cet appareil' })).toBeVisible();

  const logInAgain = async () => {
    // The back-office would leave by itself.
    await page.goto(`${origin}/contact`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${origin}/connexion`);
    await page.getByLabel(loginTexts['auth.loginIdentifier']).fill('service@oasis.test');
    await page.getByLabel(loginTexts['auth.password'], { exact: true }).fill(DEMO_PASSWORD);
    await press(page, loginTexts['auth.submit']);
    await expect(page.getByRole('heading', { name: t['factors.loginTitle'] })).toBeVisible();
  };
  await logInAgain();
  await expectNoBarriers(page);
  await press(page, t['factors.usePasskey']);
  await page.waitForURL(/gestion-de-projets/);

  await logInAgain();
  await press(page, t['factors.chooseTotp']);
  await page.getByLabel(t['factors.code']).fill(first);
  await press(page, t['factors.verify']);
  await expect(page.getByText(/déjà servi/).first()).toBeVisible();
  await page.getByLabel(t['factors.code']).fill(await nextCode(secret, first));
  await press(page, t['factors.verify']);
  await page.waitForURL(/gestion-de-projets/);

  await logInAgain();
  await press(page, t['factors.chooseRecovery']);
  await page.getByLabel(t['factors.recoveryCode']).fill(codes[0] ?? '');
  await press(page, t['factors.verify']);
  await page.waitForURL(/gestion-de-projets/);

  await logInAgain();
  await press(page, t['factors.lostLink']);
  await press(page, t['factors.lostSend']);
  await expect(page.getByText(t['factors.noteRequired']).first()).toBeVisible();
  await page.getByLabel(t['factors.lostNote']).fill('Téléphone volé à Madina');
  await press(page, t['factors.lostSend']);
  // The demonstration has one admin: the command is the way back.
  await expect(page.getByText(t['factors.lostNobody'])).toBeVisible();
  await expectNoBarriers(page);
});
