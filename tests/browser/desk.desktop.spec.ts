import { expect, type Locator, type Page, test } from '@playwright/test';
import { listTexts } from '../../src/shared/admin/listTexts.ts';
import { menuTexts } from '../../src/shared/admin/menuTexts.ts';
import { adminTexts } from '../../src/shared/admin/texts.ts';
import { loginTexts } from '../../src/shared/auth/loginTexts.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { enterpriseAdminTexts } from '../../src/shared/enterprises/adminTexts.ts';
import { frameTexts } from '../../src/shared/layout/frameTexts.ts';
import { layoutTexts } from '../../src/shared/layout/texts.ts';
import { projectAdminTexts } from '../../src/shared/projects/adminTexts.ts';
import { deskTexts } from '../../src/shared/projects/deskTexts.ts';
import { detailTexts } from '../../src/shared/projects/detailTexts.ts';
import { projectFormTexts } from '../../src/shared/projects/formTexts.ts';
import { projectTexts } from '../../src/shared/projects/texts.ts';
import { staffTexts } from '../../src/shared/staff/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { cancelAsAdmin, enterCredentials, projectsOf, signIn, startSession } from '../support/browserSession.ts';
import { sendRequest } from '../support/clientRequest.ts';
import { somebody } from '../support/wizard.ts';

const texts = {
  ...listTexts,
  ...menuTexts,
  ...adminTexts,
  ...loginTexts,
  ...commonTexts,
  ...enterpriseAdminTexts,
  ...layoutTexts,
  ...frameTexts,
  ...projectAdminTexts,
  ...deskTexts,
  ...detailTexts,
  ...projectFormTexts,
  ...projectTexts,
  ...staffTexts,
};
const say = (key: keyof typeof texts) => texts[key];
const button = (page: Page, key: keyof typeof texts) => page.getByRole('button', { name: say(key), exact: true });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

test.describe.configure({ timeout: 150_000 });

/** Rows that can be read whole without scrolling. */
const rowsInSight = (page: Page) =>
  rows(page).evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= document.documentElement.clientHeight).length,
  );

test('the queue comes in few scripts, and asks for its rows, how many wait and the marks: for nothing that this browser has', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await signIn(page, 'service@oasis.test');
  await expect(rows(page)).toHaveCount(25);
  await page.waitForLoadState('networkidle');
  // Those of a project, which is opened next, are among them.
  expect(scripts.length).toBeLessThan(40);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname.replace(/\/[\w-]{36}$/, ''));
  });
  const settled = async () => {
    await expect(rows(page)).toHaveCount(25);
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(3);
    await page.waitForLoadState('networkidle');
    expect(asked.splice(0).sort()).toEqual([
      '/admin/projects/duplicate-marks',
      '/admin/projects/queues',
      '/get-submitted-projects',
    ]);
  };

  await page.reload();
  await settled();
  await expect(page.getByLabel(say('resources.projects.fields.cityId'))).toContainText('Conakry');
  await expect(page.getByLabel(say('resources.projects.fields.serviceId'))).toContainText('Plomberie');

  const menu = page.getByRole('navigation', { name: say('admin.navigation') });
  const tickets = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/admin/support-tickets');
  await menu.getByRole('menuitem', { name: say('support.title') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('support.title') })).toBeVisible();
  await tickets;
  asked.splice(0);
  await menu.getByRole('menuitem', { name: say('admin.card.projects') }).click();
  await settled();
});

