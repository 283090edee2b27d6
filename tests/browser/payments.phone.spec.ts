import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { packageTexts } from '../../src/shared/packages/texts.ts';
import { paymentStateTexts } from '../../src/shared/payments/stateTexts.ts';
import { paymentTexts } from '../../src/shared/payments/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { enterCredentials, logIn, startSession } from '../support/browserSession.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { freePort } from '../support/freePort.ts';

// One contractor's story: each part starts from the package that the part before left.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let server: BuiltServer;
test.beforeAll(async () => {
  server = await startBuiltServer(await freePort());
});
test.afterAll(() => server.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const chosen = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function signInContractor(page: Page, address = '/gestion-de-compte/forfaits'): Promise<void> {
  await startSession(page, 'entrepreneur@oasis.test', server.url);
  await page.goto(`${server.url}${address}`);
}

/** From the choice of the package to the provider's page. */
async function goAndPay(page: Page, name: string, isBesidesOther = false): Promise<void> {
  await chosen(page, name).check();
  await button(page, packageTexts['packages.prepare']).click();
  await expect(page.getByRole('heading', { name: packageTexts['packages.summaryTitle'] })).toBeFocused();
  await button(page, packageTexts['packages.pay']).dblclick();
  if (isBesidesOther) await button(page, packageTexts['packages.askPay']).click();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
}

test('an enterprise that is not activated is told so, and is sold nothing', async ({ page }) => {
  await startSession(page, 'nouveau@oasis.test', server.url);
  for (const address of ['/gestion-de-compte/forfaits', '/gestion-de-compte/paiements']) {
    await page.goto(`${server.url}${address}`);
    await expect(page.getByText(packageTexts['packages.pending'])).toBeVisible();
    await expect(button(page, packageTexts['packages.prepare'])).toHaveCount(0);
    await expectNoBarriers(page);
  }
});

test('from Basic to Medium: refused, tried again, paid, with a receipt and a new limit', async ({ page }) => {
  await signInContractor(page);
  await expect(page.getByText(/\d+ sur 10$/)).toBeVisible();
  // It ends at the hour at which it began.
  await expect(page.getByText(/^Du .+ au .+ à \d\d:\d\d$/)).toBeVisible();
  // An amount is never broken over two lines.
  const promise = page.getByText('Projets de 10 000 à 15 000 000 GNF').first();
  expect(await promise.evaluate(({ textContent }) => textContent)).toBe(
    'Projets de 10\u00A0000 à 15\u00A0000\u00A0000\u00A0GNF',
  );
  await expectNoBarriers(page);

  await button(page, packageTexts['packages.prepare']).click();
  await expect(
    page.getByRole('alert').filter({ hasText: packageTexts['packages.choicesMissing'] }).first(),
  ).toBeVisible();
  await page.getByRole('radio', { name: /^6 mois/ }).check();
  await chosen(page, 'Medium').check();
  await expect(page.getByText(/1\s750\s000\sGNF pour 6 mois/)).toBeVisible();
  await button(page, packageTexts['packages.prepare']).click();
  await expect(page.getByText(/5 × 350\s000\sGNF/)).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('radio', { name: /^1 mois/ }).check();
  await expect(button(page, packageTexts['packages.pay'])).toHaveCount(0);
  await goAndPay(page, 'Medium');
  // What is left of Basic is deducted, so that the sum depends on the day.
  const [amount = ''] = /\d[\d\s]*\sGNF/.exec((await page.getByRole('main').textContent()) ?? '') ?? [];
  expect(Number(amount.replace(/\D/g, ''))).toBeLessThan(350_000);

  await button(page, /refusé/).click();
  await expect(title(page)).toHaveText(paymentTexts['payments.notPaid.Failed']);
  await expect(page.getByText(paymentStateTexts['payments.failure.Refused'])).toBeVisible();
  await expectNoBarriers(page);
  await link(page, /^Réessayer/).click();
  await expect(title(page)).toHaveText(paymentTexts['payments.retryTitle']);
  await expect(page.getByText(amount)).toBeVisible();
  await expectNoBarriers(page);
  await button(page, paymentTexts['payments.pay']).click();
  await button(page, /^Payer$/).click();
  await expect(page).toHaveURL(/\/payment\/success\?paymentId=/);
  await expect(title(page)).toHaveText('Paiement confirmé');
  await expect(page.getByText(/forfait Medium est actif/)).toBeVisible();
  await expectNoBarriers(page);

  await link(page, paymentTexts['payments.seePackages']).click();
  await expect(page.getByText(/\d+ sur 20$/)).toBeVisible();
  await link(page, packageTexts['packages.toPayments']).click();
  await expect(page.getByText(paymentStateTexts['payments.state.Failed']).first()).toBeVisible();
  await expectNoBarriers(page);
  const receipt = button(page, /^Télécharger le reçu n°/).first();
  await page.route('**/receipts/*', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }), {
    times: 1,
  });
  await receipt.click();
  await expect(page.getByText(paymentTexts['payments.receiptFailed'])).toBeVisible();
  const download = page.waitForEvent('download');
  await receipt.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^recu-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await link(page, /^Détails/)
    .first()
    .click();
  await expect(page.getByText(paymentTexts['payments.reference'])).toBeVisible();
  await expectNoBarriers(page);
});

