import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { registrationTexts } from '../../src/shared/auth/registrationTexts.ts';
import { enterpriseTexts } from '../../src/shared/enterprises/texts.ts';
import { packageTexts } from '../../src/shared/packages/texts.ts';
import { paymentTexts } from '../../src/shared/payments/texts.ts';
import { contractorTexts } from '../../src/shared/projects/contractorTexts.ts';
import { projectTexts } from '../../src/shared/projects/texts.ts';
import { userTexts } from '../../src/shared/users/texts.ts';
import { cancelAsAdmin, logIn, signIn } from '../support/browserSession.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { freePort } from '../support/freePort.ts';
import { type Contractor, newContractor, signUp } from '../support/registration.ts';

const label = { ...registrationTexts, ...enterpriseTexts, ...userTexts };
/** The Basic package's, of the demonstration: acceptances a month, and GNF. */
const LIMIT = 10;
const BASIC_BUDGET = 15_000_000;

let server: BuiltServer;
test.beforeAll(async () => {
  server = await startBuiltServer(await freePort());
});
test.afterAll(() => server.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function headersOf(request: APIRequestContext, loginIdentifier: string) {
  const { headers, user } = await logIn(request, loginIdentifier, server.url);
  return { userId: user.id, headers };
}

/** Sales takes and activates the enterprise; their own walk through the screens is in `sales.spec.ts`. */
async function activate(request: APIRequestContext, accountNumber: string): Promise<void> {
  const { userId, headers } = await headersOf(request, 'ventes@oasis.test');
  const found = await request.get(`${server.url}/find-enterprise-by-account-number/${accountNumber}`, { headers });
  const { id } = (await found.json()).entity;
  const taken = await request.put(`${server.url}/assign-enterprise/`, {
    headers,
    data: { id, assignedAgentId: userId },
  });
  expect(taken.ok(), await taken.text()).toBe(true);
  const reply = await request.put(`${server.url}/verify-enterprise-account/`, {
    headers,
    data: { accountNumber, agentId: userId },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

async function availableTo(request: APIRequestContext, who: Contractor) {
  const { userId, headers } = await headersOf(request, who.email);
  const entityOf = async (path: string) =>
    (await (await request.get(`${server.url}${path}`, { headers })).json()).entity;
  const ids: string[] = [];
  const tooLarge: string[] = [];
  for (const { id } of await entityOf(`/get-available-projects/${userId}?range=[0,49]`)) {
    const { budget } = await entityOf(`/get-project-details/${id}`);
    (budget === null || budget <= BASIC_BUDGET ? ids : tooLarge).push(id);
  }
  const accept = async (id: string) => {
    const answer = await request.put(`${server.url}/accept-project/`, {
      headers,
      data: { id, entrepreneurId: userId },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  /** The newest request first, as the list shows them. */
  const accepted = async (): Promise<[string]> => {
    const sort = encodeURIComponent(JSON.stringify(['submissionDate', 'DESC']));
    const [first] = await entityOf(`/get-accepted-projects/${userId}?range=[0,9]&sort=${sort}`);
    return [first.id];
  };
  return { ids, tooLarge, accept, accepted };
}

async function pay(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).check();
  await button(page, packageTexts['packages.prepare']).click();
  await button(page, packageTexts['packages.pay']).click();
  await button(page, /^Payer$/).click();
  await expect(heading(page)).toHaveText('Paiement confirmé');
}

test('from the sign-up over a paid package to the limit, the upgrade, and the end by the clock', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const who = newContractor();
  await signUp(page, who, server.url);
  await page.getByLabel(label['users.lastName'], { exact: true }).fill('Bah');
  await page.getByLabel(label['users.firstName'], { exact: true }).fill('Awa');
  await page.getByLabel(label['enterprises.name']).fill('Bah Carrelage');
  await page.getByLabel(label['enterprises.city'], { exact: true }).selectOption({ label: 'Conakry' });
  await button(page, label['onboarding.next']).click();
  const pending = page.getByRole('dialog');
  const accountNumber = await pending.getByText(/^ENT-[A-HJ-NP-Z2-9]{6}$/).textContent();
  // It cannot be closed, and keeps nobody from the menu, the profile and the documents.
  await page.keyboard.press('Escape');
  await expect(pending).toBeVisible();
  await page.getByRole('link', { name: 'Oasis' }).first().click();
  await expect(page).toHaveURL(/\/accueil$/);
  await page.goBack();
  await pending.getByRole('link', { name: contractorTexts['contractor.pendingProfile'] }).click();
  await expect(page).toHaveURL(/\/gestion-de-compte\/profil$/);
  await page.goto(`${server.url}/tableaux-de-bords/entrepreneurs`);
  await expect(pending).toBeVisible();
  await activate(request, accountNumber ?? '');
  await button(page, contractorTexts['contractor.checkAgain']).click();
  await expect(pending).toHaveCount(0);

  const { ids, tooLarge, accept, accepted } = await availableTo(request, who);
  expect(ids.length).toBeGreaterThan(LIMIT);
  const [first = '', ...others] = ids;
  await page.goto(`${server.url}/details-projets/${first}`);
  await button(page, contractorTexts['contractor.accept']).click();
  const plan = page.getByRole('dialog');
  await expect(plan).toContainText(contractorTexts['contractor.noPlanTitle']);
  await expect(plan).not.toContainText('plus large');
  await plan.getByRole('link', { name: contractorTexts['contractor.seePackages'] }).click();
  await expect(page.getByText(packageTexts['packages.noCurrent'])).toBeVisible();
  await expect(page.getByText(packageTexts['packages.forProject'])).toBeVisible();
  await pay(page, 'Basic');
  await page.getByRole('link', { name: paymentTexts['payments.backToProject'] }).click();
  await expect(page).toHaveURL(new RegExp(`/details-projets/${first}$`));
  await button(page, contractorTexts['contractor.accept']).click();
  await button(page, contractorTexts['contractor.confirm']).click();
  await expect(page.getByText(projectTexts['projects.accepted'])).toBeVisible();

  // What the package does not allow is said before it is opened.
  const [large] = tooLarge;
  await page.goto(`${server.url}/tableaux-de-bords/entrepreneurs?onglet=disponibles&lignes=30`);
  await expect(page.getByText(contractorTexts['contractor.outOfPlan']).first()).toBeVisible();
  await page.goto(`${server.url}/details-projets/${large}`);
  await expect(page.getByText(contractorTexts['contractor.outOfPlanHint'])).toBeVisible();
  for (const id of others.slice(0, LIMIT - 1)) await accept(id);

  // One that is cancelled, in the first row, hides the number of none but its own client.
  await page.goto(`${server.url}/tableaux-de-bords/entrepreneurs?onglet=acceptes`);
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  const calls = page.getByRole('tabpanel').getByRole('link', { name: /^Appeler/ });
  await expect(calls).toHaveCount(LIMIT);
  const [newest] = await accepted();
  await cancelAsAdmin(request, newest, server.url);
  await page.reload();
  await expect(cards.first()).toContainText(projectTexts['projects.state.Cancelled']);
  await expect(calls).toHaveCount(LIMIT - 1);
  await expect(page.getByRole('tabpanel').getByText(/place/)).toHaveCount(0);
  const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(290);
  await page.goto(`${server.url}/details-projets/${newest}`);
  await expect(page.getByText(contractorTexts['contractor.cancelledHint'])).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Appeler/ })).toHaveCount(0);

  // Nobody had sent a quote for it: the month has one more.
  await accept(others[LIMIT - 1] ?? '');
  const tooMany = others[LIMIT] ?? '';
  await page.goto(`${server.url}/details-projets/${tooMany}`);
  await button(page, contractorTexts['contractor.accept']).click();
  const limit = page.getByRole('dialog');
  await expect(limit).toContainText(contractorTexts['contractor.planTitle']);
  await limit.getByRole('link', { name: contractorTexts['contractor.seePackages'] }).click();
  await expect(page.getByText(`${LIMIT} sur ${LIMIT}`)).toBeVisible();
  await expect(page.getByText(packageTexts['packages.limitReached'])).toBeVisible();
  await pay(page, 'Medium');
  await page.goto(`${server.url}/details-projets/${tooMany}`);
  await button(page, contractorTexts['contractor.accept']).click();
  await button(page, contractorTexts['contractor.confirm']).click();
  await expect(page.getByText(projectTexts['projects.accepted'])).toBeVisible();

  await server.restartLater(40);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, who.email, server.url);
  await expect(page.getByText(contractorTexts['contractor.expired'])).toBeVisible();
  await page.goto(`${server.url}/details-projets/${newest === first ? others[0] : first}`);
  await expect(page.getByRole('link', { name: /6\d\d \d\d \d\d \d\d/ }).first()).toBeVisible();
  await page.goto(`${server.url}/gestion-de-compte/forfaits`);
  await expect(page.getByText(packageTexts['packages.noCurrent'])).toBeVisible();
  await pay(page, 'Basic');
  await page.goto(`${server.url}/tableaux-de-bords/entrepreneurs`);
  await expect(page.getByText(contractorTexts['contractor.expired'])).toHaveCount(0);
});
