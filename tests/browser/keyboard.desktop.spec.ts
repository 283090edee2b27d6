import { expect, type Page, test } from '@playwright/test';
import { menuTexts } from '../../src/shared/admin/menuTexts.ts';
import { sharedTexts } from '../../src/shared/admin/sharedTexts.ts';
import { serviceAdminTexts } from '../../src/shared/catalog/serviceAdminTexts.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { editingTexts } from '../../src/shared/editing/texts.ts';
import { enterpriseAdminTexts } from '../../src/shared/enterprises/adminTexts.ts';
import { projectAdminTexts } from '../../src/shared/projects/adminTexts.ts';
import { deskTexts } from '../../src/shared/projects/deskTexts.ts';
import { detailTexts } from '../../src/shared/projects/detailTexts.ts';
import { searchTexts } from '../../src/shared/search/texts.ts';
import { staffTexts } from '../../src/shared/staff/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { signIn, startSession } from '../support/browserSession.ts';
import { sendRequest, submitRequest } from '../support/clientRequest.ts';
import { signUpEnterprise } from '../support/enterprises.ts';
import { callsOf } from '../support/jobSteps.ts';
import { expectFocusSeen, pressByKey, tabTo, typeInto } from '../support/keyboard.ts';
import { freshPhone } from '../support/people.ts';
import { somebody } from '../support/wizard.ts';

/** Signed in, each walk is done without the mouse; what a press opens is waited for by its words. */
test.describe.configure({ timeout: 150_000 });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const yes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: commonTexts['control.yes'] });

test('customer service: the queue, taking, correcting, publishing', async ({ page, request }) => {
  const person = somebody();
  await sendRequest(request, person, 'Poser une clôture');
  await signIn(page, 'service@oasis.test');
  const search = page.getByLabel(projectAdminTexts['agent.search']);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await typeInto(page, search, `${person.lastName} `);
  const manage = button(page, /^Gérer/);
  await expect(manage).toHaveCount(1);
  // The answer to what was asked in a pause takes nothing away, neither does what follows join the word before it.
  await page.keyboard.type(person.firstName);
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(person.firstName)));
  await expect(search).toHaveValue(`${person.lastName} ${person.firstName}`);
  await expect(manage).toHaveCount(1);

  await pressByKey(page, manage);
  await expect(yes(page)).toBeFocused();
  await expectFocusSeen(yes(page));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(manage).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(yes(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(projectAdminTexts['agent.assignedToYou'])).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const service = page.getByLabel(projectAdminTexts['resources.projects.fields.serviceId']);
  await tabTo(page, service);
  await page.keyboard.type('Peinture');
  await expect(service.locator('option:checked')).toHaveText('Peinture');
  await typeInto(page, page.getByLabel(detailTexts['resources.projects.fields.description']), 'Clôture de 20 m');
  await pressByKey(page, button(page, projectAdminTexts['agent.activate']));
  await expect(page.getByText(projectAdminTexts['agent.activated'])).toBeVisible();

  // The search leads back to it from anywhere.
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: searchTexts['search.title'] });
  await expect(box).toBeFocused();
  await page.keyboard.type(person.lastName);
  await expect(page.getByRole('option').filter({ hasText: person.lastName }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/details-projet-soumis\/[0-9a-f-]{36}$/);
  await expect(page.getByLabel(detailTexts['resources.projects.fields.description'])).toHaveValue('Clôture de 20 m');
});