test('giving up at the payment page debits nothing and leads back to the packages', async ({ page }) => {
  await signInContractor(page);
  await goAndPay(page, 'Premium');
  await button(page, /^Annuler$/).click();
  await expect(page).toHaveURL(/\/payment\/cancel/);
  await expect(page.getByText(/Rien n’a été débité/)).toBeVisible();
  await expectNoBarriers(page);
  await link(page, paymentTexts['payments.backToPackages']).click();
  await expect(page).toHaveURL(/\/gestion-de-compte\/forfaits/);
  await expect(page.getByText(/\d+ sur 20$/)).toBeVisible();
});

test('abandoned, taken up again later, paid, and the notice lost: "J’ai payé" asks and confirms', async ({ page }) => {
  await signInContractor(page);
  await goAndPay(page, 'Premium');
  await link(page, /^Quitter/).click();
  // While it is under way it is shown, and another one is asked about first.
  await page.goto(`${server.url}/gestion-de-compte/forfaits`);
  await expect(page.getByText(packageTexts['packages.underWay'])).toBeVisible();
  const resume = await link(page, packageTexts['packages.underWayResume']).boundingBox();
  const asked = await page.getByText(paymentTexts['payments.paidQuestion']).locator('..').boundingBox();
  expect((asked?.y ?? 0) - (resume?.y ?? 0) - (resume?.height ?? 0)).toBeGreaterThan(7);
  await chosen(page, 'Medium').check();
  await button(page, packageTexts['packages.prepare']).click();
  await button(page, packageTexts['packages.pay']).click();
  const question = page.getByRole('dialog', { name: packageTexts['packages.askTitle'] });
  await expect(question).toContainText('Abonnement Premium, 1 mois');
  await expect(question).toContainText('ne compte qu’une fois');
  await expectNoBarriers(page);
  await question.getByRole('button', { name: packageTexts['packages.askWait'] }).click();
  await expect(page).toHaveURL(/\/gestion-de-compte\/forfaits/);
  await button(page, packageTexts['packages.pay']).click();
  await question.getByRole('button', { name: packageTexts['packages.askPay'] }).click();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  // The one that it replaced may still be paid, and is not said to be over.
  await page.goto(`${server.url}/gestion-de-compte/forfaits`);
  await expect(page.getByText(packageTexts['packages.replaced'])).toBeVisible();
  // Paid alone, it begins when it was to begin.
  await expect(page.getByText(/commence à la fin de ce qui est déjà payé/)).toHaveCount(0);
  await page.goto(`${server.url}/gestion-de-compte/paiements`);
  await expect(page.getByText(paymentStateTexts['payments.state.Replaced'])).toBeVisible();
  await page.goto(`${server.url}/gestion-de-compte/forfaits`);
  await chosen(page, 'Premium').check();
  await button(page, packageTexts['packages.prepare']).click();
  await button(page, packageTexts['packages.pay']).click();
  await question.getByRole('button', { name: packageTexts['packages.askPay'] }).click();
  await link(page, /^Quitter/).click();
  await page.goto(`${server.url}/gestion-de-compte/paiements`);
  await expect(page.getByText(paymentStateTexts['payments.state.Pending'])).toBeVisible();
  await link(page, /^Détails/)
    .first()
    .click();
  await button(page, "J'ai payé").click();
  await expect(page.getByText(paymentTexts['payments.stillPending'])).toBeVisible();
  await expectNoBarriers(page);

  await link(page, /^Payer/).click();
  await button(page, paymentTexts['payments.pay']).click();
  // Whatever the server finds out by itself meanwhile, this page hears nothing of it.
  await page.route('**/get-payment/*', (route) => route.abort());
  await button(page, /se perd/).click();
  await expect(title(page)).toHaveText('Confirmation en cours');
  await expect(button(page, "J'ai payé")).toBeVisible({ timeout: 20_000 });
  await expectNoBarriers(page);
  await button(page, "J'ai payé").click();
  await expect(title(page)).toHaveText('Paiement confirmé');
  await page.goto(`${server.url}/gestion-de-compte/forfaits`);
  await expect(page.getByText(/ce mois-ci, sans limite/)).toBeVisible();
});

