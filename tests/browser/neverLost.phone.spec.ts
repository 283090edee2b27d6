import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { NO_ID } from '../../src/shared/ids.ts';
import { enterCredentials, filesOf, projectsOf, startSession } from '../support/browserSession.ts';
import { holdPhotos } from '../support/holdPhotos.ts';
import { png } from '../support/sampleFiles.ts';
import {
  fillPerson,
  fillProject,
  label,
  leaveProject,
  next,
  reachSummary,
  somebody,
  thanks,
  validate,
} from '../support/wizard.ts';

for (const step of ['register', 'save-project-infos', 'upload-file']) {
  test(`the network cut while the answer to ${step} is on its way: it is done once`, async ({ page, request }) => {
    const person = somebody();
    await reachSummary(page, person, 'Carreler la terrasse');
    let cuts = 0;
    await page.route(`**/${step}**`, async (route) => {
      if (cuts >= 2) return route.continue();
      cuts += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await validate(page);
    await expect(thanks(page, person)).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(label('wizard.file.sent'))).toBeVisible({ timeout: 40_000 });
    expect(cuts).toBe(2);
    const found = await projectsOf(request, person.lastName);
    expect(found).toHaveLength(1);
    expect(await filesOf(request, found[0]?.id ?? '')).toHaveLength(1);
  });
}

test('a photo whose upload a network answers with its log-in page is not said to be sent, and goes later', async ({
  page,
  request,
}) => {
  const person = somebody();
  await reachSummary(page, person, 'Peindre la façade');
  let isLoggedIn = false;
  await page.route('**/upload-file/**', (route) =>
    isLoggedIn
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '<h1>Connectez-vous au Wi-Fi</h1>' }),
  );
  await validate(page);
  await expect(thanks(page, person)).toBeVisible();
  await expect(page.getByText(label('wizard.wait.filesNetwork'))).toBeVisible();
  await expect(page.getByText(label('wizard.file.sent'))).toHaveCount(0);
  isLoggedIn = true;
  await page.getByRole('button', { name: label('wizard.wait.now') }).click();
  await expect(page.getByText(label('wizard.file.sent'))).toBeVisible();
  const [project] = await projectsOf(request, person.lastName);
  expect(await filesOf(request, project?.id ?? '')).toHaveLength(1);
});

test('a request that is validated while its photos are made ready goes with them', async ({ page, request }) => {
  const person = somebody();
  await page.goto('/formulaire/formulaire-client/info-projet');
  await fillProject(page, 'Poser une gouttière');
  const makePhotos = await holdPhotos(page);
  const photo = { mimeType: 'image/png', buffer: png(32, 32) };
  await page.locator('input[type=file]').setInputFiles([
    { ...photo, name: 'toit.png' },
    { ...photo, name: 'mur.png' },
  ]);
  await expect(page.getByRole('button', { name: label('wizard.files.adding') })).toBeVisible();
  await leaveProject(page);
  await fillPerson(page, person);
  await next(page);
  await validate(page);
  await makePhotos();
  await expect(thanks(page, person)).toBeVisible();
  await expect(page.getByText(label('wizard.file.sent'))).toHaveCount(2);
  const [project] = await projectsOf(request, person.lastName);
  expect(await filesOf(request, project?.id ?? '')).toHaveLength(2);
});

test('a session that ended in the middle loses nothing, and the client goes on after signing in', async ({
  page,
  request,
}) => {
  await startSession(page, 'client@oasis.test');
  await page.goto('/formulaire/formulaire-client/info-projet');
  const mark = somebody().lastName;
  await fillProject(page, `Réparer la pompe ${mark}`);
  await next(page);
  await expect(page.getByRole('heading', { name: label('wizard.title.summary') })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('token', 'dead.dead.dead'));
  await validate(page);
  await page.getByRole('link', { name: label('wizard.signIn') }).click();
  await enterCredentials(page, 'client@oasis.test');
  await expect(page.getByText(`Réparer la pompe ${mark}`)).toBeVisible();
  await validate(page);
  await expect.poll(async () => (await projectsOf(request, mark)).length, { timeout: 30_000 }).toBe(1);
});

