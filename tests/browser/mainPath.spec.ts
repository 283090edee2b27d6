import { expect, test } from '@playwright/test';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { formatPhone } from '../../src/shared/format/phone.ts';
import { projectAdminTexts } from '../../src/shared/projects/adminTexts.ts';
import { contractorTexts } from '../../src/shared/projects/contractorTexts.ts';
import { projectTexts } from '../../src/shared/projects/texts.ts';
import { cancelAsAdmin, projectsOf, signInByForm } from '../support/browserSession.ts';
import {
  addPhotos,
  answerQuestions,
  fillPerson,
  fillProject,
  label,
  next,
  somebody,
  thanks,
  validate,
} from '../support/wizard.ts';

test('a request travels from a client’s phone over an agent to a contractor, who gets the number', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const person = somebody();
  const service = 'Plomberie';

  const client = await browser.newContext();
  const wizard = await client.newPage();
  await answerQuestions(wizard, service);
  await fillProject(wizard, `Fuite sous l’évier ${person.lastName}`);
  await addPhotos(wizard, 'evier.png', 'compteur.png');
  await wizard.getByRole('button', { name: 'Retirer compteur.png' }).click();
  await next(wizard);
  await fillPerson(wizard, person);
  await next(wizard);
  await expect(wizard.getByText('Entre 13h et 14h')).toBeVisible();
  await expect(wizard.getByText('Une cour intérieure').first()).toBeVisible();
  await validate(wizard);
  await expect(thanks(wizard, person)).toBeVisible();
  await expect(wizard.getByText(label('wizard.file.sent'))).toHaveCount(1);
  await client.close();

  const agency = await browser.newContext();
  const desk = await agency.newPage();
  await signInByForm(desk, 'service@oasis.test');
  await expect(desk).toHaveURL(/\/oasis-interne\/gestion-de-projets/);
  await desk.getByLabel(projectAdminTexts['agent.search']).fill(person.lastName);
  // The search is answered: until then the list shows other requests.
  await expect(desk.getByText(/sur 1$/).first()).toBeVisible();
  await desk.getByRole('button', { name: new RegExp(`^Gérer : ${service}`) }).click();
  await desk.getByRole('dialog').getByRole('button', { name: commonTexts['control.yes'] }).click();
  await expect(desk).toHaveURL(/\/details-projet-soumis\//);
  await expect(desk.getByText('evier.png')).toBeVisible();
  await desk.getByLabel(projectAdminTexts['resources.projects.fields.budget']).fill('2500000');
  await desk.getByRole('button', { name: projectAdminTexts['agent.activate'] }).click();
  await expect(desk.getByText(projectAdminTexts['agent.activated'])).toBeVisible();
  await agency.close();

  const company = await browser.newContext();
  const phone = await company.newPage();
  await signInByForm(phone, 'entrepreneur@oasis.test', '/connexion-entrepreneurs');
  await expect(phone).toHaveURL(/\/tableaux-de-bords\/entrepreneurs/);
  await phone.getByRole('tab', { name: contractorTexts['contractor.tabAvailable'] }).click();
  const search = phone.getByLabel(contractorTexts['contractor.search']);
  await search.pressSequentially(person.lastName.slice(0, 4));
  await expect(phone).toHaveURL(/recherche=/);
  await search.pressSequentially(person.lastName.slice(4));
  await expect(search).toHaveValue(person.lastName);
  const found = phone.getByRole('link', { name: /^Voir les détails/ });
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(phone).toHaveURL(/\/details-projets\//);
  await phone.reload();
  await expect(phone.getByText(contractorTexts['contractor.contactHidden'])).toBeVisible();
  await expect(phone.getByText('Une cour intérieure').first()).toBeVisible();
  await phone.getByRole('button', { name: contractorTexts['contractor.accept'] }).click();
  await phone.getByRole('button', { name: contractorTexts['contractor.confirm'] }).click();
  await expect(phone.getByText(projectTexts['projects.accepted'])).toBeVisible();
  const number = phone.getByRole('link', { name: new RegExp(formatPhone(`+224${person.phone}`)) }).first();
  await expect(number).toHaveAttribute('href', `tel:+224${person.phone}`);

  const [project] = await projectsOf(request, person.lastName);
  await cancelAsAdmin(request, project?.id ?? '');
  // Nobody had sent a quote: the acceptance is given back.
  await phone.goto('/tableaux-de-bords/entrepreneurs?onglet=acceptes&etape=Released');
  await phone.getByLabel(contractorTexts['contractor.search']).fill(person.lastName);
  // Until the search is answered the list shows other requests.
  await expect(phone.getByText(projectTexts['projects.state.Cancelled'], { exact: true })).toHaveCount(1);
  await company.close();
});
