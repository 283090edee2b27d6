import { expect, type Page, test } from '@playwright/test';
import { loginTexts } from '../../src/shared/auth/loginTexts.ts';
import { passwordTexts } from '../../src/shared/auth/passwordTexts.ts';
import { contactTexts } from '../../src/shared/contact/texts.ts';
import { faqTexts } from '../../src/shared/faq/texts.ts';
import { homeMoreTexts } from '../../src/shared/home/moreTexts.ts';
import { homeTexts } from '../../src/shared/home/texts.ts';
import { frameTexts } from '../../src/shared/layout/frameTexts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { publicRoutes } from '../support/publicRoutes.ts';

/** What the page says on the console as an error, or throws; a missing page's own 404 apart. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
  });
  return errors;
}

for (const { address, status = 200, heading, description } of publicRoutes) {
  test(`${address} answers with its content`, async ({ page }) => {
    const errors = watchErrors(page);
    const reply = await page.goto(address);
    expect(reply?.status()).toBe(status);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCount(1);
    await expect(title).toContainText(heading);
    await expect(page).toHaveTitle(/\S.* \| Oasis$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const said = page.locator('meta[name="description"]');
    await expect(said).toHaveCount(1);
    if (description) await expect(said).toHaveAttribute('content', description);
    expect(errors).toEqual([]);
  });
}

for (const [address, service] of [
  ['/properties-management', 'Gestion immobilière'],
  ['/houseDecoration', 'Décoration de maison'],
  ['/modernStaff', 'Staff moderne et faux plafonds'],
] as const) {
  test(`${address} leads to the form of that service`, async ({ page, request }) => {
    const services: { id: string; nameFr: string }[] = await (await request.get('/get-active-services')).json();
    const { id } = services.find(({ nameFr }) => nameFr === service) ?? {};
    await page.goto(address);
    await expect(page).toHaveURL(`/formulaire/predefinis/${id}/0`);
  });
}

test('services: a searchable select, and the warning of the specification', async ({ page }) => {
  await page.goto('/services#recherche');
  const search = page.locator('#recherche');
  const start = search.getByRole('button', { name: homeTexts['home.start'] });
  await expect(search).toBeInViewport();
  await start.click();
  await expect(
    page.getByText('Veuillez selectionner un service dans la barre de recherche avant de continuer'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/services#recherche$/);
  const searchable = search.locator('input[role="combobox"]');
  await expect(searchable).toBeFocused();
  await searchable.fill('LECTRICITE');
  await searchable.press('Enter');
  await start.click();
  await expect(page).toHaveURL(/\/formulaire\/predefinis\/[\w-]+\/0$/);
});

test('services: the keyboard goes on from the searchable select, and a tap beside it leaves it', async ({ page }) => {
  await page.goto('/services#recherche');
  const search = page.locator('#recherche');
  const searchable = search.locator('input[role="combobox"]');
  const start = search.getByRole('button', { name: homeTexts['home.start'] });
  await expect(searchable).toBeVisible();
  const keepsFocus = page.waitForResponse('**/keepFocus*');
  await start.focus();
  await page.keyboard.press('Shift+Tab');
  await (await keepsFocus).finished();
  await expect(searchable).toBeFocused();
  await page.keyboard.type('lectricite');
  await page.keyboard.press('Enter');
  await expect(search.getByText('Électricité', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(start).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(searchable).toBeFocused();
  await search.click({ position: { x: 2, y: 2 } });
  await expect(searchable).not.toBeFocused();
});

test('contact: what is missing is said at its field, a failure keeps the text, success says what comes next', async ({
  page,
}) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: contactTexts['contact.send'] });
  await send.click();
  await expect(page.getByLabel(contactTexts['contact.name'])).toBeFocused();
  await expect(page.getByText(contactTexts['contact.reachRequired'])).toBeVisible();
  await page.getByLabel(contactTexts['contact.name']).fill('Awa Bah');
  await page.getByLabel(contactTexts['contact.phone']).fill('622112233');
  await page.getByLabel(contactTexts['contact.subject']).fill('Ma demande');
  await page.getByLabel(contactTexts['contact.message']).fill('Où en est-elle ?');

  await page.route('**/contact', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  );
  await send.click();
  await expect(page.getByText(contactTexts['contact.failedTitle'])).toBeVisible();
  await expect(page.getByLabel(contactTexts['contact.message'])).toHaveValue('Où en est-elle ?');
  await expect(page.getByLabel(contactTexts['contact.phone'])).toHaveValue('622 11 22 33');

  await page.unroute('**/contact');
  await page.reload();
  await expect(page.getByLabel(contactTexts['contact.phone'])).toHaveValue('622 11 22 33');
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/contact') && reply.request().method() === 'POST');
  await send.click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByRole('heading', { name: contactTexts['contact.sentTitle'] })).toBeFocused();
  await expect(page.getByText(contactTexts['contact.sent'])).toBeVisible();
  await page.getByRole('button', { name: contactTexts['contact.another'] }).click();
  await expect(page.getByLabel(contactTexts['contact.message'])).toHaveValue('');
});

