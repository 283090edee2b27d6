import { expect, type Page, test } from '@playwright/test';
import { followUpClientTexts } from '../../src/shared/followUps/texts.ts';
import { noScriptTexts } from '../../src/shared/layout/noScriptTexts.ts';
import type { ProjectView, SubmittedProject } from '../../src/shared/projects/views.ts';
import { trackedActTexts } from '../../src/shared/tracking/actTexts.ts';
import { trackingTexts } from '../../src/shared/tracking/texts.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { cancelAsAdmin } from '../support/browserSession.ts';
import { submitRequest } from '../support/clientRequest.ts';
import { entityReply } from '../support/entityReply.ts';
import { callsOf } from '../support/jobSteps.ts';
import { loseReply } from '../support/lostReply.ts';
import { png } from '../support/sampleFiles.ts';
import { workingHour } from '../support/trackedActs.ts';
import { somebody } from '../support/wizard.ts';

const say = (key: keyof typeof trackingTexts): string => trackingTexts[key];
const ask = (key: keyof typeof trackedActTexts): string => trackedActTexts[key];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the form of an act by the keyboard alone. */
async function open(page: Page, act: keyof typeof trackingTexts): Promise<void> {
  await button(page, say(act)).press('Enter');
  await expect(button(page, say(act))).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status', { name: 'Chargement' })).toHaveCount(0);
}

async function follow(page: Page, { trackingPath }: SubmittedProject): Promise<void> {
  await page.goto(trackingPath ?? '');
  await expect(page.getByRole('heading', { name: say('tracking.actsTitle') })).toBeVisible();
}

