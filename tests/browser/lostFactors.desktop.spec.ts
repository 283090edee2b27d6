import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { loginTexts } from '../../src/shared/auth/loginTexts.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { factorAdminTexts } from '../../src/shared/factors/adminTexts.ts';
import { factorTexts } from '../../src/shared/factors/texts.ts';
import { SETTINGS_ID } from '../../src/shared/settings/adminViews.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { logIn, signInByForm } from '../support/browserSession.ts';
import { DEMO_PASSWORD } from '../support/builders.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { freePort } from '../support/freePort.ts';
import { repeatCalls } from '../support/lostReply.ts';
import { freshPhone } from '../support/people.ts';
import { resetLinkOf } from '../support/resetLink.ts';
import { codeAt } from '../support/secondFactor.ts';

let server: BuiltServer;

test.beforeAll(async () => {
  server = await startBuiltServer(await freePort());
});
test.afterAll(() => server.stop());

const SECOND_ADMIN = 'seconde.admin@exemple.test';
const t = { ...factorTexts, ...factorAdminTexts };
const connexion = () => `${server.url}/connexion`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function sessionOf(request: APIRequestContext, loginIdentifier: string) {
  return (await logIn(request, loginIdentifier, server.url)).headers;
}

async function inviteSecondAdmin(request: APIRequestContext): Promise<void> {
  const headers = await sessionOf(request, 'admin@oasis.test');
  const languages = await (await request.get(`${server.url}/get-languages`)).json();
  const cities = await (await request.get(`${server.url}/get-cities`)).json();
  const added = await request.post(`${server.url}/add-new-user`, {
    headers,
    data: {
      firstName: 'Hawa',
      lastName: 'Condé',
      email: SECOND_ADMIN,
      phoneNumber: freshPhone(),
      languages: [languages[0].id],
      city: cities[0].id,
      address: '',
      roleId: 'Admin',
    },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const token = new URL(await resetLinkOf(SECOND_ADMIN, server.dataDir), server.url).searchParams.get('token');
  const chosen = await request.put(`${server.url}/reset-password`, {
    data: { token, newPassword: DEMO_PASSWORD, confirmNewPassword: DEMO_PASSWORD },
  });
  expect(chosen.ok(), await chosen.text()).toBe(true);
}

/** By HTTP: adding one is another test's (`secondFactor.phone.spec.ts`). */
async function enrolAgent(request: APIRequestContext): Promise<void> {
  const headers = await sessionOf(request, 'service@oasis.test');
  const started = await request.post(`${server.url}/second-factors/totp`, { headers, data: { name: 'Téléphone' } });
  const { entity } = await started.json();
  const code = codeAt(entity.secret, new Date());
  const confirmed = await request.put(`${server.url}/second-factors/${entity.id}/confirmation`, {
    headers,
    data: { code },
  });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
}

async function openStaff(browser: Browser, admin: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInByForm(page, admin, connexion());
  await page.goto(`${server.url}/gestion-interne/staff`);
  await expect(page.getByRole('heading', { name: t['factors.resetsTitle'] })).toBeVisible();
  return page;
}

async function expectOpenToAll(page: Page): Promise<void> {
  for (const [width, height, colorScheme] of [
    [360, 740, 'dark'],
    [1280, 800, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await expectNoBarriers(page);
  }
}

async function typeCredentials(page: Page): Promise<void> {
  await page.goto(connexion());
  await page.getByLabel(loginTexts['auth.loginIdentifier']).fill('service@oasis.test');
  await page.getByLabel(loginTexts['auth.password'], { exact: true }).fill(DEMO_PASSWORD);
  await press(page, loginTexts['auth.submit']);
}

test('who lost every factor gets back in once two admins approve, and adds one where the role requires it', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  await inviteSecondAdmin(request);
  await enrolAgent(request);

  await typeCredentials(page);
  await press(page, t['factors.lostLink']);
  await page.getByLabel(t['factors.lostNote']).fill('Téléphone volé à Madina');
  await press(page, t['factors.lostSend']);
  await expect(page.getByText(t['factors.lostSent'])).toBeVisible();

  const first = await openStaff(browser, 'admin@oasis.test');
  await expect(first.getByText('« Téléphone volé à Madina »')).toBeVisible();
  await expectOpenToAll(first);
  // Read before the first approval; the browsers of both repeat their calls.
  const second = await openStaff(browser, SECOND_ADMIN);
  for (const admin of [first, second]) await repeatCalls(admin, '**/approval');
  await press(first, t['factors.resetApprove']);
  await expectOpenToAll(first);
  await press(first, commonTexts['control.yes']);
  await expect(first.getByText(t['factors.resetApproved'])).toBeVisible();
  await expect(first.getByText(t['factors.resetWaits'])).toBeVisible();
  await expect(first.getByRole('button', { name: t['factors.resetConfirm'] })).toHaveCount(0);

  // One approval changes nothing.
  await typeCredentials(page);
  await expect(page.getByRole('heading', { name: t['factors.loginTitle'] })).toBeVisible();

  await press(second, t['factors.resetApprove']);
  await press(second, commonTexts['control.yes']);
  await expect(second.getByText(t['factors.resetDone'])).toBeVisible();
  await expect(second.getByRole('heading', { name: t['factors.resetsTitle'] })).toHaveCount(0);

  await typeCredentials(page);
  await page.waitForURL(/gestion-de-projets/);

  const headers = await sessionOf(request, 'admin@oasis.test');
  const address = `${server.url}/admin/settings/${SETTINGS_ID}`;
  const { entity: settings } = await (await request.get(address, { headers })).json();
  const saved = await request.put(address, { headers, data: { ...settings, factorRoles: ['CustomerService'] } });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto(`${server.url}/oasis-interne/gestion-de-projets`);
  await expect(page).toHaveURL(/\/double-verification$/);
  await expect(page.getByRole('heading', { name: t['factors.requiredTitle'] })).toBeVisible();
  await expectOpenToAll(page);
  await page.goto(`${server.url}/gestion-de-compte`);
  await expect(page).toHaveURL(/\/double-verification$/);
});
