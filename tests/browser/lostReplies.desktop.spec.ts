import { expect, type Page, test } from '@playwright/test';
import { commentTexts } from '../../src/shared/comments/texts.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { messageTexts } from '../../src/shared/messages/texts.ts';
import { placeNameTexts } from '../../src/shared/places/adminTexts.ts';
import { privacyAdminTexts } from '../../src/shared/privacy/adminTexts.ts';
import type { ProjectView } from '../../src/shared/projects/views.ts';
import { staffTexts } from '../../src/shared/staff/texts.ts';
import { startSession } from '../support/browserSession.ts';
import { submitRequest } from '../support/clientRequest.ts';
import { callsOf } from '../support/jobSteps.ts';
import { loseReply, repeatCalls } from '../support/lostReply.ts';
import { freshPhone } from '../support/people.ts';
import { somebody } from '../support/wizard.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the link of an invitation is sent once more where the reply was lost, not twice', async ({ page, request }) => {
  const phoneNumber = freshPhone();
  const admin = await callsOf(request, 'admin@oasis.test');
  const [language] = await admin.get<{ id: string }[]>('/get-languages');
  const languages = [language?.id];
  const person = { phoneNumber, roleId: 'CustomerService', firstName: 'Néné', lastName: 'Sow', languages };
  const { id } = await admin.post<{ id: string }>('/add-new-user', { ...person, email: '', address: '', city: '' });
  const filter = encodeURIComponent(JSON.stringify({ q: phoneNumber }));
  const links = async () => (await admin.get<unknown[]>(`/admin/messages?filter=${filter}`)).length;
  await startSession(page, 'admin@oasis.test');
  await page.goto(`/gestion-interne/staff/${id}`);
  const again = button(page, staffTexts['staff.inviteAgain']);
  expect(await links()).toBe(1);
  // The page is read again, and shows the new day of the invitation.
  const read = page.waitForResponse(`**/admin/staff/${id}`);
  await loseReply(page, '**/invitation', () => again.click());
  await read;
  await again.click();
  const told = page.getByText(staffTexts['staff.invitedAgain'].replace('%{name}', 'Néné Sow'));
  await expect(told).toBeVisible();
  expect(await links()).toBe(2);
  await again.click();
  await expect.poll(links).toBe(3);
});

test('an erasure that staff asked for and called off is asked for anew, after one whose reply was lost', async ({
  page,
  request,
}) => {
  const project = await submitRequest(request, somebody(), 'Poser un portail');
  const admin = await callsOf(request, 'admin@oasis.test');
  const { clientId } = await admin.get<ProjectView>(`/get-project-details/${project.id}`);
  await startSession(page, 'admin@oasis.test');
  await page.goto(`/gestion-interne/staff/${clientId}`);
  const ask = button(page, privacyAdminTexts['personData.erase']);
  const dialog = page.getByRole('dialog');
  const send = () => dialog.getByRole('button', { name: privacyAdminTexts['personData.erase'] }).click();
  const keep = button(page, privacyAdminTexts['personData.keep']);
  await ask.click();
  await dialog.getByLabel(privacyAdminTexts['personData.note']).fill('Rappelée au numéro de la demande');
  await loseReply(page, '**/data/erasure', send);
  await page.reload();
  await keep.click();
  await ask.click();
  await expect(dialog.getByLabel(privacyAdminTexts['personData.note'])).toHaveValue('Rappelée au numéro de la demande');
  await send();
  await expect(keep).toBeVisible();
  await page.reload();
  await expect(keep).toBeVisible();
});

test('a failed message is sent again once, though the browser repeats the call', async ({ page }) => {
  await startSession(page, 'admin@oasis.test');
  await page.goto(`/gestion-interne/messages?filter=${encodeURIComponent(JSON.stringify({ status: 'Failed' }))}`);
  await repeatCalls(page, '**/retry');
  await page
    .getByRole('button', { name: /^Lire le message/ })
    .first()
    .click();
  await button(page, messageTexts['messages.retry']).click();
  await button(page, commonTexts['control.yes']).click();
  await expect(page.getByText(messageTexts['messages.retried'])).toBeVisible();
});

test('what went wrong with a comment is not said any more once it is there', async ({ page, request }) => {
  const { id } = await submitRequest(request, somebody(), 'Poser un portillon');
  await startSession(page, 'admin@oasis.test');
  await page.goto(`/details-projet-soumis/${id}`);
  await page.getByLabel(commentTexts['comments.label']).fill('Rappeler après 16 h');
  const send = () => button(page, commentTexts['comments.send']).click();
  const failure = page.locator('form').getByText(commonTexts['common.offline']);
  await loseReply(page, '**/admin/comments', send);
  await expect(failure).toBeVisible();
  await send();
  await expect(page.getByText(commentTexts['comments.sent'])).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('a row is not said to be removed where a network’s log-in page answered, and goes after a lost reply', async ({
  page,
  request,
}) => {
  const admin = await callsOf(request, 'admin@oasis.test');
  const nameFr = `Langue ${freshPhone()}`;
  await admin.post('/admin/languages', { nameFr });
  await startSession(page, 'admin@oasis.test');
  await page.goto('/gestion-interne/langues');
  const removal = button(page, `Supprimer : ${nameFr}`);
  const remove = async () => {
    await removal.click();
    await button(page, commonTexts['control.yes']).click();
  };
  await page.route('**/admin/languages/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Connectez-vous au Wi-Fi</h1>' }),
  );
  await remove();
  await expect(page.getByText(commonTexts['common.offline'])).toBeVisible();
  await expect(removal).toBeVisible();
  await page.unroute('**/admin/languages/*');
  await loseReply(page, '**/admin/languages/*', remove);
  await expect(removal).toHaveCount(0);
});

test('an import says in words that the network was lost, and counts what it wrote once the file is chosen again', async ({
  page,
}) => {
  await startSession(page, 'admin@oasis.test');
  await page.goto('/gestion-interne/lieux');
  await button(page, placeNameTexts['placeNames.import']).click();
  const lines = `type;ville;quartier;nom;orthographes;latitude;longitude\nrepère;Conakry;;Station ${freshPhone()};;;\n`;
  const file = { name: 'lieux.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) };
  const choose = () => page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await loseReply(page, '**/admin/places/import', choose);
  await expect(page.getByRole('dialog').getByText(commonTexts['common.offline'])).toBeVisible();
  await choose();
  await expect(page.getByRole('dialog').getByText(/1 lieu ajouté/)).toBeVisible();
});
