import { expect, type Page, test } from '@playwright/test';
import { absenceTexts } from '../../src/shared/absences/texts.ts';
import { menuTexts } from '../../src/shared/admin/menuTexts.ts';
import { followUpDeskTexts as texts } from '../../src/shared/followUps/deskTexts.ts';
import { leadTexts } from '../../src/shared/leads/texts.ts';
import { deskTexts } from '../../src/shared/projects/deskTexts.ts';
import { expectNoBarriersAtBothSizes } from '../support/bothSizes.ts';
import { cancelAsAdmin, enterCredentials, signInByForm } from '../support/browserSession.ts';
import { sendRequest } from '../support/clientRequest.ts';
import { loseReply } from '../support/lostReply.ts';
import { type Person, somebody } from '../support/wizard.ts';

const row = (page: Page, { lastName }: Person) =>
  page.getByRole('list', { name: texts['followUps.rows'] }).getByRole('listitem').filter({ hasText: lastName }).first();
const outcome = (page: Page, name: 'reached' | 'noAnswer' | 'callBack') =>
  page.getByRole('button', { name: texts[`followUps.outcome.${name}`], exact: true });
/** As the row says it: the name of the outcome alone stands on its button too. */
const lastCall = (name: 'noAnswer' | 'callBack') =>
  texts['followUps.lastCall'].replace('%{outcome}', leadTexts[`leads.call.${name}`]).replace('%{age}', '');

/** The desk as somebody of customer service has it, narrowed to one client. */
async function openDesk(page: Page, { lastName }: Person): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ q: lastName }));
  await signInByForm(page, 'service@oasis.test', `/oasis-interne/suivi?filter=${filter}`);
  await expect(page.locator('h1')).toHaveText(menuTexts['followUps.menu']);
}

test('calls by keyboard, one after the other, and on a phone in two taps', async ({ page, request, isMobile }) => {
  const person = somebody();
  await sendRequest(request, person, 'Poser un portail');
  await openDesk(page, person);
  await expect(row(page, person)).toBeVisible();
  const next = page.getByRole('button', { name: texts['followUps.next'], exact: true });
  if (isMobile) await next.tap();
  else await page.keyboard.press('n');
  await expect(outcome(page, 'noAnswer')).toBeVisible();
  await expect(page.getByRole('heading', { name: person.lastName, level: 2 })).toBeFocused();
  await expect(page.getByRole('heading', { name: deskTexts['desk.timeline'] })).toBeVisible();
  await expect(row(page, person).locator('a[href^="tel:+224"]').first()).toBeVisible();

  await page.getByLabel(texts['followUps.note']).fill('2 fois sans réponse');
  if (isMobile) await outcome(page, 'noAnswer').tap();
  else {
    await page.getByLabel(texts['followUps.note']).blur();
    await page.keyboard.press('2');
  }
  await expect(page.getByText(texts['followUps.recorded'])).toBeVisible();
  await expect(row(page, person)).toContainText(lastCall('noAnswer'));

  await expect(page.getByText('2 fois sans réponse').first()).toBeVisible();
  if (isMobile) await outcome(page, 'callBack').tap();
  else await page.keyboard.press('3');
  await expect(page.getByLabel(texts['followUps.backAt'])).toBeVisible();
  const hour = page.getByRole('button', { name: /^\d\d\/\d\d\/\d{4}/ }).first();
  if (isMobile) await hour.tap();
  else {
    await expect(hour).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(row(page, person)).toContainText(lastCall('callBack'));
  await expectNoBarriersAtBothSizes(page);
});

test('a call whose reply was lost is written down once, from the same row and from one taken again', async ({
  page,
  request,
}) => {
  const { lastName } = somebody();
  const [first, second] = ['Aminata', 'Binta'].map((firstName): Person => ({ ...somebody(), firstName, lastName }));
  if (!first || !second) throw new Error('Nobody to call');
  await sendRequest(request, first, 'Poser un portail');
  await sendRequest(request, second, 'Poser une porte');
  await openDesk(page, first);
  const take = ({ firstName }: Person) =>
    page.getByRole('list', { name: texts['followUps.rows'] }).getByRole('button', { name: firstName }).click();
  await take(first);
  const calls = '**/admin/follow-ups/*/calls';
  await loseReply(page, calls, () => outcome(page, 'noAnswer').click());
  await loseReply(page, calls, () => outcome(page, 'noAnswer').click());
  // As the browser does when somebody comes back to the page: the list is read again.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('listitem').filter({ hasText: first.firstName })).toContainText(lastCall('noAnswer'));
  await take(second);
  await take(first);
  await outcome(page, 'noAnswer').click();
  await expect(page.getByText(texts['followUps.recorded'])).toBeVisible();
  await page.reload();
  await take(first);
  await expect(page.getByText(deskTexts['desk.timeline.call'])).toHaveCount(1);
});

test('a double press notes one call, and none to the client who comes next', async ({ page, request }) => {
  const { lastName } = somebody();
  const [first, second] = ['Aminata', 'Binetou'].map((firstName): Person => ({ ...somebody(), firstName, lastName }));
  if (!first || !second) throw new Error('Nobody to call');
  await sendRequest(request, first, 'Poser un portail');
  await sendRequest(request, second, 'Poser une porte');
  await openDesk(page, first);
  let calls = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/calls')) calls += 1;
  });
  await page.getByRole('button', { name: texts['followUps.next'], exact: true }).click();
  const heading = (firstName: string) => page.getByRole('heading', { name: firstName, level: 2 });
  await expect(heading(first.firstName)).toBeVisible();
  const noAnswer = outcome(page, 'noAnswer');
  // The second press comes as soon as the next client has, which is within that of a double click.
  await noAnswer.click();
  await heading(second.firstName).waitFor();
  await noAnswer.click({ force: true });
  await page.keyboard.press('2');
  await expect(noAnswer).toBeEnabled();
  expect(calls).toBe(1);
  await noAnswer.click();
  await expect.poll(() => calls).toBe(2);
});

