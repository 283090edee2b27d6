import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { listTexts } from '../../src/shared/admin/listTexts.ts';
import { sharedTexts } from '../../src/shared/admin/sharedTexts.ts';
import { commentTexts } from '../../src/shared/comments/texts.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { editingTexts } from '../../src/shared/editing/texts.ts';
import { NO_ID } from '../../src/shared/ids.ts';
import { projectAdminTexts } from '../../src/shared/projects/adminTexts.ts';
import { deskTexts } from '../../src/shared/projects/deskTexts.ts';
import { detailTexts } from '../../src/shared/projects/detailTexts.ts';
import { projectFormTexts } from '../../src/shared/projects/formTexts.ts';
import { projectTexts } from '../../src/shared/projects/texts.ts';
import { expectNoBarriersAtBothSizes } from '../support/bothSizes.ts';
import { projectsOf, signIn } from '../support/browserSession.ts';
import { sendRequest } from '../support/clientRequest.ts';
import { loseReply } from '../support/lostReply.ts';
import { type Person, somebody } from '../support/wizard.ts';

const texts = {
  ...sharedTexts,
  ...projectAdminTexts,
  ...detailTexts,
  ...deskTexts,
  ...commentTexts,
  ...commonTexts,
  ...editingTexts,
  ...projectFormTexts,
  ...projectTexts,
  ...listTexts,
};
const say = (key: keyof typeof texts) => texts[key];
const button = (page: Page, key: keyof typeof texts) => page.getByRole('button', { name: say(key), exact: true });
const yes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: say('control.yes') });

/** Each walk looks at its screens with axe, which takes seconds on a busy machine. */
test.describe.configure({ timeout: 150_000 });

/** Signs in as customer service and looks for somebody's requests. */
async function lookFor(page: Page, { lastName }: Person, rows: number): Promise<void> {
  await signIn(page, 'service@oasis.test');
  await page.getByLabel(say('agent.search')).fill(lastName);
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(rows);
}

async function takeFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Gérer/ })
    .first()
    .click();
  await yes(page).click();
  await expect(page.getByText(say('agent.assignedToYou'))).toBeVisible();
}

test('from the queue to the contractors: take, comment, correct, activate', async ({ page, request }) => {
  const person = somebody();
  await sendRequest(request, person, 'Poser un portail');
  await lookFor(page, person, 1);
  await expect(page.getByLabel(say('desk.queue'))).toHaveValue('toDo');
  await expect(page.getByRole('rowheader', { name: say('desk.group.onTime') })).toBeVisible();
  await expectNoBarriersAtBothSizes(page);
  await takeFirst(page);

  await button(page, 'comments.send').click();
  await expect(page.getByText(say('comments.bodyRequired'))).toBeVisible();
  const comment = page.getByLabel(say('comments.label'));
  await comment.fill('Rapeler à 16 h');
  await page.reload();
  await expect(comment).toHaveValue('Rapeler à 16 h');
  const { promise: typed, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/admin/comments', async (route) => {
    if (route.request().method() === 'POST') await typed;
    await route.continue();
  });
  await button(page, 'comments.send').click();
  await comment.press('End');
  await comment.pressSequentially(' Sans faute');
  letGo();
  await expect(page.getByText('Rapeler à 16 h', { exact: true })).toBeVisible();
  await expect(comment).toHaveValue(' Sans faute');
  await comment.fill('');
  await page.getByRole('button', { name: /^Corriger le commentaire/ }).click();
  await page.getByLabel(say('comments.editLabel')).fill('Rappeler à 16 h');
  await button(page, 'comments.save').click();
  await expect(page.getByText('Rappeler à 16 h')).toBeVisible();
  await expect(page.getByText(/modifié le/)).toBeVisible();

  await page.getByLabel(say('resources.projects.fields.description')).fill('Poser un portail en fer, 3 mètres');
  await page.getByLabel(say('resources.projects.fields.serviceId')).selectOption({ label: 'Peinture' });
  await button(page, 'agent.activate').click();
  await expect(page.getByText(say('agent.activated'))).toBeVisible();
  const history = page.getByRole('region', { name: say('desk.history') });
  await expect(history.getByText('Statut : « Pris en charge » devient « Disponible »')).toBeVisible();
  await expect(
    history.getByText(/^Description : « Poser un portail » devient « Poser un portail en fer/),
  ).toBeVisible();
  await expect(history.getByText('Demande reçue').first()).toBeVisible();
  await expect(button(page, 'desk.reject')).toHaveCount(0);
  await expectNoBarriersAtBothSizes(page);
});

