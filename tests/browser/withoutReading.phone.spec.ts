import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { voiceTexts } from '../../src/shared/files/voiceTexts.ts';
import { placeFieldTexts } from '../../src/shared/places/fieldTexts.ts';
import { projectAdminTexts } from '../../src/shared/projects/adminTexts.ts';
import { detailTexts } from '../../src/shared/projects/detailTexts.ts';
import { listenTexts } from '../../src/shared/projects/listenTexts.ts';
import { voiceNoteTexts } from '../../src/shared/projects/voiceNoteTexts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { filesOf, projectsOf, signIn } from '../support/browserSession.ts';
import { type CuttableServer, startCuttableServer } from '../support/cuttableServer.ts';
import { png } from '../support/sampleFiles.ts';
import { label } from '../support/wizard.ts';

test.describe.configure({ timeout: 240_000 });

const FORM = '/formulaire/formulaire-client/pre-soumission';
/** In Kaloum, by the seed. */
const here = { latitude: 9.516, longitude: -13.711, accuracy: 12 };
const texts = { ...listenTexts, ...voiceNoteTexts, ...voiceTexts, ...placeFieldTexts, ...projectAdminTexts };
const say = (key: keyof typeof texts): string => texts[key];
const starting = (key: keyof typeof texts) => new RegExp(`^${say(key).split('%')[0]}`);

const shots = process.env.LISTEN_SHOTS;
const shot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
};

/** Asks for a link of 400 kbit/s and 400 ms there and back. */
async function slow(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const bytes = 400_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const tapChoice = (page: Page, name: string) => page.getByText(name, { exact: true }).first().tap();
const next = (page: Page) => button(page, label('wizard.next')).tap();

/** Speaks into the microphone for so long, and stops. */
async function speak(page: Page, ms: number): Promise<void> {
  await button(page, starting('voiceNote.startOf')).first().tap();
  await expect(page.getByText(say('voiceNote.recording'))).toBeVisible();
  await page.waitForTimeout(ms);
  await button(page, starting('voiceNote.stopOf')).tap();
  await expect(page.getByText(say('voiceNote.kept')).first()).toBeVisible();
}

/** The robot has no keyboard: whatever would type words fails the test. */
async function dial(page: Page, number: string): Promise<void> {
  for (const digit of number) await button(page, digit).tap();
}

test.describe('a robot that taps, speaks and dials', () => {
  test.use({ serviceWorkers: 'allow' });
  let server: CuttableServer;
  test.beforeEach(async ({ baseURL }) => {
    server = await startCuttableServer(baseURL ?? '');
  });
  test.afterEach(() => server.stop());

  test('ends a request with photo, voice and position over a broken network, and an agent publishes it', async ({
    page,
    context,
    browser,
    baseURL,
    request,
  }) => {
    const phone = `62${Math.floor(1_000_000 + Math.random() * 8_999_999)}`;
    await context.grantPermissions(['microphone', 'geolocation'], { origin: server.url });
    await context.setGeolocation(here);
    await slow(context, page);
    await page.goto(`${server.url}${FORM}`);
    await shot(page, '1-switch');
    await button(page, label('wizard.listen')).tap();
    await expect(button(page, say('listen.off'))).toBeVisible();
    await shot(page, '2-services');
    await expectNoBarriers(page);
    await expect(button(page, 'Plomberie').locator('img')).toHaveAttribute('src', /\/pictures\/faucet\.svg$/);
    await button(page, 'Plomberie').tap();
    await answerAll(page);
    // The first cut: in a tunnel, all of the project is still said, photographed and located.
    await expect(page.getByRole('heading', { name: label('wizard.title.project') })).toBeVisible();
    await expect(button(page, say('listen.camera'))).toBeVisible();
    await expect(page.getByRole('heading', { name: say('listen.what') })).toBeVisible();
    const cities = button(page, say('listen.city'));
    await cities.tap();
    await expect(button(page, 'Conakry')).toBeVisible();
    await cities.tap();
    server.cut();
    await speak(page, 2500);
    const picker = page.waitForEvent('filechooser');
    await button(page, say('listen.camera')).tap();
    await (await picker).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: png(640, 480) });
    await expect(page.getByText(/^photo\.(png|jpg)$/)).toBeVisible();
    await button(page, say('placeField.here')).tap();
    await expect(page.getByText(/Position : [\w+]{7} Conakry/)).toBeVisible();
    await expect(page.getByText('Kaloum, Conakry')).toBeVisible();
    await tapChoice(page, say('listen.start7'));
    await tapChoice(page, 'Tous les jours');
    await tapChoice(page, '09h30-12h00');
    await shot(page, '4-project');
    await expectNoBarriers(page);
    await next(page);
    await expect(page.getByRole('heading', { name: label('wizard.title.person') })).toBeVisible();
    await speak(page, 1500);
    await dial(page, `${phone}7`);
    await button(page, say('listen.erase')).tap();
    await expect(page.getByRole('textbox', { name: label('wizard.person.phoneNumber') })).toHaveValue(
      /^62\d \d\d \d\d \d\d$/,
    );
    await shot(page, '5-person');
    await expectNoBarriers(page);
    await next(page);
    await expect(page.getByRole('heading', { name: label('wizard.title.summary') })).toBeVisible();
    await shot(page, '6-summary');
    await expectNoBarriers(page);
    await button(page, label('wizard.summary.validate')).tap();
    await expect(page.getByText(label('wizard.wait.network'))).toBeVisible({ timeout: 40_000 });
    server.lead(baseURL ?? '');
    await button(page, label('wizard.wait.now')).tap();
    // The second cut: while the documents are sent.
    await expect(page.getByRole('heading', { name: label('wizard.done.thanksNoName') })).toBeVisible({
      timeout: 60_000,
    });
    server.cut();
    await page.waitForTimeout(1500);
    server.lead(baseURL ?? '');
    const again = button(page, label('wizard.wait.now'));
    await expect(async () => {
      if (await again.isVisible()) await again.tap();
      await expect(page.getByText(label('wizard.file.sent'))).toHaveCount(3, { timeout: 5000 });
    }).toPass({ timeout: 90_000 });
    await shot(page, '7-done');
    await expectNoBarriers(page);
    const [project] = await projectsOf(request, phone);
    expect(project).toMatchObject({ description: '', firstName: null, lastName: null });
    const sent = await filesOf(request, project?.id ?? '');
    expect(sent.flatMap(({ voice }) => voice?.field ?? []).toSorted()).toEqual(['clientName', 'description']);
    await publish(browser, phone);
    expect((await projectsOf(request, phone))[0]).toMatchObject({
      status: 'Available',
      description: 'Refaire la cuisine, huit mètres carrés',
      lastName: 'Barry',
    });
  });
});