test('sales: a new enterprise, taken, completed, activated', async ({ page, request }) => {
  const { name } = await signUpEnterprise(request);
  await signIn(page, 'ventes@oasis.test');
  await typeInto(page, page.getByLabel(enterpriseAdminTexts['sales.search']), name);
  const manage = button(page, `Gérer : ${name}`);
  // The list that is searched has come: a dialog goes with the row that opened it.
  await expect(button(page, /^Gérer/)).toHaveCount(1);
  await pressByKey(page, manage);
  await expect(yes(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(enterpriseAdminTexts['sales.assigned'])).toBeVisible();

  const number = `gntcc2026b0${Math.floor(1000 + Math.random() * 9000)}`;
  const registration = page.getByLabel(enterpriseAdminTexts['resources.enterprises.fields.registrationNumber']);
  await typeInto(page, registration, number);
  await expect(registration).toHaveValue(/^GN\.TCC\.2026\.B\.0\d{4}$/);
  await pressByKey(page, button(page, enterpriseAdminTexts['sales.activate']));
  await expect(page.getByText(enterpriseAdminTexts['sales.activated'])).toBeVisible();
});

test('an admin: a list filtered by a typed day, and by what is chosen one right after the other', async ({ page }) => {
  await startSession(page, 'admin@oasis.test');
  await page.goto('/gestion-interne/projets');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const day = page.getByLabel(deskTexts['desk.submittedFrom']);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(decodeURIComponent(sent.url())));
  await day.focus();
  await page.keyboard.type('1111', { delay: 120 });
  // Longer than a pause: the year 0002 is no day that anybody asks for.
  await page.keyboard.type('2025', { delay: 400 });
  await expect(page).toHaveURL(/2025-11-11/);
  await expect(day).toHaveValue('2025-11-11');
  expect(asked.filter((url) => /submittedFrom":"(?!2025)/.test(url))).toEqual([]);

  const city = page.getByLabel(detailTexts['resources.projects.fields.cityId']);
  await city.selectOption('Conakry');
  await page.getByLabel(deskTexts['desk.holder']).selectOption(projectAdminTexts['agent.mine']);
  await typeInto(page, page.getByLabel(projectAdminTexts['agent.search']), 'cli');
  await page.waitForTimeout(305);
  await city.selectOption('Kindia');
  await expect(city.locator('option:checked')).toHaveText('Kindia');
  const kindia = await city.inputValue();
  for (const part of ['submittedFrom', kindia, 'mine', 'cli']) await expect(page).toHaveURL(new RegExp(part));
  // The way back is one of several: the fields follow it.
  const url = page.url();
  await page.goBack();
  await expect(page).not.toHaveURL(url);
  const filter = JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}');
  await expect(city).toHaveValue(filter.cityId);
  await expect(page.getByLabel(projectAdminTexts['agent.search'])).toHaveValue(filter.q ?? '');

  // The way back before what was chosen is drawn: the list never was another one.
  await page.evaluate(() => {
    const push = history.pushState;
    history.pushState = (...pushed) => {
      history.pushState = push;
      push.apply(history, pushed);
      history.back();
    };
  });
  await city.selectOption('Labé');
  await expect(page).not.toHaveURL(
    new RegExp((await city.locator('option', { hasText: 'Labé' }).getAttribute('value')) ?? ''),
  );
  await expect(city).toHaveValue(filter.cityId);
});