test('"J’ai payé" beside the packages says what the provider answered', async ({ page }) => {
  await signInContractor(page);
  await goAndPay(page, 'Premium', true);
  await button(page, /se perd/).click();
  await page.goto(`${server.url}/gestion-de-compte/forfaits`);
  const ask = (title: string) =>
    page.getByRole('alert').filter({ hasText: title }).first().getByRole('button', { name: "J'ai payé" }).click();
  // Nobody paid the one that another replaced.
  await ask(packageTexts['packages.replaced']);
  await expect(page.getByText(paymentTexts['payments.stillPending'])).toBeVisible();
  await ask(packageTexts['packages.underWay']);
  const notice = page.locator('[tabindex="-1"]').filter({ hasText: paymentTexts['payments.confirmed'] });
  await expect(notice.last()).toBeFocused();
  await expect(page.getByText(packageTexts['packages.underWay'])).toHaveCount(0);
  await expectNoBarriers(page);
});

test('a subscription is cancelled behind a question, by keyboard, and runs to its end', async ({ page }) => {
  await signInContractor(page);
  await goAndPay(page, 'Premium', true);
  await button(page, /^Payer$/).click();
  await expect(title(page)).toHaveText('Paiement confirmé');
  await page.goto(`${server.url}/gestion-de-compte/forfaits`);
  await button(page, packageTexts['packages.cancel']).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  // Each period to its own end.
  await expect(dialog).toContainText(/Premium jusqu’au (.+), puis Premium jusqu’au (?!\1)/);
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, packageTexts['packages.cancel'])).toBeFocused();

  await page.route('**/cancel', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Enter');
  await button(page, packageTexts['packages.cancelConfirm']).click();
  await expect(dialog).toContainText("Erreur lors de l'annulation");
  await expect(dialog).toContainText(packageTexts['packages.cancelUnsure']);
  await button(page, packageTexts['packages.cancelConfirm']).click();
  await expect(page.getByText('Abonnement annulé').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/vous reste : Premium jusqu’au .*, puis Premium jusqu’au/)).toBeVisible();
  await expect(button(page, packageTexts['packages.cancel'])).toHaveCount(0);
  const notice = page.locator('[tabindex="-1"]').filter({ hasText: packageTexts['packages.cancelled'] });
  await expect(notice.last()).toBeFocused();
  await expect(page.getByText(/ce mois-ci, sans limite/)).toBeVisible();
});

test('whoever renews after having cancelled sees all that is paid, and no cancelled subscription', async ({ page }) => {
  await signInContractor(page);
  const paid = page.getByText(/^Ensuite : .*, déjà payé\.$/);
  await expect(page.getByText(packageTexts['packages.cancelled'])).toBeVisible();
  const before = await paid.count();
  await goAndPay(page, 'Premium', true);
  await button(page, /^Payer$/).click();
  await expect(title(page)).toHaveText('Paiement confirmé');
  await page.goto(`${server.url}/gestion-de-compte/forfaits`);
  await expect(paid).toHaveCount(before + 1);
  await expect(page.getByText(packageTexts['packages.cancelled'])).toHaveCount(0);
  await expect(button(page, packageTexts['packages.cancel'])).toBeVisible();
  const [end] = /(?<=, du .+ au ).+(?=, déjà payé)/.exec((await paid.last().textContent()) ?? '') ?? [];
  await chosen(page, 'Premium').check();
  await expect(page.getByText(`le nouveau forfait commence le ${end}.`)).toBeVisible();
});

test('a price that changed since the summary is shown on the card too', async ({ page, request }) => {
  const { headers } = await logIn(request, 'admin@oasis.test', server.url);
  const packages = await (await request.get(`${server.url}/admin/packages`, { headers })).json();
  const { id, position, running, ...basic } = packages[0];
  const change = (values: object) => request.put(`${server.url}/admin/packages/${id}`, { headers, data: values });
  await signInContractor(page);
  await chosen(page, basic.nameFr).check();
  await page.getByRole('radio', { name: new RegExp(packageTexts['packages.startLater']) }).check();
  await button(page, packageTexts['packages.prepare']).click();
  await expect(button(page, packageTexts['packages.pay'])).toBeVisible();
  const changed = await (await change({ ...basic, monthlyPrice: 160_000 })).json();
  await button(page, packageTexts['packages.pay']).click();
  await expect(page.getByText(/Le montant a changé/).first()).toBeVisible();
  await expect(page.getByText(/160\s000\sGNF\s+\/ mois/)).toBeVisible();
  await expect(await change({ ...basic, updatedAt: changed.entity.updatedAt })).toBeOK();
});

