import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { sharedTexts } from '../../src/shared/admin/sharedTexts.ts';
import { commentTexts } from '../../src/shared/comments/texts.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { editingTexts } from '../../src/shared/editing/texts.ts';
import { projectAdminTexts } from '../../src/shared/projects/adminTexts.ts';
import { deskTexts } from '../../src/shared/projects/deskTexts.ts';
import { detailTexts } from '../../src/shared/projects/detailTexts.ts';
import { projectFormTexts } from '../../src/shared/projects/formTexts.ts';
import { cancelAsAdmin, logIn, signIn } from '../support/browserSession.ts';
import { submitRequest } from '../support/clientRequest.ts';
import { type Person, somebody } from '../support/wizard.ts';

const texts = {
  ...commonTexts,
  ...sharedTexts,
  ...projectAdminTexts,
  ...detailTexts,
  ...deskTexts,
  ...commentTexts,
  ...editingTexts,
  ...projectFormTexts,
};
const say = (key: keyof typeof texts) => texts[key];
const button = (page: Page, key: keyof typeof texts) => page.getByRole('button', { name: say(key), exact: true });
const yes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: say('control.yes') });

/** A request that customer service holds, open before them; and what its client does meanwhile, by the link. */
async function openHeld(page: Page, request: APIRequestContext, person: Person = somebody()) {
  const { id, trackingPath } = await submitRequest(request, person, 'Poser un portail');
  const { headers, user } = await logIn(request, 'service@oasis.test');
  await request.put('/assign-project/', { headers, data: { id, agentId: user.id } });
  await signIn(page, 'service@oasis.test');
  await page.goto(`/details-projet-soumis/${id}`);
  await expect(page.getByLabel(say('resources.projects.fields.description'))).toHaveValue('Poser un portail');
  const correct = async (description: string) => {
    const reply = await request.post(`/tracking/${trackingPath?.split('/').pop()}/correct`, { data: { description } });
    if (!reply.ok()) throw new Error(await reply.text());
  };
  return { id, correct };
}

test('what the client corrected meanwhile is not published unread', async ({ page, request }) => {
  const { correct } = await openHeld(page, request);
  await page.getByLabel(say('resources.projects.fields.serviceId')).selectOption({ label: 'Peinture' });
  await button(page, 'editing.save').click();
  await expect(page.getByText(say('agent.saved'))).toBeVisible();
  await correct('Poser une porte');
  await button(page, 'agent.activate').click();
  await expect(page.getByRole('dialog', { name: say('agent.staleTitle') })).toBeVisible();
  await button(page, 'agent.staleKeep').click();
  await expect(page.getByLabel(say('resources.projects.fields.description'))).toHaveValue('Poser une porte');
  await button(page, 'agent.activate').click();
  await expect(page.getByText(say('agent.activated'))).toBeVisible();
});

test('words that would replace another’s say so, though the page was read anew by itself', async ({
  page,
  request,
}) => {
  const { correct } = await openHeld(page, request);
  const description = page.getByLabel(say('resources.projects.fields.description'));
  await description.fill('Poser un portail en fer');
  await correct('Poser une porte');
  await page.getByLabel(say('comments.label')).fill('Rappeler');
  await button(page, 'comments.send').click();
  const notice = page.getByRole('alert').filter({ hasText: 'modifié entre-temps : Description.' });
  await expect(notice).toBeVisible();
  await expect(description).toHaveValue('Poser un portail en fer');
  await button(page, 'editing.save').click();
  await expect(page.getByText(say('agent.saved'))).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a request merged into one that is cancelled since is brought back from there', async ({ page, request }) => {
  const person = somebody();
  const other = await submitRequest(request, person, 'Poser une porte');
  const { id } = await openHeld(page, request, person);
  const duplicates = page.getByRole('region', { name: say('desk.duplicates') });
  await duplicates.getByRole('button', { name: new RegExp(`^Fusionner ici.*${other.reference}`) }).click();
  await yes(page).click();
  await expect(page.getByText(say('desk.mergedDone'))).toBeVisible();
  await cancelAsAdmin(request, id);
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^Annuler la fusion.*${other.reference}`) }).click();
  await yes(page).click();
  await expect(page.getByText(say('desk.unmerged'))).toBeVisible();
});

test('a merge that was refused because somebody was faster can be tried again', async ({ page, request }) => {
  const person = somebody();
  const other = await submitRequest(request, person, 'Poser une porte');
  const stranger = await submitRequest(request, somebody(), 'Poser un portail');
  await openHeld(page, request, person);
  const mergeOf = ({ reference }: { reference: string }) =>
    page.getByRole('button', { name: new RegExp(`^Fusionner ici.*${reference}`) });
  const otherPhone = page.getByRole('dialog').getByText(say('desk.mergeOtherPhone'));
  // The second click falls beside the dialog, and does not close it.
  await mergeOf(stranger).dblclick();
  await expect(otherPhone).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('control.no') })
    .click();
  const merge = mergeOf(other);
  await merge.click();
  await expect(otherPhone).toHaveCount(0);
  const corrected = { data: { description: 'Poser une porte en bois' } };
  await request.post(`/tracking/${other.trackingPath?.split('/').pop()}/correct`, corrected);
  await yes(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/modifié entre-temps/)).toBeVisible();
  await dialog.getByRole('button', { name: say('control.no') }).click();
  await expect(page.getByText('Poser une porte en bois')).toBeVisible();
  await merge.click();
  await yes(page).click();
  await expect(page.getByText(say('desk.mergedDone'))).toBeVisible();
});