test('what comes late and what is typed: a slow answer, a failure, the end of a session, a colleague who is faster', async ({
  page,
  request,
}) => {
  const { lastName } = somebody();
  const named = (firstName: string): Person => ({ ...somebody(), firstName, lastName });
  const first = named('Aminata');
  const third = named('Condetto');
  await sendRequest(request, first, 'Poser un portail');
  await sendRequest(request, named('Binta'), 'Poser une porte');
  const thirdId = await sendRequest(request, third, 'Poser un volet');
  await page.clock.install();
  await openDesk(page, first);
  const take = ({ firstName }: Person) =>
    page.getByRole('list', { name: texts['followUps.rows'] }).getByRole('button', { name: firstName }).click();
  const note = page.getByLabel(texts['followUps.note']);

  const slow = Promise.withResolvers<void>();
  await page.route('**/admin/follow-ups/*/calls', async (route) => {
    await slow.promise;
    await route.continue();
  });
  await take(first);
  await note.fill('Sonne dans le vide');
  await outcome(page, 'noAnswer').click();
  await take(third);
  await note.fill('Préfère le soir');
  slow.resolve();
  await expect(page.getByText(texts['followUps.recorded'])).toBeVisible();
  await expect(note).toHaveValue('Préfère le soir');
  await page.unroute('**/admin/follow-ups/*/calls');

  const lost = Promise.withResolvers<void>();
  await page.route('**/admin/follow-ups/*/calls', async (route) => {
    await lost.promise;
    await route.abort();
  });
  await outcome(page, 'noAnswer').click();
  await page.getByRole('button', { name: texts['followUps.next'], exact: true }).click();
  await expect(note).toHaveValue('');
  lost.resolve();
  await expect(page.getByText(`L’appel à Condetto ${lastName} n’a pas été noté.`)).toBeVisible();
  await page.unroute('**/admin/follow-ups/*/calls');
  await take(third);
  await expect(note).toHaveValue('Préfère le soir');

  await page.getByRole('button', { name: absenceTexts['absences.own'] }).click();
  const day = page.getByLabel(absenceTexts['resources.absences.fields.fromDay']);
  await day.fill('2031-05-05');
  await page.getByLabel(absenceTexts['resources.absences.fields.untilDay']).fill('2031-05-09');
  await page.getByRole('button', { name: absenceTexts['absences.save'] }).evaluate(async (button: HTMLElement) => {
    await fetch('/logout', { method: 'POST', headers: { authorization: `Bearer ${localStorage.getItem('token')}` } });
    button.click();
  });
  await page.waitForURL('**/connexion');
  await enterCredentials(page, 'service@oasis.test');
  await expect(day).toHaveValue('2031-05-05');
  await page.getByRole('button', { name: absenceTexts['absences.back'] }).click();
  await expect(note).toHaveValue('Préfère le soir');

  await cancelAsAdmin(request, thirdId);
  await page.clock.fastForward('01:05');
  await expect(page.getByText(texts['followUps.gone'])).toBeVisible();
  await expect(note).toHaveValue('Préfère le soir');
});
