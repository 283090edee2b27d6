import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { demoAccounts } from '../../src/server/seed/accounts.ts';
import { menuTexts } from '../../src/shared/admin/menuTexts.ts';
import { sharedTexts } from '../../src/shared/admin/sharedTexts.ts';
import { adminTexts } from '../../src/shared/admin/texts.ts';
import { landingPage } from '../../src/shared/auth/roles.ts';
import { serviceAdminTexts } from '../../src/shared/catalog/serviceAdminTexts.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { editingTexts } from '../../src/shared/editing/texts.ts';
import { partnerAdminTexts } from '../../src/shared/partners/adminTexts.ts';
import { wizardTexts } from '../../src/shared/projects/wizardTexts.ts';
import { settingsAdminTexts } from '../../src/shared/settings/adminTexts.ts';
import { staffTexts } from '../../src/shared/staff/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { logIn, startSession } from '../support/browserSession.ts';
import { loseReply } from '../support/lostReply.ts';
import { pdf, png } from '../support/sampleFiles.ts';

const texts = {
  ...adminTexts,
  ...menuTexts,
  ...staffTexts,
  ...sharedTexts,
  ...editingTexts,
  ...serviceAdminTexts,
  ...partnerAdminTexts,
  ...settingsAdminTexts,
  ...wizardTexts,
  ...commonTexts,
};
const say = (key: keyof typeof texts) => texts[key];
const button = (page: Page, key: keyof typeof texts) => page.getByRole('button', { name: say(key), exact: true });

const looks = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const;