test('lost networks are told with what happens next', async ({ page }) => {
  await signInContractor(page);
  await page.route('**/prepare-subscription', (route) => route.abort(), { times: 1 });
  await chosen(page, 'Premium').check();
  await button(page, packageTexts['packages.prepare']).click();
  await expect(page.getByText('Erreur de préparation').first()).toBeVisible();
  await expect(page.getByText(packageTexts['packages.nothingDebited'])).toBeVisible();
  await button(page, packageTexts['packages.prepare']).click();
  await page.route('**/checkout', (route) => route.abort(), { times: 1 });
  await button(page, packageTexts['packages.pay']).click();
  await expect(page.getByText('Erreur lors de la création du paiement').first()).toBeVisible();
  await button(page, packageTexts['packages.pay']).click();
  // Where an earlier story left one that may still be paid, the server asks about it.
  const ask = button(page, packageTexts['packages.askPay']);
  await expect(ask.or(link(page, /^Quitter/))).toBeVisible();
  if (await ask.isVisible()) await ask.click();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await page.goBack();
  await expect(chosen(page, 'Premium')).toBeChecked();
  const back = button(page, packageTexts['packages.prepare']).or(button(page, packageTexts['packages.pay']));
  await expect(back).not.toHaveAttribute('aria-busy');
});

test('nor do these pages keep anybody out in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInContractor(page);
  await chosen(page, 'Medium').check();
  await expectNoBarriers(page);
  for (const address of ['/gestion-de-compte/paiements', '/payment/success', '/payment/cancel', '/paiement/retry']) {
    await page.goto(`${server.url}${address}`);
    await expect(title(page)).toBeVisible();
    await expectNoBarriers(page);
  }
});

test('the return pages are for who is logged in, and a retry needs to know what', async ({ page }) => {
  await page.goto(`${server.url}/paiement/retour`);
  await expect(page.getByText('Vous devez être connecté.')).toBeVisible();
  await expect(page).toHaveURL(/\/connexion/);
  await enterCredentials(page, 'entrepreneur@oasis.test');
  await expect(page).toHaveURL(/\/paiement\/retour/);
  await expect(title(page)).toHaveText('Paiement confirmé');
  await page.goto(`${server.url}/paiement/retry`);
  await expect(page.getByText('Données manquantes pour le paiement.')).toBeVisible();
  await expectNoBarriers(page);
  await page.goto(`${server.url}/paiement/annule`);
  await expect(page.getByText(paymentTexts['payments.leftText'])).toBeVisible();
  // An old or mistyped address of a payment says so, and offers no other try.
  for (const id of ['abc', '01890000-0000-7000-8000-000000000000']) {
    await page.goto(`${server.url}/gestion-de-compte/paiements/${id}`);
    await expect(page.getByText(paymentTexts['payments.gone'])).toBeVisible();
    await expect(button(page, 'Réessayer')).toHaveCount(0);
    await page.goto(`${server.url}/payment/success?paymentId=${id}`);
    await expect(title(page)).toHaveText(paymentTexts['payments.goneTitle']);
  }
  await expectNoBarriers(page);
});

test('who comes back as cancelled is told no more than is known, and that it is paid once it is', async ({
  page,
  context,
}) => {
  await signInContractor(page);
  await chosen(page, 'Premium').check();
  await button(page, packageTexts['packages.prepare']).click();
  await button(page, packageTexts['packages.pay']).click();
  const ask = button(page, packageTexts['packages.askPay']);
  await expect(ask.or(link(page, /^Quitter/))).toBeVisible();
  if (await ask.isVisible()) await ask.click();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  const provider = page.url();
  await page.goto(`${server.url}/gestion-de-compte/paiements`);
  await link(page, /^Détails/)
    .first()
    .click();
  await expect(page).toHaveURL(/paiements\/[\da-f-]{36}$/);
  await page.goto(`${server.url}/payment/cancel?paymentId=${page.url().split('/').at(-1)}`);
  await expect(title(page)).toHaveText(paymentTexts['payments.cancelled']);
  await expect(page.getByText(paymentTexts['payments.leftText'])).toBeVisible();
  await expect(page.getByText(paymentTexts['payments.notPaidText'], { exact: true })).toHaveCount(0);
  await expectNoBarriers(page);
  await button(page, "J'ai payé").click();
  await expect(page.getByText(paymentTexts['payments.stillPending'])).toBeVisible();
  const elsewhere = await context.newPage();
  await elsewhere.goto(provider);
  await elsewhere.getByRole('button', { name: paymentTexts['payments.pay'], exact: true }).click();
  await expect(title(page)).toHaveText('Paiement confirmé');
});