test('a district that the client did not know is found by a few letters', async ({ page, request }) => {
  const person = somebody();
  await sendRequest(request, person, 'Poser un portail', NO_ID);
  await lookFor(page, person, 1);
  await takeFirst(page);
  const district = page.getByRole('combobox', { name: say('resources.projects.fields.districtId') });
  await expect(district).toHaveValue('');
  await button(page, 'editing.save').click();
  await expect(page.getByText(say('projects.districtRequired')).first()).toBeVisible();
  await district.fill('nulle part');
  await expect(page.getByText(say('agent.nothingFound'))).toBeVisible();
  await district.fill('ratoma kipe');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Ratoma – Kipé']);
  await expectNoBarriersAtBothSizes(page);
  await district.press('Enter');
  await expect(district).toHaveValue('Ratoma – Kipé');
  await button(page, 'editing.save').click();
  await expect(page.getByText(say('agent.saved'))).toBeVisible();
  await page.reload();
  await expect(district).toHaveValue('Ratoma – Kipé');
  await page.getByLabel(say('resources.projects.fields.serviceId')).selectOption({ label: 'Peinture' });
  await button(page, 'editing.save').click();
  await expect(page.getByText(say('agent.saved'))).toBeVisible();
  // An activation that fails is told, though nothing was to be saved before it.
  await loseReply(page, '**/activate-project/', () => button(page, 'agent.activate').click());
  await expect(page.getByText(say('common.offline'))).toBeVisible();
  await button(page, 'agent.activate').click();
  await expect(page.getByText(say('agent.activated'))).toBeVisible();
});