/** On a phone in the light, on a desk in the dark; the page stays as it is. */
async function expectNoBarriersAnywhere(page: Page): Promise<void> {
  for (const { colorScheme, ...size } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expectNoBarriers(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

const mark = () => Math.random().toString(36).slice(2, 8);

/** What another admin does meanwhile, over the API. */
async function colleague(request: APIRequestContext) {
  const { headers } = await logIn(request, 'admin@oasis.test');
  return {
    read: async (path: string) => (await (await request.get(path, { headers })).json()).entity,
    write: async (path: string, data: object) => expect((await request.put(path, { headers, data })).ok()).toBe(true),
  };
}

// One of the two sizes that the suite runs at: these walks look at both by themselves.
test.beforeEach(async ({ page }) => {
  test.slow();
  await startSession(page, 'admin@oasis.test');
});

/** A public page is kept for some seconds: what was changed just now may be on the next one only. */
const openUntilThere = (page: Page, address: string, changed: Locator) =>
  expect(async () => {
    await page.goto(address);
    await expect(changed).toBeAttached({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });

test('a new service with its question is what the client is asked', async ({ page, browser, request }) => {
  const name = `Vitrerie ${mark()}`;
  await page.goto('/gestion-interne/nos-services');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectNoBarriersAnywhere(page);
  await page.getByRole('link', { name: say('serviceAdmin.add') }).click();
  await button(page, 'editing.create').click();
  await expect(page.getByText(say('serviceAdmin.nameRequired'))).toBeVisible();
  await page.getByLabel(say('resources.services.fields.nameFr')).fill(name);
  await expect(page.getByText(name.toLowerCase().replace(' ', '-'))).toBeVisible();
  const group = page.getByRole('combobox', { name: say('resources.services.fields.group') });
  await group.selectOption('featured');
  await page
    .getByRole('group', { name: say('resources.services.fields.relatedIds') })
    .getByLabel('Plomberie')
    .check();
  await page.getByLabel(say('resources.services.fields.isActive')).check();
  await button(page, 'editing.create').click();
  await expect(page.getByText(/3 services au plus sont en vedette : /)).toBeVisible();
  await group.selectOption('specialized');
  await button(page, 'editing.create').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByLabel('Plomberie')).toBeChecked();

  await button(page, 'serviceAdmin.addQuestion').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('resources.questions.fields.nameFr')).fill('Quelle vitre faut-il ?');
  await dialog.getByLabel('Réponse 1').fill('Simple');
  await dialog.getByRole('button', { name: say('editing.save') }).click();
  await expect(dialog.getByText(say('serviceAdmin.answerRequired'))).toBeVisible();
  await dialog.getByLabel('Réponse 2').fill('Double');
  await dialog.getByRole('button', { name: say('serviceAdmin.addOther') }).click();
  await dialog.getByRole('button', { name: 'Monter : Double' }).click();
  await expect(dialog.getByLabel('Réponse 1')).toHaveValue('Double');
  await expectNoBarriersAnywhere(page);
  await dialog.getByRole('button', { name: say('editing.save') }).click();
  await expect(dialog).toHaveCount(0);
  const preview = page.getByRole('region', { name: say('serviceAdmin.preview') });
  await preview.getByLabel('Autre').check();
  await expect(preview.getByLabel(say('wizard.question.other'))).toBeVisible();
  await expectNoBarriersAnywhere(page);

  const visitor = await (await browser.newContext()).newPage();
  const offered = visitor.getByLabel(say('wizard.pre.service'));
  await openUntilThere(
    visitor,
    '/formulaire/formulaire-client/pre-soumission',
    offered.locator('option', { hasText: name }),
  );
  await offered.selectOption({ label: name });
  await visitor.getByRole('button', { name: say('wizard.pre.start') }).click();
  await expect(visitor.getByText('Quelle vitre faut-il ?')).toBeVisible();
  await expect(visitor.locator('fieldset label')).toHaveText(['Double', 'Simple', 'Autre']);
  await visitor.context().close();

  // Somebody else was faster: it is said who, their change is there, and what was typed is too.
  const other = await colleague(request);
  const id = page.url().split('/').at(-1);
  const service = await other.read(`/admin/services/${id}`);
  await page.getByLabel(say('resources.services.fields.nameFr')).fill(`${name} bis`);
  await other.write(`/admin/services/${id}`, { ...service, isQuickSearch: true });
  await button(page, 'editing.save').click();
  await expect(page.getByText(/a modifié cette page le .* Rien n’a été écrasé/)).toBeVisible();
  await expect(page.getByLabel(say('resources.services.fields.isQuickSearch'))).toBeChecked();
  await expect(page.getByLabel(say('resources.services.fields.nameFr'))).toHaveValue(`${name} bis`);
  await page.getByLabel(say('resources.services.fields.isActive'), { exact: true }).uncheck();
  await expect(page.getByText(/ce service quitte les menus/)).toBeVisible();
  await button(page, 'editing.save').click();
  await expect(page.getByText(say('editing.saved'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `${name} bis` })).toBeVisible();
});

test('a question that two edit at once holds what both wrote', async ({ page, request }) => {
  const { headers } = await logIn(request, 'admin@oasis.test');
  const send = async (method: 'post' | 'put', path: string, data: object) =>
    (await (await request[method](path, { headers, data })).json()).entity;
  const service = await send('post', '/admin/services', {
    nameFr: `Miroiterie ${mark()}`,
    group: 'specialized',
    isActive: false,
    isQuickSearch: false,
    picture: null,
    relatedIds: [],
  });
  const responses = [
    { nameFr: 'Simple', isActive: true },
    { nameFr: 'Double', isActive: true },
  ];
  const words = { nameFr: 'Quelle vitre ?', type: 'radio', isActive: true, responses };
  const question = await send('post', '/admin/questions', { ...words, serviceId: service.id });

  await page.goto(`/gestion-interne/nos-services/${service.id}`);
  await page.getByRole('button', { name: 'Modifier : Quelle vitre ?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('resources.questions.fields.nameFr')).fill('Quel vitrage ?');
  await send('put', `/admin/questions/${question.id}`, {
    ...words,
    responses: [...question.responses, { nameFr: 'Triple', isActive: true }],
    updatedAt: question.updatedAt,
  });
  await dialog.getByRole('button', { name: say('editing.save') }).click();
  await expect(dialog.getByText(/^Aïssatou Barry a modifié cette page/)).toBeVisible();
  await expect(dialog.getByText(say('serviceAdmin.questionMerged'))).toBeVisible();
  await expect(dialog.getByLabel('Réponse 3')).toHaveValue('Triple');
  await expect(dialog.getByLabel(say('resources.questions.fields.nameFr'))).toHaveValue('Quel vitrage ?');
  await expectNoBarriersAnywhere(page);
  await dialog.getByRole('button', { name: say('editing.save') }).click();
  await expect(page.getByText('Simple · Double · Triple')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Modifier : Quel vitrage ?' })).toBeVisible();
});

test('the advantages of a package that two edit at once are those of both', async ({ page, request }) => {
  const { headers } = await logIn(request, 'admin@oasis.test');
  const typed = { nameFr: `Essai ${mark()}`, monthlyPrice: 1000, monthlyAcceptances: 1, isActive: false };
  const body = { ...typed, minBudget: 0, maxBudget: null, advantages: ['Un', 'Deux'] };
  const { entity } = await (await request.post('/admin/packages', { headers, data: body })).json();
  await page.goto(`/gestion-interne/forfaits/${entity.id}`);
  const rows = page.getByRole('group', { name: 'Avantages' }).getByRole('textbox');
  const texts = () => rows.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await rows.first().fill('Le premier');
  const data = { ...body, advantages: ['Un', 'Deux', 'Trois'], updatedAt: entity.updatedAt };
  expect((await request.put(`/admin/packages/${entity.id}`, { headers, data })).ok()).toBe(true);
  await button(page, 'editing.save').click();
  await expect(page.getByText(/^Aïssatou Barry a modifié cette page/).first()).toBeVisible();
  await expect.poll(texts).toEqual(['Le premier', 'Deux', 'Trois']);
  await expect(page.getByText(/remplacera sa version/)).toHaveCount(0);
  await button(page, 'editing.save').click();
  await expect(page.getByText(say('editing.saved'))).toBeVisible();
  await page.reload();
  await expect.poll(texts).toEqual(['Le premier', 'Deux', 'Trois']);
});

test('the languages are put in order by keyboard, and a second person is told', async ({ page, request }) => {
  await page.goto('/gestion-interne/langues');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectNoBarriersAnywhere(page);
  await button(page, 'editing.order').click();
  const dialog = page.getByRole('dialog');
  const names = dialog.locator('ol > li p');
  await expect(names.first()).toBeVisible();
  const [first = '', second = ''] = await names.allTextContents();
  const handle = dialog.getByRole('button', { name: new RegExp(`^Déplacer : ${first}`) });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(names.first()).toHaveText(second);
  await expect(handle).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText(new RegExp(`^${first} : place 2 sur `));
  await expectNoBarriersAnywhere(page);

  const other = await colleague(request);
  const shown = await (await request.get('/get-languages')).json();
  const before = shown.map(({ id }: { id: string }) => id);
  await other.write('/admin/languages/order', { ids: before.toReversed(), before });
  await button(page, 'editing.saveOrder').click();
  await expect(dialog.getByRole('alert')).toContainText('Rien n’a été écrasé');
  await dialog.getByRole('button', { name: say('editing.reload') }).click();
  await expect(names.last()).toHaveText(first);

  const dragged = dialog.getByRole('button', { name: new RegExp(`^Déplacer : ${first}`) });
  await dragged.scrollIntoViewIfNeeded();
  const from = await dragged.boundingBox();
  const above = await dialog.getByRole('button', { name: new RegExp(`^Déplacer : ${second}`) }).boundingBox();
  if (!from || !above) throw new Error('The rows are not on the screen');
  await page.mouse.move(from.x + 10, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(above.x + 10, above.y + 2, { steps: 8 });
  await page.mouse.up();
  await expect(names.last()).toHaveText(second);
  await button(page, 'editing.saveOrder').click();
  await expect(page.getByText(say('editing.orderSaved'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('lost replies: a language that is gone is made anew, and one that is removed is gone', async ({
  page,
  request,
}) => {
  const name = `Langue ${mark()}`;
  await page.goto('/gestion-interne/langues');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Ajouter une langue' }).click();
  await dialog.getByLabel(say('editing.name')).fill(name);
  await loseReply(page, '**/admin/languages', () => page.keyboard.press('Enter'));
  const { headers } = await logIn(request, 'admin@oasis.test');
  const filter = encodeURIComponent(JSON.stringify({ q: name }));
  const [made] = await (await request.get(`/admin/languages?filter=${filter}`, { headers })).json();
  expect((await request.delete(`/admin/languages/${made.id}`, { headers })).ok()).toBe(true);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('cell', { name, exact: true });
  await expect(row).toBeVisible();

  const remove = async () => {
    await page.getByRole('button', { name: `Supprimer : ${name}` }).click();
    await dialog.getByRole('button', { name: say('control.yes') }).click();
  };
  // While the list cannot be read anew either, it is still there to be removed again.
  const list = /\/admin\/languages\?/;
  await page.route(list, (route) => route.abort('connectionfailed'));
  await loseReply(page, '**/admin/languages/*', remove);
  await expect(dialog).toHaveCount(0);
  await page.unroute(list);
  await remove();
  await expect(row).toHaveCount(0);
});

test('a partner with a logo is on the home page', async ({ page, browser }) => {
  const name = `Béton ${mark()}`;
  await page.goto('/gestion-interne/partenaires/nouveau');
  await page.getByLabel(say('resources.partners.fields.name')).fill(name);
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pdf() });
  await expect(page.getByText(/Ce fichier n’est pas une image acceptée/)).toBeVisible();
  await picker.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(200, 64) });
  await expect(page.getByAltText(say('partnerAdmin.logoPreview'))).toBeVisible();
  await page.getByLabel(say('resources.partners.fields.url')).fill('http://exemple.gn');
  await button(page, 'editing.create').click();
  await expect(page.getByText(say('editing.addressInvalid'))).toBeVisible();
  await expectNoBarriersAnywhere(page);
  await page.getByLabel(say('resources.partners.fields.url')).fill('https://exemple.gn');
  await button(page, 'editing.create').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // Where less motion is wanted the logos stand still.
  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const logo = visitor.getByAltText(name);
  await openUntilThere(visitor, '/accueil', logo);
  await logo.scrollIntoViewIfNeeded();
  await expect(logo).toHaveJSProperty('naturalWidth', 200);
  await visitor.context().close();

  await page.getByRole('button', { name: `Supprimer : ${name}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('control.yes') })
    .click();
  await expect(page).toHaveURL(/\/gestion-interne\/partenaires$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('cell', { name, exact: true })).toHaveCount(0);
  await expectNoBarriersAnywhere(page);
});

test('what the settings say is in the footer, previewed while it is typed', async ({ page, browser }) => {
  const address = `Carrefour ${mark()}, Dixinn`;
  await page.goto(landingPage.Admin);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('settingsAdmin.title') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/gestion-interne\/parametres$/);
  const field = page.getByRole('textbox', { name: say('resources.settings.fields.address'), exact: true });
  await field.fill('');
  await button(page, 'editing.save').click();
  await expect(page.getByText(say('settingsAdmin.addressRequired'))).toBeVisible();
  await field.fill(address);
  await expect(page.getByRole('group', { name: say('settingsAdmin.previewFooter') })).toContainText(address);
  await page.getByLabel(say('resources.settings.fields.maxQuotes')).selectOption('2');
  await expect(page.getByText(say('settingsAdmin.fewer'))).toBeVisible();
  await expect(page.getByText(/jusqu’à 2 professionnels/)).toBeVisible();
  await expectNoBarriersAnywhere(page);
  await page.getByLabel(say('resources.settings.fields.maxQuotes')).selectOption('3');
  await button(page, 'editing.save').click();
  await expect(page.getByText(say('editing.saved'))).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await openUntilThere(visitor, '/accueil', visitor.getByRole('contentinfo').filter({ hasText: address }));
  await visitor.context().close();
});

test('places and packages are kept by keyboard and thumb alike', async ({ page }) => {
  const city = `Ville ${mark()}`;
  await page.goto('/gestion-interne/villes');
  await page.getByRole('button', { name: 'Ajouter une ville' }).click();
  await page.getByRole('dialog').getByLabel(say('editing.name')).fill('conakry');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(say('editing.nameTaken'));
  await page.getByRole('dialog').getByLabel(say('editing.name')).fill(city);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: city })).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter un quartier' }).click();
  await page.getByRole('dialog').getByLabel(say('editing.name')).fill('Centre');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'Centre', exact: true })).toBeVisible();
  await expectNoBarriersAnywhere(page);
  await page.getByRole('button', { name: `Supprimer : ${city}` }).click();
  await expect(page.getByRole('dialog')).toContainText('Son quartier est supprimé aussi');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('control.yes') })
    .click();
  await expect(page).toHaveURL(/\/gestion-interne\/villes$/);

  await page.goto('/gestion-interne/forfaits');
  await page.getByRole('link', { name: 'Modifier : Premium' }).click();
  const advantages = page.getByRole('group', { name: 'Avantages' });
  await expect(page.getByText(/garde jusqu’à sa fin le prix et les limites/)).toBeVisible();
  await advantages
    .getByRole('button', { name: /^Descendre/ })
    .first()
    .click();
  const price = page.getByLabel('Prix par mois (GNF)');
  await price.fill('12,5');
  await button(page, 'editing.save').click();
  await expect(page.getByText(say('admin.amountInvalid'))).toBeVisible();
  await expect(price).toHaveValue('12,5');
  await price.fill('755 000,00');
  await expect(page.getByText('755 000 GNF')).toBeVisible();
  await expectNoBarriersAnywhere(page);
  await button(page, 'editing.save').click();
  await expect(page.getByText(say('editing.saved'))).toBeVisible();
});

test('a list that the server refuses is not remembered, and leads to the whole list', async ({ page }) => {
  const rows = page.getByRole('main').getByRole('row');
  const everything = page.getByRole('link', { name: say('admin.clearFilters') });
  await page.goto('/gestion-interne/avis?sort=oops&order=ASC&page=1&perPage=25&filter={}');
  await expect(everything).toBeVisible();
  await page.goto('/gestion-interne/avis');
  await expect(rows.nth(1)).toBeVisible();
  await page.goto('/gestion-interne/avis?filter={"zzz":1}');
  await everything.click();
  await expect(rows.nth(1)).toBeVisible();
  await page.reload();
  await expect(rows.nth(1)).toBeVisible();
});

test('one’s own role says why it stands', async ({ page }) => {
  await page.goto(`/gestion-interne/staff/${demoAccounts.admin.id}`);
  await expect(page.getByText(say('staff.ownRoleHint'))).toBeVisible();
  await expectNoBarriersAnywhere(page);
});

test('the results of the enterprises have room for each column, and say where a name is cut', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const long = 'Société guinéenne de menuiserie, de peinture et de plomberie de Kaloum';
  await page.route('**/admin/enterprise-figures?*', async (route) => {
    const response = await route.fetch();
    const [first, ...others] = await response.json();
    await route.fulfill({ response, json: [{ ...first, name: long }, ...others] });
  });
  await page.goto('/gestion-interne/resultats-entreprises');
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  expect(await table.evaluate((wide) => wide.scrollWidth - (wide.parentElement?.clientWidth ?? 0))).toBe(0);
  const name = table.getByRole('link', { name: long });
  const [cut, whole] = [name.getByText(long), name.and(page.getByTitle(long))];
  expect(await cut.evaluate((words) => words.scrollWidth - words.clientWidth)).toBeGreaterThan(0);
  expect(await cut.evaluate((words) => getComputedStyle(words).textOverflow)).toBe('ellipsis');
  await expect(whole).toBeInViewport({ ratio: 1 });
});