test('a client corrects, adds a photo, asks to be called, complains and cancels by the link', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const project = await submitRequest(request, somebody(), 'Repeindre deux chambres');
  await follow(page, project);
  await expectNoBarriers(page);

  await open(page, 'tracking.act.correct');
  const description = page.getByLabel(say('tracking.description'), { exact: true });
  await description.fill('');
  await button(page, ask('tracking.correctSend')).press('Enter');
  await expect(page.getByText('La description du projet est requise').first()).toBeVisible();
  await description.fill('Repeindre trois chambres');
  await expectNoBarriers(page);
  await button(page, ask('tracking.correctSend')).press('Enter');
  await expect(page.getByText(say('tracking.done.correct'))).toBeVisible();
  await expect(page.getByText('Repeindre trois chambres')).toBeVisible();

  await open(page, 'tracking.act.correct');
  const link = `/tracking/${project.trackingPath?.split('/').at(-1)}`;
  const address = 'Au marché de Taouyah';
  await request.post(`${link}/correct`, { data: { description: 'Repeindre tout', address } });
  await description.fill('Repeindre quatre chambres');
  const landmark = page.getByLabel(say('tracking.landmark'));
  await landmark.fill('La pompe');
  await button(page, ask('tracking.correctSend')).press('Enter');
  await expect(page.getByText('Corrigé entre-temps : « Repeindre tout »').first()).toBeVisible();
  await expect(description).toBeFocused();
  await expect(page.getByText(address)).toBeVisible();
  await expectNoBarriers(page);
  await button(page, ask('tracking.correctSend')).press('Enter');
  await expect(page.getByText(say('tracking.done.correct'))).toBeVisible();
  const { entity } = await (await request.get(link)).json();
  expect(entity.request).toMatchObject({ description: 'Repeindre quatre chambres', landmark: 'La pompe', address });

  await open(page, 'tracking.act.addFiles');
  const pick = () =>
    page.getByLabel(ask('tracking.pickFiles')).setInputFiles({ name: 'mur.png', mimeType: 'image/png', buffer: png() });
  // Its reply is lost, and it is picked again instead of sent again.
  await loseReply(page, '**/files', pick);
  await expect(button(page, ask('tracking.sendAgain'))).toBeVisible();
  await pick();
  await expect(page.getByText(say('tracking.done.addFiles'))).toBeVisible();
  await expect(page.getByText(/^mur\./)).toHaveCount(1);

  await open(page, 'tracking.act.addFiles');
  await page.getByLabel(ask('tracking.pickFiles')).setInputFiles([
    { name: 'sol.png', mimeType: 'image/png', buffer: png() },
    { name: 'liste.txt', mimeType: 'text/plain', buffer: Buffer.from('Une liste') },
  ]);
  await expect(page.getByText(ask('tracking.filesSent').replace('%{names}', 'sol.png'))).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /^liste\.txt/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^sol\./ })).toBeVisible();
  await expectNoBarriers(page);

  await open(page, 'tracking.act.callMe');
  await button(page, ask('tracking.callSend')).press('Enter');
  await expect(page.getByText(ask('tracking.callAtRequired')).first()).toBeVisible();
  await page.getByLabel(ask('tracking.callDay')).fill(workingHour().slice(0, 10));
  await page.getByLabel(ask('tracking.callHour')).selectOption('10');
  await button(page, ask('tracking.callSend')).press('Enter');
  await expect(page.getByText(/^Nous vous appelons le .* 10:00/)).toBeVisible();

  await open(page, 'tracking.act.problem');
  const problem = page.getByLabel(ask('tracking.problemText'));
  await problem.fill('Personne ne m’a appelé');
  await page.context().setOffline(true);
  await button(page, ask('tracking.problemSend')).press('Enter');
  await expect(page.getByText(say('tracking.actUnsure'))).toBeVisible();
  await expect(problem).toHaveValue('Personne ne m’a appelé');
  await page.context().setOffline(false);
  await page.reload();
  await open(page, 'tracking.act.problem');
  await expect(problem).toHaveValue('Personne ne m’a appelé');
  await button(page, ask('tracking.problemSend')).press('Enter');
  await expect(page.getByText(say('tracking.done.problem'))).toBeVisible();

  await open(page, 'tracking.act.cancel');
  await button(page, ask('tracking.cancelSend')).press('Enter');
  await expect(page.getByText(ask('tracking.reasonRequired')).first()).toBeVisible();
  await page.getByLabel(ask('tracking.reason.postponed')).check();
  await expectNoBarriers(page);
  // The reply is lost, and staff open the request again: cancelled once more, it is cancelled.
  await loseReply(page, '**/cancel', () => button(page, ask('tracking.cancelSend')).press('Enter'));
  await page.reload();
  await expect(page.getByText(followUpClientTexts['followUps.ended.Cancelled'])).toBeVisible();
  const admin = await callsOf(request, 'admin@oasis.test');
  const { updatedAt } = await admin.get<ProjectView>(`/get-project-details/${project.id}`);
  await admin.put(`/admin/projects/${project.id}/restoration`, { updatedAt });
  await page.reload();
  await open(page, 'tracking.act.cancel');
  await page.getByLabel(ask('tracking.reason.postponed')).check();
  await button(page, ask('tracking.cancelSend')).press('Enter');
  await expect(page.getByText(say('tracking.done.cancel'), { exact: true })).toBeVisible();
  await expect(page.getByText(followUpClientTexts['followUps.ended.Cancelled'])).toBeVisible();
  await expect(button(page, say('tracking.act.cancel'))).toHaveCount(0);
  await expectNoBarriers(page);
});

test('an act that the request allows no more says so beside what it is by now, and keeps what was typed', async ({
  page,
  request,
}) => {
  const project = await submitRequest(request, somebody(), 'Réparer un portail');
  await follow(page, project);
  await open(page, 'tracking.act.correct');
  const description = page.getByLabel(say('tracking.description'), { exact: true });
  await description.fill('Réparer deux portails');
  await cancelAsAdmin(request, project.id);
  await button(page, ask('tracking.correctSend')).press('Enter');
  await expect(page.getByText(/« Annulé » : cette action n’est plus possible/).first()).toBeVisible();
  await expect(page.getByText(followUpClientTexts['followUps.ended.Cancelled'])).toBeVisible();
  await expect(button(page, say('tracking.act.cancel'))).toHaveCount(0);
  await expect(description).toHaveValue('Réparer deux portails');
  await expectNoBarriers(page);
});