test('the queue: many rows, each opened by a press anywhere, marks asked for once, own density, pages by number', async ({
  page,
}) => {
  await signIn(page, 'service@oasis.test');
  await expect(rows(page)).toHaveCount(25);
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(12);
  await expect(page.getByRole('rowheader', { name: say('desk.group.late') })).toBeVisible();

  const since = page.getByLabel(say('desk.submittedFrom'));
  // Firefox writes a day and its calendar in 163 pixels.
  expect((await since.boundingBox())?.width).toBeGreaterThanOrEqual(163);
  // Safari writes today's date in an empty field, pale where its ground is light, though nothing of that is seen.
  await expect(since).toHaveCSS('background-color', 'rgba(255, 255, 255, 0)');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('duplicate-marks')) asked.push(request.url());
  });
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);

  // Only what the table shows at this width is ticked.
  await button(page, 'lists.columns').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(say('agent.columnCity'))).toBeChecked();
  await expect(dialog.getByLabel(say('agent.columnAgent'))).not.toBeChecked();
  await page.keyboard.press('Escape');

  await button(page, 'lists.dense').click();
  await expect(button(page, 'lists.dense')).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(button(page, 'lists.dense')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByLabel(say('table.rowsPerPage'))).toHaveValue('10');
  await button(page, 'lists.dense').click();
  await expectNoBarriers(page);

  await page.goto(
    `/oasis-interne/gestion-de-projets?filter=${encodeURIComponent('{"status":"Assigned","mine":true}')}`,
  );
  await rows(page).first().getByRole('cell').nth(3).click();
  await expect(page).toHaveURL(/details-projet-soumis/);
  for (const title of [say('desk.duplicates'), say('desk.history')]) {
    const box = await page.getByRole('heading', { name: title, exact: true }).boundingBox();
    expect(box?.y).toBeLessThan(800);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/oasis-interne/gestion-de-projets');
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(300);
  // Title, a line, and how long it waits beside the button.
  expect((await first.boundingBox())?.height).toBeLessThan(220);
  await expectNoBarriers(page);
});

test('a project leads back to the list that it was opened from, at its page', async ({ page }) => {
  const back = page.getByRole('link', { name: say('admin.backToList') });
  const detail = /\/details-projet-soumis\/[0-9a-f-]{36}$/;
  await startSession(page, 'admin@oasis.test');
  const secondPage = page.getByRole('status').filter({ hasText: /^26/ });
  await page.goto('/gestion-interne/projets');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(secondPage).toBeVisible();
  await page
    .getByRole('link', { name: /^Voir les détails/ })
    .first()
    .click();
  await expect(page).toHaveURL(detail);
  await page.reload();
  await back.click();
  await expect(page).toHaveURL(/\/gestion-interne\/projets\?/);
  await expect(secondPage).toBeVisible();

  await page.goto('/gestion-interne/chantiers');
  await page
    .getByRole('link', { name: /^Ouvrir/ })
    .first()
    .click();
  await expect(page).toHaveURL(detail);
  const address = page.url();
  await back.click();
  await expect(page).toHaveURL(/\/gestion-interne\/chantiers/);

  await page.goto('/');
  await page.goto(address);
  await back.click();
  await expect(page).toHaveURL(/\/oasis-interne\/gestion-de-projets/);
});

test('many at once: the selection outlives a reload, and what was done can be undone', async ({ page, request }) => {
  const person = somebody();
  await sendRequest(request, person, 'Creuser un forage de trente mètres');
  await sendRequest(request, person, 'Accorder un piano droit');
  await signIn(page, 'service@oasis.test');
  await page.getByLabel(say('agent.search')).fill(person.lastName);
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel(say('lists.selectAll')).check();
  await page.reload();
  await expect(page.getByText('2 éléments sélectionnés')).toBeVisible();
  await button(page, 'desk.reject').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Ils ne seront jamais publiés. Vous pourrez les reprendre.')).toBeVisible();
  await dialog.getByLabel(say('desk.reason')).selectOption('spam');
  await dialog.getByRole('button', { name: say('desk.reject') }).click();
  await expect(page.getByText('2 projets modifiés.')).toBeVisible();
  const statesOf = async () => (await projectsOf(request, person.lastName)).map(({ status }) => status);
  await expect.poll(statesOf).toEqual(['Rejected', 'Rejected']);
  await button(page, 'desk.undo').click();
  await expect(page.getByText('2 projets sont comme avant.')).toBeVisible();
  expect(await statesOf()).toEqual(['Submitted', 'Submitted']);
  await page.getByLabel(say('lists.selectAll')).check();
  await button(page, 'desk.take').click();
  await expect.poll(statesOf).toEqual(['Assigned', 'Assigned']);
  await button(page, 'desk.undo').click();
  await expect.poll(statesOf).toEqual(['Submitted', 'Submitted']);
});

