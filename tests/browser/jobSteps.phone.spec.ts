import { expect, type Page } from '@playwright/test';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { isoDate } from '../../src/shared/format/dates.ts';
import { formatGnf } from '../../src/shared/format/money.ts';
import { leadBarTexts } from '../../src/shared/leads/barTexts.ts';
import { leadPageTexts } from '../../src/shared/leads/pageTexts.ts';
import { leadTexts } from '../../src/shared/leads/texts.ts';
import { wizardTexts } from '../../src/shared/projects/wizardTexts.ts';
import { comparisonTexts } from '../../src/shared/quotes/comparisonTexts.ts';
import { editorTexts } from '../../src/shared/quotes/editorTexts.ts';
import { trackedReviewTexts } from '../../src/shared/reviews/trackedTexts.ts';
import type { OwnReview, TrackedReview } from '../../src/shared/reviews/views.ts';
import { trackingAccountTexts } from '../../src/shared/tracking/accountTexts.ts';
import { trackedActTexts } from '../../src/shared/tracking/actTexts.ts';
import { trackingTexts } from '../../src/shared/tracking/texts.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { expectNoBarriersAtBothSizes } from '../support/bothSizes.ts';
import { startSession } from '../support/browserSession.ts';
import { holdPhotos } from '../support/holdPhotos.ts';
import { acceptByAnother, acceptedJob, giveCode, hiredJob, sendQuote } from '../support/jobSteps.ts';
import { pressByKey, tabTo, typeInto } from '../support/keyboard.ts';
import { png } from '../support/sampleFiles.ts';
import { CLOSING_CODE_SMS, CODE_SMS, test } from '../support/smsServer.ts';

