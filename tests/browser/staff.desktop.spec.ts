import { expect, test } from '@playwright/test';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { projectAdminTexts } from '../../src/shared/projects/adminTexts.ts';
import { enterCredentials, filesOf, projectsOf, startSession } from '../support/browserSession.ts';
import { addPhotos, fillProject, label, next, somebody, validate } from '../support/wizard.ts';

test('an agent submits for a client and lands on the project management, told that it worked', async ({
  page,
  request,
}) => {
  const person = somebody();
  await startSession(page, 'service@oasis.test');
  await page.goto('/formulaire/formulaire-client/info-projet');
  await fillProject(page, 'Remplacer le compteur');
  await addPhotos(page, 'compteur.png');
  await next(page);
  await expect(page.getByRole('heading', { name: label('wizard.title.personForClient') })).toBeVisible();
  await expect(page.getByText(label('wizard.person.introForClient'))).toBeVisible();
  await expect(page.getByText(label('wizard.person.intro'), { exact: true })).toHaveCount(0);
  await page.getByLabel(label('wizard.person.lastName'), { exact: true }).fill(person.lastName);
  await page.getByLabel(label('wizard.person.phoneNumber')).fill(person.phone);
  await next(page);
  await validate(page);
  await expect(page).toHaveURL(/\/oasis-interne\/gestion-de-projets/, { timeout: 20_000 });
  await expect(page.getByText('Projet créé avec succès')).toBeVisible();
  const [project] = await projectsOf(request, person.lastName);
  expect(project).toMatchObject({ status: 'Submitted', lastName: person.lastName });
  expect(await filesOf(request, project?.id ?? '')).toHaveLength(1);
});

test('two agents take the same project: the second is told who has it', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const person = somebody();
  const client = await browser.newPage();
  await client.goto('/formulaire/formulaire-client/info-projet');
  await fillProject(client, 'Monter une cloison');
  await next(client);
  await client.getByLabel(label('wizard.person.lastName'), { exact: true }).fill(person.lastName);
  await client.getByLabel(label('wizard.person.phoneNumber')).fill(person.phone);
  await next(client);
  await validate(client);
  await expect.poll(async () => (await projectsOf(request, person.lastName)).length).toBe(1);

  const desks = [];
  for (const account of ['service@oasis.test', '620 00 00 07']) {
    const desk = await (await browser.newContext()).newPage();
    await desk.goto('/oasis-interne/gestion-de-projets');
    await enterCredentials(desk, account);
    await desk.getByLabel(projectAdminTexts['agent.search']).fill(person.lastName);
    // The search is answered: until then the list shows other requests.
    await expect(desk.getByText(/sur 1$/).first()).toBeVisible();
    await desk.getByRole('button', { name: /^Gérer/ }).click();
    desks.push(desk);
  }
  const [first, second] = desks;
  await first?.getByRole('dialog').getByRole('button', { name: commonTexts['control.yes'] }).click();
  await expect(first?.getByText(projectAdminTexts['agent.assignedToYou']) ?? client.locator('nothing')).toBeVisible();
  await second?.getByRole('dialog').getByRole('button', { name: commonTexts['control.yes'] }).click();
  await expect(second?.getByText(/déjà pris en charge par Ibrahima Camara/) ?? client.locator('nothing')).toBeVisible();
});
