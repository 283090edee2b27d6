import { expect, type Page, test } from '@playwright/test';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { editingTexts } from '../../src/shared/editing/texts.ts';
import { pictureTexts } from '../../src/shared/pictures/texts.ts';
import { soundAdminTexts } from '../../src/shared/sounds/adminTexts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { startSession } from '../support/browserSession.ts';
import { voiceFile } from '../support/voiceNotes.ts';

const SCREEN = '/gestion-interne/sons-et-images';

/** What the list says there is to make: sounds, then pictures. */
async function toMake(page: Page): Promise<number[]> {
  const said = page.getByRole('status').filter({ hasText: 'à faire' });
  await expect(said).toBeVisible();
  return [...((await said.textContent()) ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

test('an admin sends a sound, records one and chooses a picture: less is to be made', async ({ page }) => {
  test.slow();
  await page.context().grantPermissions(['microphone']);
  await startSession(page, 'admin@oasis.test');
  await page.goto(SCREEN);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const [sounds = 0, pictures = 0] = await toMake(page);
  await expectNoBarriers(page);

  await page.getByRole('combobox', { name: soundAdminTexts['sounds.missing'] }).selectOption('sound');
  const own = 'Français – Précédent';
  const picker = page.getByLabel(`Importer un fichier : ${own}`, { exact: true }).locator('visible=false');
  await picker.setInputFiles({ name: 'video.webm', mimeType: 'audio/webm', buffer: voiceFile('video.webm') });
  await expect(page.getByRole('alert').filter({ hasText: 'une vidéo' })).toBeVisible();
  await page.route('**/admin/sounds?*', (route) => route.abort('connectionfailed'));
  await picker.setInputFiles({ name: 'son.ogg', mimeType: 'audio/ogg', buffer: voiceFile('firefox.ogg') });
  await expect(page.getByText(commonTexts['common.offline'])).toBeVisible();
  await page.unroute('**/admin/sounds?*');
  await page.getByRole('button', { name: `Envoyer à nouveau : ${own}`, exact: true }).press('Enter');
  await expect(page.getByText(`Le son est enregistré : ${own}`)).toBeVisible();
  await expect.poll(() => toMake(page)).toEqual([sounds - 1, pictures]);
  await expect(page.getByText('Précédent', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Enregistrer : Français – Suivant', exact: true }).press('Enter');
  const stop = page.getByRole('button', { name: 'Arrêter : Français – Suivant', exact: true });
  await expect(page.getByText('Parlez : 0:01 sur 0:20')).toBeVisible();
  await stop.press('Enter');
  await expect.poll(() => toMake(page)).toEqual([sounds - 2, pictures]);

  await page.getByRole('combobox', { name: soundAdminTexts['sounds.missing'] }).selectOption('picture');
  await page.getByRole('link', { name: 'Choisir l’image : Moderne', exact: true }).click();
  await page.getByRole('button', { name: /^Modifier.*Quel style vous plaît/ }).click();
  const question = page.getByRole('dialog').first();
  await question.getByRole('button', { name: 'Image : aucune, réponse « Moderne »', exact: true }).press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Image de « Moderne »' });
  await chooser.getByRole('searchbox').fill('clôt');
  await expectNoBarriers(page);
  await chooser.getByRole('button', { name: pictureTexts['picture.fence'] }).press('Enter');
  await question.getByRole('button', { name: editingTexts['editing.save'] }).click();
  await expect(question).toBeHidden();

  await page.goto(SCREEN);
  // What it was filtered by is remembered.
  await page.getByRole('combobox', { name: soundAdminTexts['sounds.missing'] }).selectOption('');
  await expect.poll(() => toMake(page)).toEqual([sounds - 2, pictures - 1]);
  await page.getByRole('searchbox').fill('Précédent');
  await page.getByRole('button', { name: `Écouter : ${own}`, exact: true }).click();
  await page.getByRole('button', { name: `Supprimer : ${own}`, exact: true }).click();
  await page.getByRole('button', { name: 'Oui', exact: true }).click();
  await expect(page.getByRole('group', { name: own, exact: true })).toHaveCount(0);
});
