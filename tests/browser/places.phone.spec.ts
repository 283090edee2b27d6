import { expect, type Page, test } from '@playwright/test';
import { placeFieldTexts } from '../../src/shared/places/fieldTexts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { type CuttableServer, startCuttableServer } from '../support/cuttableServer.ts';
import { fillPerson, label, next, somebody, thanks, validate } from '../support/wizard.ts';

const FORM = '/formulaire/formulaire-client/info-projet';
/** In Kaloum, by the seed. */
const here = { latitude: 9.516, longitude: -13.711, accuracy: 12 };

const iAmHere = (page: Page) => page.getByRole('button', { name: placeFieldTexts['placeField.here'] });
const landmark = (page: Page) => page.getByLabel(label('wizard.project.landmark'));
const address = (page: Page) => page.getByLabel(label('wizard.project.address'), { exact: true });
const city = (page: Page) => page.getByLabel(label('wizard.project.city'), { exact: true });

test('the position is taken once, proposes the district, and goes with the request', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(here);
  await page.goto(FORM);
  await iAmHere(page).press('Enter');
  await expect(page.getByText(/Position : [\w+]{7} Conakry/)).toBeVisible();
  await expect(page.getByText('à 12 m près')).toBeVisible();
  await page.getByRole('button', { name: 'Choisir Kaloum, Conakry' }).click();
  await expect(city(page)).toHaveValue(/.+/);
  await expect(page.getByText('Kaloum', { exact: true }).first()).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel(label('wizard.project.description')).fill('Réparer le portail');
  await fillTimes(page);
  await next(page);
  const person = somebody();
  await fillPerson(page, person);
  await next(page);
  await expect(page.getByText(/^6CX8[\w+]{7}$/)).toBeVisible();
  const sent = page.waitForRequest('**/save-project-infos');
  await validate(page);
  expect((await sent).postDataJSON()).toMatchObject({ address: '', plusCode: expect.stringMatching(/^6CX8/) });
  await expect(thanks(page, person)).toBeVisible({ timeout: 40_000 });
});

test('a refused position says what to do, and leaves the field as it was', async ({ page }) => {
  await page.goto(FORM);
  await landmark(page).fill('Derrière la pompe');
  await iAmHere(page).click();
  await expect(page.getByText(placeFieldTexts['placeField.refused'])).toBeVisible();
  await expect(landmark(page)).toHaveValue('Derrière la pompe');
  await expect(iAmHere(page)).toBeEnabled();
  await expectNoBarriers(page);
});

test('a landmark is found however it is spelt, and a pasted link is the position', async ({ page }) => {
  await page.goto(FORM);
  await landmark(page).fill('hopital donca');
  await page.getByRole('button', { name: /Hôpital Donka, Dixinn, Conakry/ }).click();
  await expect(landmark(page)).toHaveValue('Hôpital Donka');
  await expect(landmark(page)).toBeFocused();
  await expect(city(page).locator('option:checked')).toHaveText('Conakry');
  await address(page).fill('https://maps.google.com/?q=9.58,-13.6');
  await expect(page.getByText('Position : HCJ2+22 Conakry')).toBeVisible();
  await page.getByRole('button', { name: placeFieldTexts['placeField.remove'] }).click();
  await expect(page.getByText(placeFieldTexts['placeField.removed'])).toBeVisible();
  await expect(address(page)).toHaveValue('https://maps.google.com/?q=9.58,-13.6');
  await expectNoBarriers(page);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  let server: CuttableServer;
  test.beforeEach(async ({ baseURL }) => {
    server = await startCuttableServer(baseURL ?? '');
  });
  test.afterEach(() => server.stop());

  test('the position is found, with its district and its short code', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'], { origin: server.url });
    await context.setGeolocation(here);
    await page.goto(`${server.url}/accueil`);
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect
      .poll(kept, { timeout: 60_000 })
      .toEqual(
        expect.arrayContaining(['/get-located-places', '/get-cities', expect.stringMatching(/assets\/formHelp/)]),
      );
    server.cut();
    await page.goto(`${server.url}${FORM}`);
    await iAmHere(page).click();
    await expect(page.getByText(/Position : [\w+]{7} Conakry/)).toBeVisible();
    await page.getByRole('button', { name: 'Choisir Kaloum, Conakry' }).click();
    await expect(city(page).locator('option:checked')).toHaveText('Conakry');
  });
});

async function fillTimes(page: Page): Promise<void> {
  const start = new Date(Date.now() + 15 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(label('wizard.project.startDate')).fill(start);
  await page.getByLabel(label('wizard.project.contactDays')).selectOption({ label: 'Lundi' });
  await page.getByLabel(label('wizard.project.hoursRange')).selectOption({ index: 1 });
}