test('what the server refuses is told at its field, with all that was typed', async ({ page }) => {
  await page.goto('/formulaire/formulaire-client/info-projet');
  await next(page);
  await expect(page.getByText('La description du projet est requise').first()).toBeVisible();
  await fillProject(page, 'Refaire le toit');
  await leaveProject(page);
  await next(page);
  await expect(page.getByText('Le numéro de téléphone est requis').first()).toBeVisible();
  await fillPerson(page, somebody());
  await next(page);
  await page.route('**/save-project-infos', (route) =>
    route.fulfill({
      status: 400,
      json: {
        isSuccess: false,
        entity: null,
        errorMessage: 'La date est passée',
        errors: { DesiredStartDate: ['La date est passée'] },
      },
    }),
  );
  await validate(page);
  await page
    .getByRole('button', { name: label('wizard.wait.correct') })
    .or(page.getByRole('link', { name: label('wizard.wait.correct') }))
    .first()
    .click();
  await expect(page.getByText('La date est passée').first()).toBeVisible();
  await expect(page.getByLabel(label('wizard.project.description'))).toHaveValue('Refaire le toit');
});

test('where the database takes no Blob, as in the private mode of Safari, a photo outlives the page and is sent', async ({
  page,
  request,
}) => {
  const person = somebody();
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      if (value instanceof Blob) throw new DOMException('Error preparing Blob/File data', 'UnknownError');
      return put.call(this, value, key);
    };
  });
  await reachSummary(page, person, 'Refaire une dalle');
  await page.reload();
  await expect(page.getByText(/^salon\./)).toBeVisible();
  await validate(page);
  await expect(thanks(page, person)).toBeVisible();
  await expect(page.getByText(label('wizard.file.sent'))).toBeVisible();
  const [project] = await projectsOf(request, person.lastName);
  expect(await filesOf(request, project?.id ?? '')).toHaveLength(1);
});

test('a request that was sent from a telephone without room left is not there to be sent again', async ({
  page,
  request,
}) => {
  const person = somebody();
  await reachSummary(page, person, 'Reprendre la dalle');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await validate(page);
  await expect(thanks(page, person)).toBeVisible();
  await expect(page.getByText(label('wizard.file.sent'))).toBeVisible();
  expect(await filesOf(request, (await projectsOf(request, person.lastName))[0]?.id ?? '')).toHaveLength(1);
  await page.goto('/formulaire/formulaire-client/recapitulatif');
  await expect(page.getByText(label('wizard.summary.nothingTitle'))).toBeVisible();
});

test('a draft stored by the release of November 2026 opens, and is sent', async ({ page, request }) => {
  const person = somebody();
  const cities: { id: string; name: string }[] = await (await request.get('/get-cities')).json();
  const cityId = cities.find(({ name }) => name === 'Conakry')?.id ?? '';
  const districts: { id: string; name: string }[] = await (await request.get(`/get-districts/${cityId}`)).json();
  const { draft } = JSON.parse(readFileSync(new URL('../unit/wizard/stored/2026-11.json', import.meta.url), 'utf8'));
  // Ids of this installation; the rest as it was stored.
  Object.assign(draft, { cityId, districtId: districts[0]?.id, serviceId: NO_ID, languageId: '', files: [] });
  Object.assign(draft, { fromPredefined: false, lastName: person.lastName, phoneNumber: person.phone });
  await page.goto('/accueil');
  await page.evaluate(
    (stored) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('oasis-wizard');
        opening.onupgradeneeded = () => opening.result.createObjectStore('records');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('records', 'readwrite');
          writing.objectStore('records').put(stored, 'draft');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    draft,
  );
  await page.goto('/formulaire/formulaire-client/info-projet');
  await expect(page.getByLabel(label('wizard.project.address'), { exact: true })).toHaveValue('Kipé, près du marché');
  await expect(page.getByLabel(label('wizard.project.hoursOther'))).toHaveValue('le soir');
  await leaveProject(page);
  await next(page);
  await validate(page);
  await expect(thanks(page, { ...person, firstName: 'Mamadou' })).toBeVisible();
  const [project] = await projectsOf(request, person.lastName);
  expect(project).toMatchObject({ description: 'Un mur de clôture de 20 m', cityId });
});