test('a session that ends says so, and what was typed is there again: in a form, in a dialog, in a note', async ({
  page,
  request,
}) => {
  const person = somebody();
  await sendRequest(request, person, 'Étanchéité de la terrasse du voisin');
  /**
   * As when the hour without use is over: the server knows the session no more, and the person presses. Both in the
   * page, at once: a list that is fetched in between finds that out too, and takes the button away.
   */
  const endAndPress = (button: Locator) =>
    button.evaluate(async (element: HTMLElement) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      await fetch('/logout', { method: 'POST', headers });
      element.click();
    });
  const comeBack = async () => {
    await page.waitForURL('**/connexion');
    await expect(page.getByText(say('auth.accessEndedKept'))).toBeVisible();
    await enterCredentials(page, 'service@oasis.test');
  };
  await startSession(page, 'service@oasis.test');

  await page.goto('/gestion-interne/ajout-utilisateur');
  await page.getByLabel(say('resources.add-user.fields.firstName')).fill('Mariam');
  await page.getByLabel(say('resources.add-user.fields.phoneNumber')).fill('622 00 99 88');
  await page.getByRole('combobox', { name: say('resources.add-user.fields.roleId') }).selectOption('Client');
  await page.getByRole('checkbox').first().check();
  await endAndPress(button(page, 'staff.addSubmit'));
  await comeBack();
  await expect(page).toHaveURL(/ajout-utilisateur/);
  await expect(page.getByLabel(say('resources.add-user.fields.firstName'))).toHaveValue('Mariam');
  await expect(page.getByLabel(say('resources.add-user.fields.phoneNumber'))).toHaveValue('622 00 99 88');
  // What was typed is still asked about when the page is left.
  await page.getByLabel(say('resources.add-user.fields.firstName')).fill('');

  page.once('dialog', (asked) => void asked.accept());
  await page.goto(`/oasis-interne/gestion-de-projets?filter=${encodeURIComponent(`{"q":"${person.lastName}"}`)}`);
  await page.getByRole('button', { name: /^Gérer/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('control.yes') })
    .click();
  await button(page, 'desk.reject').click();
  await page.getByLabel(say('desk.reason')).selectOption('other');
  await page.getByLabel(say('desk.note')).fill('La cliente a changé d’avis');
  await endAndPress(page.getByRole('dialog').getByRole('button', { name: say('desk.reject') }));
  await comeBack();
  await expect(page.getByLabel(say('desk.note'))).toHaveValue('La cliente a changé d’avis');
  await expect(page.getByLabel(say('desk.reason'))).toHaveValue('other');
});

test('a correction that comes too late: the screen says what is so now, and what was typed stays to be read', async ({
  page,
  request,
}) => {
  const person = somebody();
  await sendRequest(request, person, 'Repeindre une façade');
  await signIn(page, 'service@oasis.test');
  await page.getByLabel(say('agent.search')).fill(person.lastName);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Gérer/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('control.yes') })
    .click();
  const description = page.getByLabel(say('resources.projects.fields.description'));
  await description.fill('Façade de 40 m², deux couches');
  const [project] = await projectsOf(request, person.lastName);
  await cancelAsAdmin(request, project?.id ?? '');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText(say('projects.state.Cancelled'), { exact: true }).first()).toBeVisible();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /n’est plus possible/ })
      .first(),
  ).toBeVisible();
  await expect(description).toHaveValue('Façade de 40 m², deux couches');
  await expect(button(page, 'desk.cancel')).toHaveCount(0);
});

test('adding a user after a mistake: the success is read at once', async ({ page }) => {
  await startSession(page, 'service@oasis.test');
  await page.goto('/gestion-interne/ajout-utilisateur');
  const person = somebody();
  await page.getByLabel(say('resources.add-user.fields.firstName')).fill(person.firstName);
  await page.getByLabel(say('resources.add-user.fields.phoneNumber')).fill('620 00 00 04');
  await page.getByRole('combobox', { name: say('resources.add-user.fields.roleId') }).selectOption('Entrepreneur');
  await page.getByRole('checkbox').first().check();
  await button(page, 'staff.addSubmit').click();
  const toast = page.locator('.MuiSnackbarContent-message');
  await expect(toast).toBeVisible();
  await page.getByLabel(say('resources.add-user.fields.phoneNumber')).fill(person.phone);
  const added = page.waitForResponse('**/add-new-user');
  await button(page, 'staff.addSubmit').click();
  await added;
  // The former message would stand for three seconds.
  await expect(toast).toContainText(person.firstName, { timeout: 1200 });
});