test('an admin: a colleague invited, the questions of a service in another order', async ({ page }) => {
  const phone = freshPhone();
  await signIn(page, 'admin@oasis.test');
  const menu = page.getByRole('navigation', { name: 'Écrans de gestion' });
  await pressByKey(page, menu.getByRole('menuitem', { name: menuTexts['staff.addMenu'] }));
  await expect(page.getByRole('heading', { level: 1, name: staffTexts['staff.addTitle'] })).toBeVisible();
  const field = (key: 'firstName' | 'phoneNumber' | 'roleId') => staffTexts[`resources.add-user.fields.${key}`];
  await typeInto(page, page.getByLabel(field('firstName'), { exact: true }), 'Hawa');
  const language = page.getByRole('checkbox', { name: 'Français' });
  await tabTo(page, language);
  await page.keyboard.press('Space');
  await expect(language).toBeChecked();
  await typeInto(page, page.getByLabel(field('phoneNumber')), phone);
  const role = page.getByRole('combobox', { name: field('roleId') });
  await tabTo(page, role);
  await page.keyboard.type(sharedTexts['staff.role.CustomerService']);
  await expect(role).not.toHaveValue('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/est créé pour .+\. Le lien part par SMS\./)).toBeVisible();

  await pressByKey(page, menu.getByRole('menuitem', { name: menuTexts['serviceAdmin.title'] }));
  // One that nobody beside this test is answering: answers go by the number of their question.
  await typeInto(page, page.getByLabel(serviceAdminTexts['serviceAdmin.search']), 'Forage');
  await pressByKey(page, page.getByRole('link', { name: 'Modifier : Forage et puits' }));
  const order = button(page, serviceAdminTexts['serviceAdmin.orderQuestions']);
  await pressByKey(page, order);
  const dialog = page.getByRole('dialog');
  const names = dialog.locator('ol > li p');
  await expect(names.first()).toBeVisible();
  const [first = '', second = ''] = await names.allTextContents();
  const handle = dialog.getByRole('button', { name: `Déplacer : ${first}` });
  await tabTo(page, handle);
  await page.keyboard.press('ArrowDown');
  await expect(names.first()).toHaveText(second);
  await pressByKey(page, dialog.getByRole('button', { name: editingTexts['editing.saveOrder'] }));
  await expect(page.getByText(editingTexts['editing.orderSaved'])).toBeVisible();
  await expect(order).toBeFocused();
});

test('after an act the focus is on its button, on the row in place of the one that went, else on the heading', async ({
  page,
  request,
}) => {
  const { id } = await submitRequest(request, somebody(), 'Poser une serrure');
  const admin = await callsOf(request, 'admin@oasis.test');
  await admin.put('/assign-project/', { id, agentId: admin.userId });
  await startSession(page, 'admin@oasis.test');
  await page.goto(`/details-projet-soumis/${id}`);
  const save = button(page, editingTexts['editing.save']);
  const description = page.getByLabel(detailTexts['resources.projects.fields.description']);
  await expect(description).toHaveValue('Poser une serrure');
  await description.fill('Poser deux serrures');
  await save.press('Enter');
  await expect(page.getByText(projectAdminTexts['agent.saved'])).toBeVisible();
  await expect(save).toBeFocused();
  await button(page, deskTexts['desk.cancel']).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ index: 1 });
  const confirm = dialog.getByRole('button', { name: deskTexts['desk.cancel'] });
  const { promise: given, resolve: give } = Promise.withResolvers<void>();
  await page.route('**/admin/projects/*/cancellation', (route) => given.then(() => route.abort()), { times: 1 });
  await confirm.press('Enter');
  // Nothing in the dialog can have the focus meanwhile: it takes it itself.
  await expect(page.locator('.MuiDialog-container')).toBeFocused();
  give();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(deskTexts['desk.cancelled'])).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const mark = somebody().lastName;
  for (const place of ['une', 'deux']) await admin.post('/admin/languages', { nameFr: `${mark} ${place}` });
  await page.goto(`/gestion-interne/langues?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`);
  await button(page, `Supprimer : ${mark} une`).press('Enter');
  await dialog.getByRole('button', { name: commonTexts['control.yes'] }).press('Enter');
  await expect(page.locator('tr:focus').getByRole('cell', { name: `${mark} deux`, exact: true })).toBeVisible();
  await button(page, `Supprimer : ${mark} deux`).press('Enter');
  await dialog.getByRole('button', { name: commonTexts['control.yes'] }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the way past the bar and the menu is the first stop, and can be read, on a narrow screen too', async ({
  page,
}) => {
  await signIn(page, 'service@oasis.test');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/gestion-interne/support');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = button(page, /^Aller au contenu/);
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    if (width < 600) {
      // There the icon is all there is of it: its words come beside it, and go where they are in the way.
      const words = page.getByRole('tooltip', { name: 'Aller au contenu' });
      await expect(words).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(words).toHaveCount(0);
    }
    await expectNoBarriers(page);
    await expect(skip.locator('svg')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#main-content :focus')).toHaveCount(1);
  }
});
