import { expect, type Page, test } from '@playwright/test';
import { frameTexts } from '../../src/shared/layout/frameTexts.ts';
import { projectFormTexts } from '../../src/shared/projects/formTexts.ts';
import { listenTexts } from '../../src/shared/projects/listenTexts.ts';
import type { SoundList } from '../../src/shared/sounds/views.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { type CuttableServer, startCuttableServer } from '../support/cuttableServer.ts';
import { pressByKey } from '../support/keyboard.ts';
import { voiceFile } from '../support/voiceNotes.ts';
import { fillPerson, fillProject, label, next, somebody } from '../support/wizard.ts';

const FORM = '/formulaire/formulaire-client/pre-soumission';
const id = (last: number) => `0199c0de-0000-7000-8000-${String(last).padStart(12, '0')}`;
const french = { id: id(1), nameFr: 'Français' };
const susu = { id: id(2), nameFr: 'Soussou' };
/** One line in both languages, one in French alone, all others in none. */
const list: SoundList = {
  languages: [french, susu],
  lines: {
    [label('wizard.title.preSubmission')]: { [french.id]: id(11), [susu.id]: id(12) },
    [label('wizard.pre.service')]: { [french.id]: id(13) },
    [listenTexts['listen.language']]: { [susu.id]: id(14) },
    [projectFormTexts['projects.descriptionRequired']]: { [french.id]: id(15) },
  },
};

const title = label('wizard.title.preSubmission');
const service = label('wizard.pre.service');
const free = label('wizard.pre.noService');
const play = (page: Page, words: string) => page.getByRole('button', { name: `Écouter : ${words}`, exact: true });
const stop = (page: Page, words: string) => page.getByRole('button', { name: `Arrêter : ${words}`, exact: true });
const off = (page: Page) => page.getByRole('button', { name: listenTexts['listen.off'] });

/** The ids of the sounds that were asked for. */
async function giveSounds(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/get-sounds', (route) => route.fulfill({ json: list, headers: { 'Cache-Control': 'public' } }));
  await page.route('**/sounds/*', (route) => {
    asked.push(route.request().url().split('/').at(-1) ?? '');
    return route.fulfill({
      body: voiceFile('chrome.webm'),
      contentType: 'audio/webm',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    });
  });
  return asked;
}

/** A device with a French voice writes down what it says; one without has no voice at all. */
async function giveVoice(page: Page, hasVoice: boolean): Promise<void> {
  await page.addInitScript((isThere) => {
    const said: string[] = [];
    const voices = isThere ? [{ lang: 'en-US' }, { lang: 'fr-FR' }] : [{ lang: 'en-US' }];
    class Utterance {
      voice: unknown;
      lang = '';
      onend?: () => void;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speak = (utterance: Utterance) => {
      said.push(`${utterance.lang} ${utterance.text}`);
      setTimeout(() => utterance.onend?.(), 50);
    };
    const synthesis = { getVoices: () => voices, speak, cancel: () => undefined, addEventListener: () => undefined };
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance, said });
  }, hasVoice);
}

const said = (page: Page) => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);

const turnOn = (page: Page) => page.getByRole('button', { name: label('wizard.listen'), exact: true }).click();

test('a line is heard in the chosen language, else in French, else by the device', async ({ page }) => {
  const asked = await giveSounds(page);
  await giveVoice(page, true);
  await page.goto(FORM);
  await turnOn(page);
  await play(page, title).click();
  await expect.poll(() => asked).toEqual([id(11)]);
  // Choosing a language says it.
  await page.getByRole('button', { name: 'Soussou' }).click();
  await expect.poll(() => asked).toEqual([id(11), id(14)]);
  await play(page, title).click();
  await expect.poll(() => asked.slice(2)).toEqual([id(12)]);
  await play(page, service).click();
  await expect.poll(() => asked.slice(3)).toEqual([id(13)]);
  await play(page, free).click();
  await expect.poll(() => said(page)).toEqual([`fr-FR ${free}`]);
  expect(asked).toHaveLength(4);
  await expectNoBarriers(page);
});

test('without a sound and without a French voice the button says so', async ({ page }) => {
  await giveSounds(page);
  await giveVoice(page, false);
  await page.goto(FORM);
  await turnOn(page);
  await play(page, free).click();
  await expect(page.getByText(listenTexts['listen.silent'])).toBeVisible();
  expect(await said(page)).toEqual([]);
  await expectNoBarriers(page);
  // A sound that does not come is one that is not there.
  await page.route('**/sounds/*', (route) => route.abort());
  await play(page, title).click();
  await expect(page.getByText(listenTexts['listen.silent'])).toHaveCount(1);
  await expect(play(page, title).locator('..').getByText(listenTexts['listen.silent'])).toBeVisible();
});