test('a screen whose code did not come says so in French, and comes by itself with the network', async ({ page }) => {
  await signIn(page, 'admin@oasis.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isCode = /assets-admin/;
  await page.route(isCode, (route) => route.abort('internetdisconnected'));
  await page.route('**/healthz', (route) => route.abort('internetdisconnected'));
  await page.getByRole('menuitem', { name: 'Journal' }).click();
  await expect(page.getByText(say('layout.networkError'))).toBeVisible();
  const font = await page.getByText(say('layout.networkError')).evaluate((it) => getComputedStyle(it).fontFamily);
  expect(font).toContain('Figtree');
  await expectNoBarriers(page);
  await button(page, 'common.retry').click();
  await expect(page.getByText(say('layout.networkError'))).toBeVisible();
  await page.unroute('**/healthz');
  await page.unroute(isCode);
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
});

test('of all enterprises each row opens; suspending is inside. The journal says of which record an act is', async ({
  page,
}) => {
  await startSession(page, 'admin@oasis.test');
  await page.goto('/gestion-interne/entreprises');
  await expect(page.getByRole('link', { name: /^Voir les détails/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Suspendre/ })).toHaveCount(0);
  await rows(page).first().getByRole('cell').nth(1).click();
  await expect(page).toHaveURL(/gestion-de-compte-entreprise\//);
  await expect(page.getByRole('button', { name: /^Suspendre/ })).toBeVisible();

  // The oldest first: a request that another test works on may be called something else meanwhile.
  await page.goto('/gestion-interne/journal?sort=createdAt&order=ASC');
  const row = rows(page).filter({ hasText: 'Projet : ' }).first();
  const name = (await row.getByText(/^Projet : /).textContent()) ?? '';
  expect(name).toMatch(/^Projet : .+, .+/);
  await row.getByText(name).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Tous les actes sur ce dossier' }).click();
  await expect(page.getByRole('button', { name }).or(page.locator('.MuiChip-root', { hasText: name }))).toBeVisible();
  const names = async () =>
    new Set(
      await rows(page)
        .getByText(/^Projet/)
        .allTextContents(),
    );
  await expect.poll(names).toEqual(new Set([name]));
  await page.getByLabel('Qui').selectOption({ label: 'Ibrahima Camara' });
  await expect(page).toHaveURL(/actorId/);
  await expectNoBarriers(page);
});

for (const [device, size] of Object.entries({ desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }))
  test(`on a ${device}, a message lies over nothing that can be pressed`, async ({ page }) => {
    await page.setViewportSize(size);
    await startSession(page, 'admin@oasis.test');
    await page.goto('/oasis-interne/gestion-de-projets');
    await expect(page.getByRole('button', { name: /^(Gérer|Voir les détails)/ }).first()).toBeVisible();
    const tools = page.getByRole('button', { name: /^Plus de filtres/ });
    if (await tools.isVisible()) await tools.click();
    await page.getByRole('button', { name: listTexts['lists.export'] }).click();
    const toast = page.locator('.MuiSnackbarContent-root');
    await expect(toast).toContainText(listTexts['lists.exported']);
    // The filters of a phone were scrolled to.
    await page.evaluate(() => scrollTo(0, 0));
    const covered = await toast.evaluate((message) => {
      const own = message.getBoundingClientRect();
      const controls = [...document.querySelectorAll('main :is(a, button, input, select), header :is(a, button)')];
      return controls
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return right > own.left && left < own.right && bottom > own.top && top < own.bottom;
        })
        .map((control) => control.textContent || control.getAttribute('aria-label'));
    });
    expect(covered).toEqual([]);
  });
