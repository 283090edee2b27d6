import { type APIRequestContext, expect, type Page, type Route, test } from '@playwright/test';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { packageTexts } from '../../src/shared/packages/texts.ts';
import { comparisonTexts } from '../../src/shared/quotes/comparisonTexts.ts';
import { trackedReviewTexts } from '../../src/shared/reviews/trackedTexts.ts';
import type { TrackedReview } from '../../src/shared/reviews/views.ts';
import { trackedActTexts } from '../../src/shared/tracking/actTexts.ts';
import { trackingTexts } from '../../src/shared/tracking/texts.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { startSession } from '../support/browserSession.ts';
import { submitRequest } from '../support/clientRequest.ts';
import { entityReply } from '../support/entityReply.ts';
import { loseReply } from '../support/lostReply.ts';
import { png } from '../support/sampleFiles.ts';
import { somebody } from '../support/wizard.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Act {
  /** What is shown of the request from now on; read anew at each asking, and when somebody comes back to the window. */
  show: (values: Partial<TrackingView>, how?: 'byAsking' | 'byComingBack') => Promise<void>;
  /** The keys with which the act was sent. */
  keys: string[];
  /** Presses for the act, whose reply is lost. */
  lose: (press: () => Promise<void>) => Promise<void>;
}

/** The page of a request in states that only the clock or a contractor brings: the server's replies are made up. */
async function openPage(page: Page, request: APIRequestContext, path: string, reply?: () => unknown): Promise<Act> {
  const { trackingPath } = await submitRequest(request, somebody(), 'Poser une porte');
  const address = `/tracking/${trackingPath?.split('/').at(-1) ?? ''}`;
  let shown: TrackingView = (await (await request.get(address)).json()).entity;
  let ahead = 0;
  const view = () => ({ ...shown, readAt: new Date(Date.now() + ++ahead).toISOString() });
  const keys: string[] = [];
  let isLost = false;
  const act = async (route: Route) => {
    if (route.request().method() === 'GET') return route.fulfill(entityReply(reply?.()));
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    return isLost ? route.abort('connectionfailed') : route.fulfill(entityReply(reply ? reply() : view()));
  };
  await page.route(`**${address}`, (route) => route.fulfill(entityReply(view())));
  await page.route(`**${address}/${path}`, act);
  await page.goto(trackingPath ?? '');
  return {
    keys,
    async show(values, how = 'byAsking') {
      shown = { ...shown, ...values };
      const read = page.waitForResponse(`**${address}`);
      if (how === 'byAsking') await button(page, trackingTexts['tracking.refresh']).press('Enter');
      else await page.evaluate(() => dispatchEvent(new Event('focus')));
      await read;
    },
    async lose(press) {
      isLost = true;
      const lost = page.waitForEvent('requestfailed');
      await press();
      await lost;
      isLost = false;
    },
  };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('waiting longer is one act, though the page shows what a lost reply told; wanted later it is another', async ({
  page,
  request,
}) => {
  const { show, keys, lose } = await openPage(page, request, 'extend');
  const until = (days: number): TrackingView['nextStep'] => ({
    text: 'Nous cherchons',
    by: 'service',
    dueAt: inDays(days),
    isOverdue: false,
    question: null,
  });
  const send = () => button(page, trackedActTexts['tracking.extendSend']).press('Enter');
  const open = () => button(page, trackingTexts['tracking.act.extend']).press('Enter');
  await show({ status: 'Available', actions: ['extend'], nextStep: until(1) });
  await open();
  await lose(send);
  await expect(page.getByText(trackingTexts['tracking.actUnsure'])).toBeVisible();
  await show({ nextStep: until(7) });
  await send();
  const told = page.getByText(trackingTexts['tracking.done.extend']);
  await expect(told).toBeVisible();
  await show({ nextStep: until(8) });
  await open();
  await send();
  await expect(told).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('a client who is asked again whether they can be reached answers anew, after an answer whose reply was lost', async ({
  page,
  request,
}) => {
  const { show, keys, lose } = await openPage(page, request, 'reachable');
  const enterprise: TrackingView['enterprises'][number] = {
    id: '0190a5a0-0000-7000-8000-000000000001',
    name: 'Bâti Plus',
    phoneNumber: '+224620000099',
    acceptedAt: inDays(-3),
    verified: [],
    score: null,
    isHired: false,
    isAsking: true,
  };
  const send = () => button(page, trackedActTexts['tracking.reachableSend']).press('Enter');
  await show({ status: 'Available', actions: ['answerReachable'], enterprises: [enterprise] });
  await button(page, trackingTexts['tracking.act.answerReachable']).press('Enter');
  await lose(send);
  await show({ enterprises: [{ ...enterprise, isAsking: false }] });
  await expect(button(page, trackedActTexts['tracking.reachableSend'])).toHaveCount(0);
  const told = page.getByRole('status').filter({ hasText: trackingTexts['tracking.done.answerReachable'] });
  await expect(told.first()).toBeFocused();
  await show({ enterprises: [enterprise] });
  await send();
  await expect(told.first()).toBeFocused();
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a quote that was chosen is said to be, and asked about no more, once the page knows what the lost reply told', async ({
  page,
  request,
}) => {
  const quote: TrackingView['quotes'][number] = {
    id: '0190a5a0-0000-7000-8000-000000000002',
    enterprise: 'Bâti Plus',
    status: 'Sent',
    number: 'DEV-2026-00001',
    version: 1,
    isPaper: false,
    lines: [],
    vat: 'none',
    netTotal: 900_000,
    vatTotal: 0,
    total: 900_000,
    depositPercent: null,
    deposit: null,
    isDepositHigh: false,
    validUntil: inDays(20).slice(0, 10),
    startsOn: inDays(10).slice(0, 10),
    durationDays: 4,
    notes: null,
    sentAt: inDays(-1),
    decidedAt: null,
    files: [],
  };
  const { show, lose } = await openPage(page, request, `quotes/${quote.id}/accept`);
  await show({ status: 'Accepted', quotes: [quote] });
  await button(page, comparisonTexts['compare.acceptOf'].replace('%{enterprise}', quote.enterprise)).press('Enter');
  await lose(() => button(page, comparisonTexts['compare.acceptYes']).press('Enter'));
  await expect(page.getByRole('dialog').getByText(commonTexts['common.offline'])).toBeVisible();
  // The client looks elsewhere and comes back: the page is read anew.
  await show({ status: 'Hired', quotes: [{ ...quote, status: 'Accepted' }] }, 'byComingBack');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const told = page.getByRole('status').filter({ hasText: `vous avez choisi ${quote.enterprise}` });
  await expect(told.first()).toBeFocused();
});

test('a request that was cancelled is said to be, and its form is over, once the page knows what the lost reply told', async ({
  page,
  request,
}) => {
  const { trackingPath } = await submitRequest(request, somebody(), 'Poser une porte');
  await page.goto(trackingPath ?? '');
  await button(page, trackingTexts['tracking.act.cancel']).press('Enter');
  await page.getByLabel(trackedActTexts['tracking.reason.postponed']).check();
  const send = button(page, trackedActTexts['tracking.cancelSend']);
  await loseReply(page, '**/cancel', () => send.press('Enter'));
  await expect(page.getByText(trackingTexts['tracking.actUnsure'])).toBeVisible();
  await button(page, trackingTexts['tracking.refresh']).press('Enter');
  const told = page.getByRole('status').filter({ hasText: trackingTexts['tracking.done.cancel'] });
  await expect(told.first()).toBeFocused();
  await expect(page.getByText(trackingTexts['tracking.actUnsure'])).toHaveCount(0);
  await expect(send).toHaveCount(0);
});

test('a refused review is sent again in the same words, after one whose reply was lost', async ({ page, request }) => {
  const refused: TrackedReview = {
    status: 'Refused',
    rating: 4,
    text: 'Un travail soigné',
    showsPhotos: false,
    photos: [],
    updatedAt: inDays(-2),
    refusalReason: 'advertising',
    refusalNote: null,
    visibleAt: null,
    answer: null,
  };
  let review = refused;
  const { show, keys, lose } = await openPage(page, request, 'review', () => review);
  const send = () => button(page, trackedReviewTexts['review.sendAgain']).press('Enter');
  await show({ status: 'Done', actions: [] });
  await lose(send);
  // It arrived, and staff refused it once more: the page is read again.
  review = { ...refused, updatedAt: inDays(-1) };
  await page.reload();
  await show({});
  await expect(page.getByText(trackedReviewTexts['review.refusedTitle'])).toBeVisible();
  await send();
  await expect(page.getByText(trackedReviewTexts['review.sent'])).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test('the photos of a review whose reply was lost go with it, though the page reads the review as given', async ({
  page,
  request,
}) => {
  const given: TrackedReview = {
    status: 'Pending',
    rating: 5,
    text: 'Un travail soigné',
    showsPhotos: false,
    photos: [],
    updatedAt: inDays(0),
    refusalReason: null,
    refusalNote: null,
    visibleAt: null,
    answer: null,
  };
  let review: TrackedReview | null = null;
  const { show, keys, lose } = await openPage(page, request, 'review', () => review);
  await show({ status: 'Done', actions: [] });
  const form = page.locator('section[aria-labelledby="review"]');
  await form.getByRole('radio').first().check();
  await form.getByLabel(new RegExp(`^${trackedReviewTexts['review.text']}`)).fill(given.text);
  await form.locator('input[type=file]').setInputFiles({ name: 'mur.png', mimeType: 'image/png', buffer: png() });
  await expect(form.getByText('mur.png')).toBeVisible();
  const send = () => button(page, trackedReviewTexts['review.send']).press('Enter');
  await lose(send);
  review = given;
  await show({}, 'byComingBack');
  await expect(form.getByText(trackedReviewTexts['review.pending'])).toBeVisible();
  await expect(form.getByText(trackingTexts['tracking.actUnsure'])).toBeVisible();
  await expect(form.getByText('mur.png')).toBeVisible();

  const photo = { id: '0198c0de-0000-4000-8000-000000000001', name: 'mur.png' };
  await page.route('**/review/files', (route) => {
    review = { ...given, photos: [photo] };
    return route.fulfill(entityReply(review));
  });
  await send();
  await expect(form.getByRole('status').filter({ hasText: trackedReviewTexts['review.sent'] }).first()).toBeFocused();
  await expect(form.getByRole('link', { name: 'Photo 1' })).toBeVisible();
  await expect(button(page, trackedReviewTexts['review.send'])).toHaveCount(0);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a renewal is ended anew that was bought after an end whose reply was lost', async ({ page }) => {
  const ends: (string | undefined)[] = [];
  let endDate = inDays(20);
  await page.route('**/active/*', async (route) => {
    const reply = await (await route.fetch()).json();
    await route.fulfill({ json: { ...reply, entity: { ...reply.entity, renews: true, following: [], endDate } } });
  });
  await page.route('**/cancel', (route) => {
    ends.push(route.request().headers()['idempotency-key']);
    return ends.length === 1 ? route.abort('connectionfailed') : route.fulfill(entityReply(null));
  });
  await startSession(page, 'entrepreneur@oasis.test');
  const end = async () => {
    await page.goto('/gestion-de-compte/forfaits');
    await button(page, packageTexts['packages.cancel']).press('Enter');
    await button(page, packageTexts['packages.cancelConfirm']).press('Enter');
  };
  await end();
  await expect(page.getByText(packageTexts['packages.cancelUnsure'])).toBeVisible();
  endDate = inDays(50);
  await end();
  await expect(page.getByText(packageTexts['packages.cancelled']).first()).toBeVisible();
  expect(ends).toHaveLength(2);
  // A key that is no other would be given the reply of the first.
  expect(ends[1] === undefined || ends[1] !== ends[0]).toBe(true);
  // The package is asked for once more after its end.
  await page.unrouteAll({ behavior: 'wait' });
});
