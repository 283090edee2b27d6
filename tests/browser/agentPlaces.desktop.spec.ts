import { expect, type Locator, type Page, test } from '@playwright/test';
import { projectAdminTexts } from '../../src/shared/projects/adminTexts.ts';
import { detailTexts } from '../../src/shared/projects/detailTexts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { signIn } from '../support/browserSession.ts';
import { sendRequest } from '../support/clientRequest.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { somebody } from '../support/wizard.ts';

const field = (page: Page, name: 'landmark' | 'plusCode' | 'address' | 'districtId'): Locator =>
  page.getByLabel(detailTexts[`resources.projects.fields.${name}`], { exact: true });

async function retype(page: Page, box: Locator, words: string): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(words);
}

test('by keyboard, the agent finds a landmark however it is spelt, and pastes a position in any form', async ({
  page,
  request,
}) => {
  const person = somebody();
  await sendRequest(request, person, 'Réparer la toiture');
  await signIn(page, 'service@oasis.test');
  await page.getByLabel(projectAdminTexts['agent.search']).fill(person.lastName);
  await expect(page.getByRole('button', { name: /^Gérer/ })).toHaveCount(1);
  await pressByKey(page, page.getByRole('button', { name: /^Gérer/ }));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Oui' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'landmark')).toBeVisible();

  await tabTo(page, field(page, 'landmark'));
  await page.keyboard.type('hopital donca');
  const donka = page.getByRole('option', { name: /^Hôpital Donka, Dixinn/ });
  await expect(donka).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page, 'landmark')).toHaveValue('Hôpital Donka');
  await expect(field(page, 'landmark')).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);

  const understood = page.getByRole('status').filter({ has: page.getByRole('link') });
  await retype(page, field(page, 'plusCode'), 'HCJ2+22 Conakry');
  await expect(field(page, 'plusCode')).toHaveValue('6CX8HCJ2+22');
  await expect(understood).toContainText('HCJ2+22 Conakry');
  await retype(page, field(page, 'plusCode'), 'geo:9.516,-13.711');
  await expect(field(page, 'plusCode')).toHaveValue(/^6CX8G78Q\+/);
  await page.keyboard.press('Shift+Tab');
  await retype(page, field(page, 'address'), 'https://maps.google.com/?q=9.58,-13.6');
  await expect(field(page, 'plusCode')).toHaveValue('6CX8HCJ2+22');
  await expect(understood).toContainText('HCJ2+22 Conakry');
  await expect(field(page, 'address')).toHaveValue('https://maps.google.com/?q=9.58,-13.6');
  await pressByKey(page, page.getByRole('button', { name: 'Enregistrer' }));
  await expect(page.getByText(projectAdminTexts['agent.saved'])).toBeVisible();
  await page.reload();
  await expect(field(page, 'landmark')).toHaveValue('Hôpital Donka');
  await expect(field(page, 'plusCode')).toHaveValue('6CX8HCJ2+22');
  await expect(understood.getByRole('link')).toHaveAttribute('href', /^geo:9\.580063,-13\.599937/);
});