test('a question that was answered in another tab is said to be over, beside what happens next by now', async ({
  page,
  request,
}) => {
  const project = await submitRequest(request, somebody(), 'Poser une fenêtre');
  const token = project.trackingPath?.split('/').at(-1) ?? '';
  const read: TrackingView = (await (await request.get(`/tracking/${token}`)).json()).entity;
  // The server is asked nothing, and refuses: the question of the stale page is made up, what comes next is not.
  const question = { step: 'ContactAsked', canSayYes: true } as const;
  const asking = { ...read, nextStep: { ...read.nextStep, text: 'Vous a-t-on appelé ?', question } };
  const readAt = new Date(Date.now() + 1).toISOString();
  await page.route(`**/tracking/${token}`, (route) => route.fulfill(entityReply({ ...asking, readAt })), { times: 1 });
  await follow(page, project);
  await button(page, say('tracking.refresh')).click();
  await button(page, say('tracking.answerYes')).press('Enter');
  const told = page.getByRole('status').filter({ hasText: say('tracking.nothingAsked') });
  await expect(told.first()).toBeFocused();
  await expect(button(page, say('tracking.answerYes'))).toHaveCount(0);
  await expect(page.getByText(read.nextStep.text)).toBeVisible();
  await expect(told.first()).toBeVisible();
  await expectNoBarriers(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the acts say whom to call', async ({ page, request }) => {
    const project = await submitRequest(request, somebody(), 'Changer une porte');
    await page.goto(project.trackingPath ?? '');
    await expect(page.getByText(project.reference)).toBeVisible();
    await expect(button(page, say('tracking.act.cancel'))).toBeHidden();
    expect(await page.content()).toContain(noScriptTexts['layout.noScript']);
  });
});

/** The clock of the follow-up is not played by a browser: the question is, and what its answer brings. */
test('the question of the next step is answered with the keyboard, and what was answered is said', async ({
  page,
  request,
}) => {
  const project = await submitRequest(request, somebody(), 'Poser une porte');
  const token = project.trackingPath?.split('/').at(-1) ?? '';
  const read: TrackingView = (await (await request.get(`/tracking/${token}`)).json()).entity;
  const asked = (step: 'ContactAsked' | 'WorkAsked', canSayYes: boolean): TrackingView['nextStep'] => ({
    text: followUpClientTexts[`followUps.client.${step}`],
    by: 'client',
    dueAt: new Date(Date.now() + 86_400_000).toISOString(),
    isOverdue: false,
    question: { step, canSayYes },
  });
  let nextStep = asked('ContactAsked', true);
  const sent: unknown[] = [];
  const answer = () => {
    const readAt = new Date(Date.now() + 1000).toISOString();
    return entityReply({ ...read, nextStep, readAt });
  };
  await page.route(`**/tracking/${token}`, (route) => route.fulfill(answer()));
  await page.route(`**/tracking/${token}/answer`, (route) => {
    sent.push(route.request().postDataJSON());
    nextStep = sent.length === 1 ? asked('WorkAsked', false) : { ...nextStep, by: 'enterprises', question: null };
    return route.fulfill(answer());
  });
  await follow(page, project);
  await button(page, say('tracking.refresh')).click();
  const yes = button(page, say('tracking.answerYes'));
  const notYet = button(page, say('tracking.answerNotYet'));
  await expect(button(page, say('tracking.answerNo'))).toBeVisible();
  await expectNoBarriers(page);
  await yes.press('Enter');
  const told = page.getByRole('status').filter({ hasText: say('tracking.answered') });
  await expect(told.first()).toBeFocused();
  await expect(yes).toHaveCount(0);
  await notYet.press('Enter');
  await expect(notYet).toHaveCount(0);
  await expect(told.first()).toBeFocused();
  await expectNoBarriers(page);
  expect(sent).toEqual([
    { step: 'ContactAsked', answer: 'yes' },
    { step: 'WorkAsked', answer: 'no' },
  ]);
});
