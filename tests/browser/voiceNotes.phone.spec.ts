import { type Browser, expect, type Page, test } from '@playwright/test';
import { voiceAdminTexts } from '../../src/shared/files/voiceAdminTexts.ts';
import { voiceTexts } from '../../src/shared/files/voiceTexts.ts';
import { projectAdminTexts } from '../../src/shared/projects/adminTexts.ts';
import { detailTexts } from '../../src/shared/projects/detailTexts.ts';
import { voiceNoteTexts } from '../../src/shared/projects/voiceNoteTexts.ts';
import { trackedVoiceTexts } from '../../src/shared/tracking/voiceTexts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { filesOf, projectsOf, signIn } from '../support/browserSession.ts';
import { pressByKey } from '../support/keyboard.ts';
import {
  addPhotos,
  fillPerson,
  fillProject,
  label,
  next,
  type Person,
  somebody,
  thanks,
  validate,
} from '../support/wizard.ts';

const texts = { ...voiceTexts, ...voiceNoteTexts, ...voiceAdminTexts, ...trackedVoiceTexts, ...projectAdminTexts };
const say = (key: keyof typeof texts): string => texts[key];
const starting = (key: keyof typeof texts) => new RegExp(`^${say(key).split('%')[0]}`);

test.describe.configure({ timeout: 180_000 });

const start = (page: Page) => page.getByRole('button', { name: starting('voiceNote.startOf') }).first();
const stop = (page: Page) => page.getByRole('button', { name: starting('voiceNote.stopOf') });
const play = (page: Page) => page.getByRole('button', { name: starting('voice.playOf') });
const remove = (page: Page) => page.getByRole('button', { name: starting('voiceNote.delete') });

/** Until the note is gone, the first button that starts one is another field's. */
async function removeNote(page: Page): Promise<void> {
  await remove(page).click();
  await expect(play(page)).toHaveCount(0);
}

/** By keys alone, as by touch: what was pressed keeps the focus, or what came in its place has it. */
async function recordByKey(page: Page, ms: number): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(stop(page)).toBeFocused();
  await expect(page.getByText(say('voiceNote.recording'))).toBeVisible();
  await page.waitForTimeout(ms);
  await page.keyboard.press('Enter');
  await expect(play(page)).toBeFocused();
  await expect(page.getByText(say('voiceNote.kept'))).toBeVisible();
}

test('a description is said, heard, said again, sent over a broken network, written down and published', async ({
  page,
  context,
  browser,
  request,
}) => {
  const person = somebody();
  await page.goto('/formulaire/formulaire-client/info-projet');
  await fillProject(page, '');
  await start(page).focus();
  await recordByKey(page, 1500);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^0:01 sur 0:0/)).toBeVisible();
  await expectNoBarriers(page);
  await pressByKey(page, remove(page));
  await expect(start(page)).toBeFocused();
  await expect(page.getByText(say('voiceNote.deleted'))).toBeVisible();
  await recordByKey(page, 2500);
  await page.getByLabel(say('voice.agree')).check();
  // What was said outlives the page.
  await page.reload();
  await expect(play(page)).toBeVisible();
  await expect(page.getByLabel(say('voice.agree'))).toBeChecked();
  await next(page);
  await fillPerson(page, person);
  await next(page);
  await expect(page.getByText('Message vocal : votre projet')).toBeVisible();
  await context.setOffline(true);
  await validate(page);
  await expect(page.getByText(label('wizard.file.waiting'))).toBeVisible({ timeout: 40_000 });
  await context.setOffline(false);
  await expect(thanks(page, person)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(label('wizard.file.sent'))).toBeVisible({ timeout: 60_000 });
  const [project] = await projectsOf(request, person.lastName);
  expect(project?.description).toBe('');
  expect(await filesOf(request, project?.id ?? '')).toMatchObject([
    { voice: { field: 'description', seconds: expect.any(Number) } },
  ]);
  await takesConsentBack(page);
  await writeDown(browser, person);
  expect((await projectsOf(request, person.lastName))[0]).toMatchObject({
    status: 'Available',
    description: 'Refaire le mur du salon, six mètres',
  });
});

/** On the page of the request the client hears it, and decides who else does. */
async function takesConsentBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: label('wizard.done.track') }).click();
  await expect(page.getByRole('heading', { name: say('trackedVoice.title') })).toBeVisible();
  await expect(page.getByText(/^Votre projet · envoyée le/)).toBeVisible();
  await play(page).click();
  await expect(page.getByText(/^0:01 sur/)).toBeVisible();
  const agreed = page.getByLabel(say('voice.agree'));
  await expect(agreed).toBeChecked();
  await agreed.click();
  await expect(page.getByText(say('trackedVoice.notShared'))).toBeVisible();
  await expectNoBarriers(page);
  await page.reload();
  await expect(agreed).not.toBeChecked();
}