const label = {
  ...comparisonTexts,
  ...editorTexts,
  ...leadTexts,
  ...leadPageTexts,
  ...trackedActTexts,
  ...trackedReviewTexts,
  ...trackingAccountTexts,
  ...trackingTexts,
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const quotesOf = (page: Page) => page.locator('section[aria-labelledby="quotes"]');

test.use({ actionTimeout: 30_000 });

test('closing asks for the code, goes on with what was typed, and a reserve is lifted', async ({
  page,
  request,
  server,
}) => {
  const { token, person } = await hiredJob(request, server, 'Refaire la salle de bain');
  await page.goto(`/suivi/${token}`);
  await expect(page.getByText(await server.lastSms(person.phone, CLOSING_CODE_SMS), { exact: true })).toBeVisible();
  await expectNoBarriers(page);
  await button(page, label['tracking.act.close']).press('Enter');
  await button(page, label['tracking.reserveAdd']).press('Enter');
  await button(page, label['tracking.reserveRemove'].replace('%{number}', '1')).press('Enter');
  await expect(button(page, label['tracking.reserveAdd'])).toBeFocused();
  await button(page, label['tracking.reserveAdd']).press('Enter');
  await page.getByLabel(label['tracking.reserveText']).fill('Un joint manque');
  await button(page, label['tracking.closeSend']).press('Enter');
  await expect(page.getByText(label['tracking.reserveDueRequired']).first()).toBeVisible();
  await page.getByLabel(label['tracking.reserveDue']).fill(isoDate(new Date(Date.now() + 60 * 86_400_000)));
  const photo = { name: 'joint.png', mimeType: 'image/png', buffer: png() };
  const waits = (key: keyof typeof label) => expect(button(page, label[key])).toHaveAttribute('aria-busy', 'true');
  const makePhoto = await holdPhotos(page);
  await page.getByLabel(label['tracking.pickFiles']).setInputFiles(photo);
  await waits('tracking.closeSend');
  await button(page, label['tracking.closeSend']).press('Enter');
  await makePhoto();
  await expect(button(page, label['tracking.photoRemove'].replace('%{name}', 'joint.png'))).toBeVisible();
  await page.route('**/reserves/*/files', (route) => route.abort('internetdisconnected'), { times: 1 });
  await button(page, label['tracking.closeSend']).press('Enter');

  const ask = () => button(page, label['tracking.sendCode']).press('Enter');
  const code = await server.smsAfter(ask, person.phone, CODE_SMS);
  const field = page.getByLabel(label['tracking.code'], { exact: true });
  await field.fill('111111');
  await button(page, label['tracking.verify']).press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectNoBarriers(page);
  const wrong = page.getByText('Ce code n’est pas le bon');
  await expect(wrong).toHaveCount(1);
  await field.fill('222222');
  await button(page, label['tracking.verify']).press('Enter');
  await expect(wrong).toHaveCount(2);
  await field.fill(code.replace(/(...)/, '$1 '));
  await button(page, label['tracking.verify']).press('Enter');
  // Its message would stay for five seconds.
  await expect(wrong).toHaveCount(0, { timeout: 2000 });
  await expect(page.getByRole('status').filter({ hasText: label['tracking.closedWithoutPhotos'] })).toBeFocused();
  await comeBack(page, `/tracking/${token}`);
  await expectNoBarriers(page);
  await button(page, label['tracking.sendAgain']).click();
  await expect(page.getByText(label['tracking.done.close'])).toBeVisible();
  await expect(page.getByText('Un joint manque')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Photo 1' })).toBeVisible();
  await expectNoBarriers(page);

  await button(page, label['tracking.act.liftReserve']).press('Enter');
  await button(page, label['tracking.lift']).press('Enter');
  await expect(page.getByText(label['tracking.done.liftReserve'])).toBeVisible();
  await expect(page.getByText(/^Repris le/)).toBeVisible();

  const review = page.locator('section[aria-labelledby="review"]');
  await review.getByRole('radio', { name: label['review.rating.4'] }).check();
  const makeAnother = await holdPhotos(page);
  await review.getByLabel(label['tracking.pickFiles']).setInputFiles(photo);
  await waits('review.send');
  await button(page, label['review.send']).press('Enter');
  await makeAnother();
  await expect(review.getByText('joint.png')).toBeVisible();
  await page.route('**/review/files', (route) => route.abort('internetdisconnected'), { times: 1 });
  await button(page, label['review.send']).press('Enter');
  await expect(review.getByRole('status').filter({ hasText: label['review.sentWithoutPhotos'] })).toBeFocused();
  await comeBack(page, `/tracking/${token}/review`);
  await button(page, label['tracking.sendAgain']).click();
  await expect(review.getByRole('status').filter({ hasText: label['review.sent'] }).first()).toBeFocused();
  await expect(review.getByRole('link', { name: 'Photo 1' })).toBeVisible();
  await expectNoBarriers(page);
});

test('a review that was given on another telephone is read beside the words that stay, and a photo is taken away once', async ({
  page,
  request,
  server,
}) => {
  const { token, person } = await hiredJob(request, server, 'Refaire la terrasse');
  const elsewhere = async (rest: string, options: object = {}) => {
    const reply = await request.post(`/tracking/${token}/review${rest}`, options);
    expect(reply.ok(), await reply.text()).toBe(true);
    return ((await reply.json()) as { entity: TrackedReview }).entity;
  };
  const closed = await request.post(`/tracking/${token}/close`, { data: { reserves: [] } });
  expect(closed.ok(), await closed.text()).toBe(true);
  await page.goto(`/suivi/${token}`);
  const review = page.locator('section[aria-labelledby="review"]');
  const words = review.getByLabel(new RegExp(`^${label['review.text']}`));
  await review.getByRole('radio', { name: label['review.rating.5'] }).check();
  await words.fill('Le sol est plat, le mur est droit.');
  await elsewhere('', { data: { rating: 4, text: 'Travail soigné.' } });
  const photo = { name: 'mur.png', mimeType: 'image/png', buffer: png() };
  await elsewhere('/files', { multipart: { files: photo } });
  const { photos } = await elsewhere('/files', { multipart: { files: { ...photo, name: 'sol.png' } } });
  // What is typed stays where the page learns of the other before it is sent, too.
  await comeBack(page, `/tracking/${token}/review`);
  await expect(review.getByText('Travail soigné.')).toBeVisible();
  await expect(words).toHaveValue('Le sol est plat, le mur est droit.');

  await button(page, label['review.send']).press('Enter');
  await giveCode(page, server, person.phone);
  await expect(review.getByText(/« .+ » : cette action n’est plus possible/)).toBeVisible();
  await expect(review.getByText(label['review.pending'])).toBeVisible();
  await expect(review.getByText('Travail soigné.')).toBeVisible();
  await expect(words).toHaveValue('Le sol est plat, le mur est droit.');
  await expect(review.getByRole('radio', { name: label['review.rating.5'] })).toBeChecked();
  await expectNoBarriers(page);

  const takeAway = (number: number) => button(page, label['review.photoRemove'].replace('%{number}', `${number}`));
  await page.context().clearCookies();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/review/files/*/remove', async (route) => {
    calls += 1;
    if (calls > 1) await held;
    await route.continue();
  });
  await takeAway(1).press('Enter');
  await giveCode(page, server, person.phone);
  await expect.poll(() => calls).toBe(2);
  await expect(takeAway(1)).toHaveAttribute('aria-busy', 'true');
  await takeAway(1).press('Enter');
  await takeAway(1).press('Enter');
  release();
  await expect(takeAway(2)).toHaveCount(0);
  expect(calls).toBe(2);

  await elsewhere(`/files/${photos[1]?.id}/remove`);
  await takeAway(1).press('Enter');
  await expect(review.getByRole('status').filter({ hasText: commonTexts['common.notFound'] }).first()).toBeFocused();
  await expect(takeAway(1)).toHaveCount(0);
  await expect(words).toHaveValue('Le sol est plat, le mur est droit.');
});

/** To the window, from another one: the page is read anew. */
async function comeBack(page: Page, path: string): Promise<void> {
  const read = page.waitForResponse((reply) => reply.url().endsWith(path) && reply.request().method() === 'GET');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await (await read).finished();
}

test('reviews of one day are told apart where they are answered', async ({ page }) => {
  const createdAt = new Date().toISOString();
  const review: Omit<OwnReview, 'id' | 'rating'> = {
    text: '',
    service: 'Peinture',
    city: 'Conakry',
    completedAt: null,
    createdAt,
    visibleAt: createdAt,
    photos: [],
    answer: null,
    answeredAt: null,
  };
  const reviews = [4, 5].map((rating) => ({ ...review, id: crypto.randomUUID(), rating }));
  await startSession(page, 'entrepreneur@oasis.test');
  await page.route(/\/reviews\?/, (route) => route.fulfill({ json: reviews }));
  await page.goto('/mes-avis');
  await expect(
    page.getByRole('form', { name: /^Répondre à l’avis du .* : 4 sur 5, Peinture, Conakry$/ }),
  ).toBeVisible();
  await expectNoBarriers(page);
});

test('a closing code entered without a network is kept, and sent once the network is back', async ({
  page,
  request,
  server,
}) => {
  const { leadId, person, email } = await hiredJob(request, server, 'Poser une porte');
  const code = await server.lastSms(person.phone, CLOSING_CODE_SMS);
  const keys: string[] = [];
  let isOnline = false;
  await page.route(`**/leads/${leadId}/close`, (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    return isOnline ? route.continue() : route.abort('internetdisconnected');
  });
  await startSession(page, email);
  await page.goto(`/chantiers/${leadId}`);
  await page.getByLabel(label['leads.closeCode']).fill('12');
  await button(page, label['leads.closeSave']).click();
  await expect(page.getByText(label['leads.codeInvalid'])).toBeVisible();
  isOnline = true;
  await page.getByLabel(label['leads.closeCode']).fill(code === '111111' ? '222222' : '111111');
  await button(page, label['leads.closeSave']).click();
  await expect(page.getByText(/Encore 4 essais/)).toHaveCount(1);
  isOnline = false;
  keys.length = 0;
  await page.getByLabel(label['leads.closeCode']).fill(code.replace(/(...)/, '$1 '));
  await button(page, label['leads.closeSave']).click();
  await expect(page.getByText(leadBarTexts['leads.bar.network'])).toBeVisible();
  await page.goto('/accueil');
  const bar = page.getByRole('complementary', { name: leadBarTexts['leads.bar.label'] });
  await expect(bar).toContainText(leadBarTexts['leads.bar.network']);
  await page.reload();
  await expect(bar).toBeVisible();
  isOnline = true;
  await bar.getByRole('link').click();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(label['leads.completed'])).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await page.goto('/accueil');
  await expect(bar).toHaveCount(0);
});

test('three quotes stand one under the other at 320 px, and beside each other on a desktop', async ({
  page,
  request,
}) => {
  const { projectId, token, leadId, contractor } = await acceptedJob(request, 'Repeindre la façade');
  const line = { label: 'Peinture des murs', quantity: 42.5, unit: 'm²', unitPrice: 15_000 };
  await sendQuote(contractor, leadId, { lines: [line] });
  const second = await acceptByAnother(request, projectId);
  await sendQuote(second.contractor, second.leadId, { lines: [{ ...line, label: 'PEINTURE DES MURS' }] });
  const third = await acceptByAnother(request, projectId);
  await sendQuote(third.contractor, third.leadId, { lines: [{ ...line, label: 'Tout compris' }] });
  await page.goto(`/suivi/${token}`);
  // The line of two quotes stands in all three, whatever its capitals.
  await expect(quotesOf(page).getByText(label['compare.missing'])).toHaveCount(1);
  await expectNoBarriersAtBothSizes(page);
  const places = async () => {
    const boxes = await quotesOf(page).getByRole('heading', { level: 3 }).all();
    return Promise.all(boxes.map(async (box) => (await box.boundingBox()) ?? { x: 0, y: 0 }));
  };
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const differing = (axis: 'x' | 'y') => async () => new Set((await places()).map((place) => place[axis])).size;
  await expect.poll(differing('x')).toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(differing('y')).toBe(1);
});

test('a quote on paper goes with its photo, though the photo did not at first and the amount was corrected', async ({
  page,
  request,
}) => {
  const { token, leadId, email } = await acceptedJob(request, 'Réparer un mur');
  await startSession(page, email);
  await page.clock.install();
  await page.goto(`/chantiers/${leadId}/devis`);
  await page.getByRole('radio', { name: label['quote.kindPaper'] }).check();
  const amount = page.getByLabel(label['quote.paperAmount']);
  await amount.fill('1 250 000');
  await button(page, label['quote.check']).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel(label['quote.duration']).fill('3');
  const photos = page.locator('input[type=file]');
  await photos.setInputFiles({ name: 'devis.png', mimeType: 'image/png', buffer: Buffer.from('pas une photo') });
  await expect(page.getByText(`devis.png : ${wizardTexts['wizard.fileContent']}`)).toBeVisible();
  await expect(page.getByText(/^Photo choisie/)).toHaveCount(0);
  const makePhoto = await holdPhotos(page);
  await photos.setInputFiles({ name: 'devis.png', mimeType: 'image/png', buffer: png(32, 32) });
  await expect(button(page, label['quote.check'])).toHaveAttribute('aria-busy', 'true');
  await button(page, label['quote.check']).press('Enter');
  await makePhoto();
  await expect(page.getByText(/^Photo choisie : devis/)).toBeVisible();
  await page.route('**/upload-file/quote/**', (route) => route.abort('internetdisconnected'), { times: 1 });
  await button(page, label['quote.check']).click();
  await expect(page.getByText(label['quote.offline'])).toBeVisible();
  await amount.fill('1 300 000');
  // A slow network: what else is sent has given up by then.
  await page.route(
    '**/upload-file/quote/**',
    async (route) => {
      await page.clock.fastForward(60_000);
      await route.continue();
    },
    { times: 1 },
  );
  await button(page, label['quote.check']).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(/1\s300\s000\sGNF/);
  await question.getByRole('button', { name: label['quote.send'] }).click();
  await expect(page.getByText(/^DEV-\d{4}-\d{5}, version 1$/)).toBeVisible();

  await page.goto(`/suivi/${token}`);
  await expect(quotesOf(page)).toContainText(formatGnf(1_300_000));
  const photo = page.getByRole('link', { name: /^Voir la photo du devis/ });
  const shown = await page.request.get((await photo.getAttribute('href')) ?? '');
  expect(shown.headers()['content-type']).toBe('image/png');
  await expectNoBarriersAtBothSizes(page);
});

test('a quote is written and sent, chosen, and its job ended by the keyboard alone', async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(180_000);
  const { token, leadId, person, email, contractor } = await acceptedJob(request, 'Poser une clôture');
  await startSession(page, email);
  await page.goto(`/chantiers/${leadId}/devis`);
  const first = page.getByRole('group', { name: 'Ligne 1' });
  const field = (key: 'quote.label' | 'quote.quantity' | 'quote.unit' | 'quote.unitPrice') =>
    first.getByLabel(label[key], { exact: true });
  await typeInto(page, field('quote.label'), 'Clôture en dur');
  await typeInto(page, field('quote.quantity'), '12,5');
  await typeInto(page, field('quote.unit'), 'm');
  await typeInto(page, field('quote.unitPrice'), '80000');
  await pressByKey(page, button(page, label['quote.addLine']));
  await pressByKey(page, button(page, label['quote.removeLineOf'].replace('%{number}', '2')));
  await expect(first).toBeFocused();
  await tabTo(page, page.getByLabel(label['quote.vat'], { exact: true }));
  await page.keyboard.type('TVA 18');
  await typeInto(page, page.getByLabel(label['quote.duration']), '6');
  await pressByKey(page, button(page, label['quote.check']));
  await expect(page.getByRole('dialog')).toContainText(/1\s180\s000\sGNF/);
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: label['quote.send'] }));
  await expect(page.getByText(/^DEV-\d{4}-\d{5}, version 1$/)).toBeVisible();

  await page.goto(`/suivi/${token}`);
  const choose = page.getByRole('button', { name: /^Choisir / });
  const yes = page.getByRole('dialog').getByRole('button', { name: label['compare.acceptYes'] });
  await pressByKey(page, choose);
  // Taken back while the client decides.
  const read = await request.get(`/tracking/${token}`);
  await contractor.post(`/quotes/${(await read.json()).entity.quotes[0].id}/withdraw`);
  await pressByKey(page, yes);
  await pressByKey(page, button(page, label['tracking.sendCode']));
  const code = page.getByLabel(label['tracking.code'], { exact: true });
  await expect(code).toBeFocused();
  await page.keyboard.type(await server.lastSms(person.phone, CODE_SMS));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(/« Retiré »/)).toBeVisible();
  await expect(yes).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(quotesOf(page).getByText('Retiré', { exact: true })).toBeVisible();
  await expect(choose).toHaveCount(0);

  await sendQuote(contractor, leadId);
  await page.reload();
  await pressByKey(page, choose);
  await pressByKey(page, yes);
  await expect(page.getByText(label['tracking.hired'])).toBeVisible();
  await expect(quotesOf(page).getByText(/code de fin de travaux/)).toBeVisible();
  await pressByKey(page, button(page, label['tracking.act.close']));
  await pressByKey(page, button(page, label['tracking.closeSend']));
  await expect(page.getByText(label['tracking.done.close'])).toBeVisible();
  // The closing code is gone, and with it the words that say where it stands.
  await expect(quotesOf(page).getByText(/code de fin de travaux/)).toHaveCount(0);
});