/** The first answer of each question, by tapping its picture or its words. */
async function answerAll(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/predefinis\/[^/]+\/0$/);
  let isFirst = true;
  while (page.url().includes('/predefinis/')) {
    const address = page.url();
    await expect(button(page, label('wizard.next'))).toBeVisible();
    const choice = page.locator('fieldset label').first();
    await choice.tap();
    await expect(choice.locator('input')).toBeChecked();
    if (isFirst) {
      await shot(page, '3-question');
      await expectNoBarriers(page);
    }
    isFirst = false;
    await next(page);
    await page.waitForURL((url) => url.href !== address);
  }
}

/** The agent sees that the name is missing, hears the client, writes the words, and publishes. */
async function publish(browser: Browser, phone: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, isMobile: false });
  const page = await context.newPage();
  await signIn(page, 'service@oasis.test');
  await page.getByLabel(say('agent.search')).fill(phone);
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Gérer/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByText(say('agent.nameSpokenHelp'))).toBeVisible();
  const name = page.getByRole('group', { name: 'Message vocal - Nom du client' });
  await name.getByRole('button', { name: starting('voice.playOf') }).click();
  await expect(name.getByText(/^0:01 sur/)).toBeVisible();
  await shot(page, '8-agent');
  await expectNoBarriers(page);
  await page.getByLabel(say('resources.projects.fields.lastName'), { exact: true }).fill('Barry');
  const description = page.getByLabel(detailTexts['resources.projects.fields.description'], { exact: true });
  await description.fill('Refaire la cuisine, huit mètres carrés');
  await page.getByRole('button', { name: say('agent.activate') }).click();
  await expect(page.getByText(say('agent.activated'))).toBeVisible();
  await expect(page.getByText(say('agent.nameMissing'))).toBeHidden();
  await context.close();
}