/** The agent hears it and writes the words, without which it is not published. */
async function writeDown(browser: Browser, { lastName }: Person): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, isMobile: false });
  const page = await context.newPage();
  await signIn(page, 'service@oasis.test');
  await page.getByLabel(say('agent.search')).fill(lastName);
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Gérer/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByRole('heading', { name: say('voiceAdmin.title') })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel(starting('voiceAdmin.speedOf')).selectOption('0.75');
  await pressByKey(page, play(page));
  await expect(page.getByText(/^0:02 sur/)).toBeVisible();
  await pressByKey(page, page.getByRole('button', { name: starting('voiceAdmin.backOf') }));
  await expect(page.getByText(/^0:00 sur/)).toBeVisible();
  await page.getByLabel(projectAdminTexts['resources.projects.fields.serviceId']).selectOption({ index: 1 });
  await page.getByRole('button', { name: say('agent.activate') }).click();
  await expect(page.getByText(say('projects.noWords'))).toBeVisible();
  const description = page.getByLabel(detailTexts['resources.projects.fields.description'], { exact: true });
  await expect(description).toBeFocused();
  await description.fill('Refaire le mur du salon, six mètres');
  await page.getByRole('button', { name: say('agent.activate') }).click();
  await expect(page.getByText(say('agent.activated'))).toBeVisible();
  await context.close();
}

test('what was said stays where the page dies while it is said, and another tab may say the field anew', async ({
  page,
  context,
  request,
}) => {
  const person = somebody();
  await page.goto('/formulaire/formulaire-client/info-projet');
  await fillProject(page, '');
  // The made-up microphone of a browser that was just started is silent for its first seconds.
  await start(page).click();
  await expect(page.getByText(/^0:0[3-9] sur/)).toBeVisible();
  await stop(page).click();
  await removeNote(page);
  await start(page).click();
  await expect(page.getByText(/^0:0[3-9] sur/)).toBeVisible();
  await page.reload();
  await play(page).click();
  await expect(page.getByText(/^0:0[1-9] sur 0:(0[2-9]|[1-5]\d)/)).toBeVisible();
  // Another tab's note takes nothing from who is talking: the last one that was said stands.
  await removeNote(page);
  const other = await context.newPage();
  await other.goto('/formulaire/formulaire-client/info-projet');
  await start(other).click();
  await start(page).click();
  await expect(page.getByText(/^0:0[1-9] sur/)).toBeVisible();
  await stop(other).click();
  await expect(play(other)).toBeVisible();
  await expect(stop(page)).toBeVisible();
  // It is left by the next page, not by a press of the button.
  await expect(page.getByText(/^0:0[3-9] sur/)).toBeVisible();
  await next(page);
  await fillPerson(page, person);
  await next(page);
  await validate(page);
  await expect(thanks(page, person)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(label('wizard.file.sent'))).toHaveCount(1, { timeout: 60_000 });
  const [project] = await projectsOf(request, person.lastName);
  expect(await filesOf(request, project?.id ?? '')).toMatchObject([{ voice: { field: 'description' } }]);
});

test('who has no room for a voice note learns it before they talk', async ({ page }) => {
  await page.goto('/formulaire/formulaire-client/info-projet');
  await addPhotos(page, ...Array.from({ length: 10 }, (_, index) => `photo-${index}.png`));
  await start(page).click();
  await expect(page.getByText(say('voiceNote.tooMany'))).toBeVisible();
  await expect(stop(page)).toHaveCount(0);
});

/** The next recording loses its microphone so long after it was allowed. */
const takeMicrophone = (page: Page, afterMs: number) =>
  page.evaluate((ms) => {
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await MediaDevices.prototype.getUserMedia.call(navigator.mediaDevices, wish);
      const end = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      if (ms === 0) end();
      else setTimeout(end, ms);
      return stream;
    };
  }, afterMs);

test('a microphone that is refused says what to do, and leaves the field', async ({ page }) => {
  await page.goto('/formulaire/formulaire-client/info-projet');
  await page.getByLabel(label('wizard.project.description')).fill('Un mur');
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await start(page).click();
  await expect(page.getByText(say('voiceNote.refused'))).toBeVisible();
  await expect(page.getByLabel(label('wizard.project.description'))).toHaveValue('Un mur');
  await expectNoBarriers(page);
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
  });
  await start(page).click();
  await expect(page.getByText(say('voiceNote.absent'))).toBeVisible();
  // A call takes it as soon as it is allowed; then in the middle of a sentence.
  await takeMicrophone(page, 0);
  await start(page).click();
  await expect(start(page)).toBeEnabled();
  await expect(page.getByText(say('voiceNote.absent'))).toBeVisible();
  await takeMicrophone(page, 3000);
  await start(page).click();
  await expect(page.getByText(say('voiceNote.cut'))).toBeVisible();
  await expect(play(page)).toBeFocused();
  await remove(page).click();
  // The question of the browser stays open.
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
  });
  await start(page).click();
  await expect(page.getByText(say('voiceNote.asking'))).toBeVisible();
  await page.getByRole('button', { name: say('voiceNote.cancel') }).click();
  await expect(page.getByText(say('voiceNote.asking'))).toBeHidden();
});