test('home: comparison, partners that can be stopped, questions with both readings, the way in for businesses', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/accueil');
  const table = page.getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveCount(6);
  await expect(table.getByText('Jusqu’à 3 soumissions')).toBeVisible();
  await page.getByText(faqTexts['faq.quotes']).click();
  await expect(page.getByText("jusqu'à 4 soumissions")).toBeVisible();
  await expect(page.getByRole('link', { name: homeMoreTexts['home.contractorAction'] })).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(page.getByRole('link', { name: homeMoreTexts['home.findContractor'] })).toHaveAttribute(
    'href',
    '/services#recherche',
  );

  const partners = page.getByRole('region', { name: homeMoreTexts['home.partners'] });
  await partners.scrollIntoViewIfNeeded();
  await expect(partners.getByRole('img')).toHaveCount(6);
  const track = partners.getByRole('list').first().locator('..');
  const state = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
  await page.mouse.move(0, 0);
  expect(await state()).toBe('running');
  await partners.getByRole('button', { name: homeMoreTexts['home.partnersPause'] }).click();
  await expect.poll(state).toBe('paused');
});

test('the menu: what stands below a list that is open is opened by one press', async ({ page }) => {
  await page.goto('/accueil');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  await menu.getByRole('button', { name: 'Services' }).click();
  await expect(menu.getByRole('link', { name: 'Plomberie' })).toBeVisible();
  await menu.getByRole('link', { name: 'Connexion' }).click();
  await expect(page).toHaveURL(/\/connexion$/);
});

test('home: six screens at most, and the partners stand still where less motion is wanted', async ({ page }) => {
  await page.goto('/accueil');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6 * 740);
  const partners = page.getByRole('region', { name: homeMoreTexts['home.partners'] });
  const track = partners.getByRole('list').first().locator('..');
  expect(await track.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  await expect(partners.getByRole('button')).toHaveCount(0);
});

test.describe('the test payment', () => {
  const address = '**/api/orange/payment';
  const button = (page: Page) => page.getByRole('button', { name: homeMoreTexts['home.paymentAction'] });
  const entity = (redirectUrl?: string) => ({
    isSuccess: true,
    entity: { redirectUrl },
    errorMessage: null,
    redirectUrl,
  });

  test('asks for 1000 GNF, says that it works, and leads to the provider', async ({ page }) => {
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      expect(route.request().postDataJSON()).toEqual({
        amount: 1000,
        description: expect.stringContaining('Orange Money'),
      });
      await promise;
      await route.fulfill({ json: entity('/services') });
    });
    await page.goto('/accueil');
    await button(page).click();
    const busy = page.getByRole('button', { name: 'Redirection en cours...' });
    await expect(busy).toBeDisabled();
    answer();
    await expect(page).toHaveURL('/services');
  });

  test('really reaches the provider’s page, here the sandbox’s', async ({ page }) => {
    await page.goto('/accueil');
    await button(page).click();
    await expect(page).toHaveURL(/\/sandbox-payment\//);
  });

  for (const [what, sentence, reply] of [
    ['a failure', 'Erreur lors de la création du paiement.', { status: 500, json: { isSuccess: false } }],
    ['no address', 'URL de redirection introuvable.', { status: 200, json: entity() }],
    [
      'an address that is a script',
      'URL de redirection introuvable.',
      { status: 200, json: entity('javascript:alert(1)') },
    ],
  ] as const) {
    test(`${what} is said in red under the button, which can be pressed again`, async ({ page }) => {
      await page.route(address, (route) => route.fulfill(reply));
      await page.goto('/accueil');
      await button(page).click();
      const error = page.getByText(sentence);
      await expect(error).toBeVisible();
      const place = async (of: typeof error) => (await of.boundingBox())?.y ?? 0;
      expect(await place(error)).toBeGreaterThan(await place(button(page)));
      const [red = 0, green = 0, blue = 0] = await error.evaluate((element) =>
        (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
      );
      expect(red).toBeGreaterThan(Math.max(green, blue) + 50);
      await expect(button(page)).toBeEnabled();
    });
  }
});

test('whoever follows a link by keyboard goes on in the page that it opens', async ({ page }) => {
  await page.goto('/connexion');
  // Before that, the browser follows the link by itself.
  await expect(page.getByRole('button', { name: loginTexts['auth.submit'] })).toBeEnabled();
  await page.locator('main a[href="/mot-de-passe-oublie"]').press('Enter');
  await expect(page).toHaveURL('/mot-de-passe-oublie');
  // All of the page is there.
  await expect(page.getByRole('heading', { level: 1, name: passwordTexts['password.forgottenTitle'] })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('every link of the footer and the top bar leads to a page', async ({ page, request }) => {
  await page.goto('/accueil');
  const addresses = await page
    .locator('header a, footer a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const own = addresses.filter((address) => address.startsWith('/'));
  expect(own.length).toBeGreaterThan(6);
  for (const address of own) {
    const reply = await request.get(address, { headers: { accept: 'text/html' } });
    expect(reply.status(), address).toBe(200);
  }
});

test('a page that the network does not bring is told in words that are here already', async ({ page }) => {
  await page.goto('/accueil');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  // As a link of the site leads, without a new document.
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, '/connexion');
  const message = page.getByRole('alert');
  await expect(message.getByRole('heading', { level: 1 })).toHaveText(frameTexts['layout.chunkTitle']);
  for (const name of [frameTexts['common.retry'], frameTexts['layout.chunkBack']])
    await expect(message.getByRole('button', { name })).toHaveCSS('font-weight', '600');
  await expectNoBarriers(page);
  await page.unroute('**/assets/**');
  await message.getByRole('button', { name: frameTexts['common.retry'] }).click();
  await expect(message).toHaveCount(0);
  await expect(page).toHaveURL('/connexion');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