test('one sound is heard at a time, and the same button stops it', async ({ page }) => {
  await giveSounds(page);
  await giveVoice(page, true);
  await page.goto(FORM);
  await turnOn(page);
  await page.evaluate(() => {
    // A sound that lasts: the recording of the test ends too soon to be stopped.
    HTMLMediaElement.prototype.play = () => Promise.resolve();
  });
  await play(page, title).click();
  await expect(stop(page, title)).toBeVisible();
  await play(page, service).click();
  await expect(stop(page, service)).toBeVisible();
  await expect(play(page, title)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Arrêter/ })).toHaveCount(1);
  await stop(page, service).click();
  await expect(page.getByRole('button', { name: /^Arrêter/ })).toHaveCount(0);
});

test('the mode and its language are remembered, and turned off on any step, by keys alone', async ({ page }) => {
  await giveSounds(page);
  await giveVoice(page, true);
  await page.goto(FORM);
  const on = page.getByRole('button', { name: label('wizard.listen'), exact: true });
  await pressByKey(page, on);
  await expect(off(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(on).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(off(page)).toBeFocused();
  await pressByKey(page, page.getByRole('button', { name: 'Soussou' }));
  await pressByKey(page, page.getByRole('button', { name: free, exact: true }));
  await expect(page).toHaveURL(/info-projet$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Soussou', pressed: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: listenTexts['listen.what'] })).toBeVisible();
  await expect(off(page)).not.toBeFocused();
  await pressByKey(page, off(page));
  await expect(page.getByLabel(label('wizard.project.description'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(label('wizard.project.description'))).toBeVisible();
  await expect(off(page)).toBeHidden();
});

test('what a step refuses is heard at its field, and all of it above', async ({ page }) => {
  const asked = await giveSounds(page);
  await giveVoice(page, true);
  await page.goto(FORM);
  await turnOn(page);
  await page.getByRole('button', { name: free, exact: true }).click();
  await page.getByRole('button', { name: label('wizard.next'), exact: true }).click();
  const missing = projectFormTexts['projects.descriptionRequired'];
  await play(page, missing).click();
  await expect.poll(() => asked).toEqual([id(15)]);
  await page.getByRole('button', { name: `Écouter : ${missing}, ` }).click();
  await expect.poll(() => said(page)).toContain(`fr-FR ${projectFormTexts['projects.cityRequired']}`);
  expect(asked).toEqual([id(15), id(15)]);
  await expectNoBarriers(page);
});

test('the names of cities, communes and quarters are heard before one is chosen, by keys alone', async ({ page }) => {
  await giveSounds(page);
  await giveVoice(page, true);
  await page.goto(FORM);
  await turnOn(page);
  await pressByKey(page, page.getByRole('button', { name: free, exact: true }));
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  const hearAndChoose = async (name: string) => {
    await pressByKey(page, play(page, name));
    await expect.poll(() => said(page)).toContain(`fr-FR ${name}`);
    await pressByKey(page, named(name));
  };
  await pressByKey(page, named(listenTexts['listen.city']));
  await hearAndChoose('Conakry');
  // What comes next has the focus.
  await expect(named(listenTexts['listen.district'])).toBeFocused();
  await expect(named('Kipé')).toBeHidden();
  await hearAndChoose('Ratoma');
  await expect(named(label('wizard.project.districtUnknown'))).toBeFocused();
  await hearAndChoose('Kipé');
  await expect(named(listenTexts['listen.district'])).toBeFocused();
  await expect(named('Kipé')).toBeHidden();
  await play(page, 'Ratoma – Kipé, Conakry').click();
  await expect.poll(() => said(page)).toContain('fr-FR Ratoma – Kipé, Conakry');
  await named(listenTexts['listen.district']).click();
  await named('Ratoma').click();
  await expect(page.getByRole('button', { name: 'Kipé', exact: true, pressed: true })).toBeVisible();
  await expectNoBarriers(page);
});

test('a list that does not come is told, and asked for again', async ({ page }) => {
  await giveSounds(page);
  await giveVoice(page, true);
  await page.route('**/get-cities', (route) => route.abort());
  await page.goto(FORM);
  await turnOn(page);
  await page.getByRole('button', { name: free, exact: true }).click();
  await page.getByRole('button', { name: listenTexts['listen.city'], exact: true }).click();
  const failed = `${label('wizard.project.listFailed')}, ${frameTexts['common.retry']}`;
  await expect(play(page, failed)).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/get-cities');
  await page.getByRole('button', { name: frameTexts['common.retry'], exact: true }).click();
  await expect(play(page, 'Conakry')).toBeVisible();
});

test('the suggestions of a landmark are heard before one is taken', async ({ page }) => {
  await giveSounds(page);
  await giveVoice(page, true);
  await page.goto(FORM);
  await turnOn(page);
  await page.getByRole('button', { name: free, exact: true }).click();
  await page.getByRole('button', { name: listenTexts['listen.typeLandmark'], exact: true }).click();
  await page.getByRole('textbox', { name: label('wizard.project.landmark') }).fill('marché madina');
  const found = 'Marché Madina, Matam – Madina Marché, Conakry';
  await play(page, found).click();
  await expect.poll(() => said(page)).toContain(`fr-FR ${found}`);
  await page.getByRole('button', { name: found, exact: true }).click();
  await expect(page.getByRole('textbox', { name: label('wizard.project.landmark') })).toHaveValue('Marché Madina');
});

test('a begun request, the question before it is thrown away, and what is wrong are read once and heard', async ({
  page,
}) => {
  await giveSounds(page);
  await giveVoice(page, true);
  await page.goto(FORM);
  await turnOn(page);
  await page.getByRole('button', { name: free, exact: true }).click();
  await page.getByText(listenTexts['listen.start7'], { exact: true }).click();
  await page.getByRole('button', { name: label('wizard.next'), exact: true }).click();
  const wrong = page.getByRole('alert').filter({ hasText: projectFormTexts['projects.cityRequired'] });
  await expect(wrong.first()).toBeVisible();
  await expect(wrong.getByRole('button')).toHaveCount(0);
  await page.goto(FORM);
  const begun = page.getByRole('status').filter({ hasText: label('wizard.pre.draftTitle') });
  await expect(begun).toBeVisible();
  await expect(begun.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Écouter : ${label('wizard.pre.draftTitle')}, ` })).toBeVisible();
  await play(page, label('wizard.pre.resume')).click();
  await expect.poll(() => said(page)).toContain(`fr-FR ${label('wizard.pre.resume')}`);
  await page.getByRole('button', { name: label('wizard.pre.restart'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Écouter : ${label('wizard.pre.restartTitle')}, ` }).click();
  await expect.poll(() => said(page)).toContain(`fr-FR ${label('wizard.pre.restartHelp')}`);
  for (const key of ['wizard.pre.restartNo', 'wizard.pre.restartYes'] as const) {
    await play(page, label(key)).click();
    await expect.poll(() => said(page)).toContain(`fr-FR ${label(key)}`);
  }
  await expectNoBarriers(page);
});

test('the notice on other pages that a request waits is heard', async ({ page }) => {
  await giveSounds(page);
  await giveVoice(page, true);
  await page.route('**/save-project-infos', (route) => route.abort());
  await page.goto(FORM);
  await page.getByRole('button', { name: label('wizard.pre.start') }).click();
  await fillProject(page, 'Refaire la cuisine');
  await next(page);
  await fillPerson(page, somebody());
  await next(page);
  await turnOn(page);
  await page.getByRole('button', { name: label('wizard.summary.validate'), exact: true }).click();
  await play(page, label('wizard.wait.network')).click({ timeout: 60_000 });
  await expect.poll(() => said(page)).toContain(`fr-FR ${label('wizard.wait.network')}`);
  await expect(play(page, label('wizard.wait.now'))).toBeVisible();
  await page.goto('/accueil');
  await play(page, label('wizard.bar.network')).click({ timeout: 30_000 });
  await expect.poll(() => said(page)).toContain(`fr-FR ${label('wizard.bar.network')}`);
  await page.unroute('**/save-project-infos');
  await page.goto('/formulaire/formulaire-client/confirmation');
  const reference = page.getByText(/^OA-[A-Z0-9]{6}$/);
  await expect(reference).toBeVisible({ timeout: 60_000 });
  const spelled = [...((await reference.textContent()) ?? '')].join(' ');
  await play(page, `${label('wizard.done.reference')}, ${spelled}`).click();
  await expect.poll(() => said(page)).toContain(`fr-FR ${spelled}`);
  for (const key of ['wizard.done.message', 'wizard.done.track', 'wizard.done.new'] as const)
    await expect(play(page, label(key))).toBeVisible();
  await expectNoBarriers(page);
});

test('the code of the mode that does not come leaves the form as it is read', async ({ page }) => {
  await page.route('**/assets/Listen-*.js', (route) => route.abort());
  await page.goto(FORM);
  await turnOn(page);
  await expect(page.getByLabel(service)).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  let server: CuttableServer;
  test.beforeEach(async ({ baseURL }) => {
    server = await startCuttableServer(baseURL ?? '');
  });
  test.afterEach(() => server.stop());

  test('what was heard once is heard again', async ({ page }) => {
    await giveVoice(page, false);
    server.give('/get-sounds', Buffer.from(JSON.stringify(list)), 'application/json');
    for (const last of [11, 13]) server.give(`/sounds/${id(last)}`, voiceFile('chrome.webm'), 'audio/webm');
    await page.goto(`${server.url}${FORM}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
    await page.reload();
    await turnOn(page);
    await play(page, title).click();
    await expect(stop(page, title)).toBeVisible();
    await expect(play(page, title)).toBeVisible();
    server.cut();
    await page.reload();
    await play(page, title).click();
    await expect(stop(page, title)).toBeVisible();
    await expect(play(page, title)).toBeVisible();
    await expect(page.getByText(listenTexts['listen.silent'])).toBeHidden();
    await play(page, service).click();
    await expect(page.getByText(listenTexts['listen.silent'])).toBeVisible();
  });
});