test('a rejection is taken back; a duplicate is merged and brought back as it was', async ({ page, request }) => {
  const person = somebody();
  await sendRequest(request, person, 'Réparer le toit');
  await sendRequest(request, person, 'Réparer la toiture');
  const statesOf = async () => (await projectsOf(request, person.lastName)).map(({ status }) => status).toSorted();
  await lookFor(page, person, 2);
  await expect(page.getByText(say('desk.maybeDuplicate'))).toHaveCount(2);
  await takeFirst(page);

  const duplicates = page.getByRole('region', { name: say('desk.duplicates') });
  await expect(duplicates.getByText(say('desk.samePhone'))).toBeVisible();
  // What the client told is read before what it may be the same as.
  const regions = page.getByRole('region');
  const named = async () => regions.evaluateAll((all) => all.map((region) => region.querySelector('h2')?.textContent));
  const told: string[] = [say('agent.answersSection'), say('agent.documentsSection')];
  expect(await named()).toEqual(expect.arrayContaining(told));
  expect((await named()).filter((name) => [...told, say('desk.duplicates')].includes(name ?? ''))).toEqual([
    ...told,
    say('desk.duplicates'),
  ]);
  await duplicates.getByRole('button', { name: /^Fusionner ici/ }).click();
  await yes(page).click();
  const merged = page.getByRole('region', { name: say('desk.merged') });
  await expect(merged.getByText(/^Fusionnée le .* par Ibrahima Camara/)).toBeVisible();
  await expect(duplicates.getByText(say('desk.duplicatesNone'))).toBeVisible();
  expect(await statesOf()).toEqual(['Assigned', 'Cancelled']);
  await expectNoBarriersAtBothSizes(page);
  await merged.getByRole('button', { name: /^Annuler la fusion/ }).click();
  await yes(page).click();
  await expect(duplicates.getByText(say('desk.samePhone'))).toBeVisible();
  await expect(merged).toHaveCount(0);
  expect(await statesOf()).toEqual(['Assigned', 'Submitted']);

  await button(page, 'desk.reject').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('desk.reject') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(say('projects.reasonRequired'));
  await dialog.getByLabel(say('desk.reason')).selectOption('other');
  await dialog.getByRole('button', { name: say('desk.reject') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(say('projects.noteRequired'));
  await expectNoBarriersAtBothSizes(page);
  await dialog.getByLabel(say('desk.note')).fill('Trop loin de Conakry');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await button(page, 'desk.reject').click();
  await expect(dialog.getByLabel(say('desk.note'))).toHaveValue('Trop loin de Conakry');
  await dialog.getByLabel(say('desk.note')).fill('');
  await dialog.getByLabel(say('desk.reason')).selectOption('outOfArea');
  await expect(dialog.getByText(say('desk.clientTold'))).toBeVisible();
  await dialog.getByRole('button', { name: say('desk.reject') }).click();
  await expect(page.getByText(/^Rejeté le .* : Hors de notre zone$/)).toBeVisible();
  expect(await statesOf()).toEqual(['Rejected', 'Submitted']);
  await button(page, 'desk.restore').click();
  await yes(page).click();
  await expect(button(page, 'agent.takeCharge')).toBeVisible();
  expect(await statesOf()).toEqual(['Submitted', 'Submitted']);
});

test('what was undone after a lost reply is done again: taking a request, merging two', async ({ page, request }) => {
  const person = somebody();
  await sendRequest(request, person, 'Réparer le portail');
  await sendRequest(request, person, 'Réparer un portail');
  const statesOf = async () => (await projectsOf(request, person.lastName)).map(({ status }) => status).toSorted();
  await lookFor(page, person, 2);
  await takeFirst(page);
  const release = async () => {
    await button(page, 'desk.handOver').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption({ label: say('desk.toNobody') });
    await dialog.getByRole('button', { name: say('desk.handOver') }).click();
    await expect(button(page, 'agent.takeCharge')).toBeVisible();
  };
  const take = async () => {
    await button(page, 'agent.takeCharge').click();
    await yes(page).click();
  };
  await release();
  await loseReply(page, '**/assign-project/', take);
  await page.reload();
  await release();
  await take();
  await expect(page.getByText(say('agent.assignedToYou'))).toBeVisible();
  expect(await statesOf()).toEqual(['Assigned', 'Submitted']);

  const merge = async () => {
    // Other tests ask for a portal too, on the same day.
    const twin = page.getByRole('listitem').filter({ hasText: person.lastName });
    await twin.getByRole('button', { name: /^Fusionner ici/ }).click();
    await yes(page).click();
  };
  await loseReply(page, '**/admin/projects/*/merge', merge);
  await page.reload();
  await page.getByRole('button', { name: /^Annuler la fusion/ }).click();
  await yes(page).click();
  await merge();
  await expect(page.getByRole('region', { name: say('desk.merged') })).toBeVisible();
  expect(await statesOf()).toEqual(['Assigned', 'Cancelled']);
});

test('of an activation whose reply is lost it is not said that it failed; pressing again is no second one', async ({
  page,
  request,
}) => {
  const person = somebody();
  await sendRequest(request, person, 'Réparer la barrière');
  await lookFor(page, person, 1);
  await takeFirst(page);
  await page.getByLabel(say('resources.projects.fields.serviceId')).selectOption({ label: 'Peinture' });
  await loseReply(page, '**/activate-project/', () => button(page, 'agent.activate').click());
  await expect(page.getByText(say('common.offline'))).toBeVisible();
  await expect(page.getByText(say('agent.savedNotActivated'))).toHaveCount(0);
  await button(page, 'agent.activate').click();
  await expect(page.getByText(say('agent.activated'))).toBeVisible();
  const history = page.getByRole('region', { name: say('desk.history') });
  await expect(history.getByText('Statut : « Pris en charge » devient « Disponible »')).toHaveCount(1);
});

test('a comment whose reply was lost is written once, though the page shows it when it is sent again', async ({
  page,
  request,
}) => {
  const person = somebody();
  await sendRequest(request, person, 'Carreler la cour');
  await lookFor(page, person, 1);
  await takeFirst(page);
  const words = 'Rappeler après la prière';
  const field = page.getByLabel(commentTexts['comments.label']);
  const written = page.getByRole('main').getByRole('listitem').filter({ hasText: words });
  await field.fill(words);
  await loseReply(page, '**/admin/comments', () => button(page, 'comments.send').click());
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect(written).toHaveCount(1);
  await button(page, 'comments.send').click();
  await expect(page.getByText(commentTexts['comments.sent'])).toBeVisible();
  await expect(field).toHaveValue('');
  await page.reload();
  await expect(written).toHaveCount(1);
});

test('many at once, own columns, a named filter, and the list as a file', async ({ page, request }) => {
  const person = somebody();
  const ids = [
    await sendRequest(request, person, 'Refaire le sol'),
    await sendRequest(request, person, 'Refaire le mur'),
  ];
  await lookFor(page, person, 2);

  await button(page, 'lists.columns').click();
  await page.getByRole('dialog').getByLabel(say('desk.columnPhone')).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: say('desk.columnPhone') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: say('desk.columnPhone') })).toBeVisible();

  await button(page, 'lists.saved').click();
  await page.getByLabel(say('lists.savedName')).fill('Ma cliente');
  await button(page, 'lists.save').click();
  await expect(page.getByRole('button', { name: 'Appliquer le filtre « Ma cliente »' })).toBeVisible();
  await expectNoBarriersAtBothSizes(page);
  await page.keyboard.press('Escape');
  await page.getByLabel(say('agent.search')).fill('Personne ne s’appelle ainsi');
  await expect(page.getByText('Aucun élément ne correspond à ces filtres.')).toBeVisible();
  await button(page, 'lists.saved').click();
  await page.getByRole('button', { name: 'Appliquer le filtre « Ma cliente »' }).click();
  await expect(page.getByRole('button', { name: /^Gérer/ })).toHaveCount(2);

  const saving = page.waitForEvent('download');
  await button(page, 'lists.export').click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^gestion-des-projets-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(lines[0]).toContain('Identifiant;Statut;');
  expect(
    lines
      .slice(1)
      .map((line) => line.split(';')[0])
      .toSorted(),
  ).toEqual(ids.toSorted());

  await page.getByLabel(say('lists.selectAll')).check();
  await expect(page.getByText('2 éléments sélectionnés')).toBeVisible();
  await expectNoBarriersAtBothSizes(page);
  await button(page, 'desk.take').click();
  await expect(page.getByText('2 projets modifiés.')).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Voir les détails/ }).or(page.getByRole('link', { name: /^Voir les détails/ })),
  ).toHaveCount(2);
  await page
    .getByLabel(/^Sélectionner : /)
    .first()
    .check();
  await button(page, 'desk.reject').click();
  await page.getByRole('dialog').getByLabel(say('desk.reason')).selectOption('spam');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('desk.reject') })
    .click();
  await expect(page.getByText('1 projet modifié.')).toBeVisible();
  await expect
    .poll(async () => (await projectsOf(request, person.lastName)).map(({ status }) => status).toSorted())
    .toEqual(['Assigned', 'Rejected']);
});