test('from the page of a request a visitor makes an account, with the code of the telephone', async ({
  page,
  request,
  server,
}) => {
  const { token, person } = await acceptedJob(request, 'Carreler la terrasse');
  const { reference }: TrackingView = (await (await request.get(`/tracking/${token}`)).json()).entity;
  await page.goto(`/suivi/${token}`);
  await button(page, label['trackingAccount.start']).click();
  const password = page.getByLabel(label['trackingAccount.password'], { exact: true });
  await expect(password).toBeFocused();
  await password.fill('court');
  await password.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expectNoBarriersAtBothSizes(page);
  await password.fill('Kaloum#2026x');
  await page.getByLabel(label['trackingAccount.confirm']).fill('Kaloum#2026x');
  await button(page, label['trackingAccount.submit']).click();
  const step = page.getByRole('dialog', { name: label['tracking.codeTitle'] });
  await expect(step).toBeVisible();
  await expectNoBarriersAtBothSizes(page);
  await page.keyboard.press('Escape');
  await expect(password).toHaveValue('Kaloum#2026x');
  await button(page, label['trackingAccount.submit']).click();
  await giveCode(page, server, person.phone);
  await expect(page.getByText(label['trackingAccount.done'])).toBeVisible();
  await page.goto('/mes-demandes');
  await expect(page.getByText(reference)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the quotes are compared, and their PDF opens', async ({ page, request }) => {
    const { projectId, token, leadId, contractor } = await acceptedJob(request, 'Poser un évier');
    const own = await sendQuote(contractor, leadId, { notes: 'Sans le robinet' });
    const other = await acceptByAnother(request, projectId);
    await sendQuote(other.contractor, other.leadId, { vat: 'standard', depositPercent: 50 });
    await page.goto(`/suivi/${token}`);
    const shown = quotesOf(page);
    await expect(shown.getByRole('heading', { level: 3 })).toHaveCount(2);
    for (const words of [formatGnf(own.total), formatGnf(929_250), formatGnf(464_625), 'Sans le robinet'])
      await expect(shown).toContainText(words);
    await expect(shown.getByText(label['compare.depositHigh'])).toBeVisible();
    expect(await page.content()).toContain(label['compare.needsScript']);
    await expect(page.getByRole('button', { name: /^Choisir / })).toHaveCount(0);
    const pdf = shown.getByRole('link', { name: /^Lire le devis/ }).first();
    const document = await page.request.get((await pdf.getAttribute('href')) ?? '');
    expect(document.headers()['content-type']).toBe('application/pdf');
  });
});
