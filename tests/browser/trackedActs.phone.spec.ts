import { expect, type Page, test } from '@playwright/test';
import { noScriptTexts } from '../../src/shared/layout/noScriptTexts.ts';
import type { SubmittedProject } from '../../src/shared/projects/views.ts';
import { trackedActTexts } from '../../src/shared/tracking/actTexts.ts';
import { trackingTexts } from '../../src/shared/tracking/texts.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { submitRequest } from '../support/clientRequest.ts';
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

  await open(page, 'tracking.act.addFiles');
  await page
    .getByLabel(ask('tracking.pickFiles'))
    .setInputFiles({ name: 'mur.png', mimeType: 'image/png', buffer: png() });
  await expect(page.getByText(say('tracking.done.addFiles'))).toBeVisible();
  await expect(page.getByText(/^mur\./)).toBeVisible();

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
  await expect(page.getByText(say('tracking.actOffline'))).toBeVisible();
  await expect(problem).toHaveValue('Personne ne m’a appelé');
  await page.context().setOffline(false);
  await button(page, ask('tracking.problemSend')).press('Enter');
  await expect(page.getByText(say('tracking.done.problem'))).toBeVisible();

  await open(page, 'tracking.act.cancel');
  await button(page, ask('tracking.cancelSend')).press('Enter');
  await expect(page.getByText(ask('tracking.reasonRequired')).first()).toBeVisible();
  await page.getByLabel(ask('tracking.reason.postponed')).check();
  await expectNoBarriers(page);
  await button(page, ask('tracking.cancelSend')).press('Enter');
  await expect(page.getByText(say('tracking.done.cancel'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('tracking.next.Cancelled'))).toBeVisible();
  await expect(button(page, say('tracking.act.cancel'))).toHaveCount(0);
  await expectNoBarriers(page);
});

/** The server’s part is played: the code goes to a telephone that no test reads. */
test('closing asks for the code, goes on with what was typed, and a reserve is lifted', async ({ page, request }) => {
  const project = await submitRequest(request, somebody(), 'Refaire la salle de bain');
  const token = project.trackingPath?.split('/').at(-1) ?? '';
  const read: TrackingView = (await (await request.get(`/tracking/${token}`)).json()).entity;
  const reserve = { id: '01890000-0000-7000-8000-000000000001', text: 'Un joint manque', dueOn: '2099-01-31' };
  let tracked: TrackingView = { ...read, status: 'Hired', closingCode: '482913', actions: ['close', 'problem'] };
  let isVerified = false;
  const sent: unknown[] = [];
  const entity = (value: unknown) => ({ json: { isSuccess: true, entity: value, errorMessage: null } });
  const later = () => new Date(Date.now() + 1000).toISOString();
  await page.route(`**/tracking/${token}`, (route) => route.fulfill(entity({ ...tracked, readAt: later() })));
  await page.route(`**/tracking/${token}/code`, (route) =>
    route.fulfill(entity({ phoneEnd: '07', expiresAt: later() })),
  );
  await page.route(`**/tracking/${token}/verify`, (route) => {
    isVerified = route.request().postDataJSON().code === '123456';
    const wrong = { isSuccess: false, errorMessage: 'Non', errors: { Code: ['Ce code n’est pas le bon.'] } };
    return isVerified ? route.fulfill(entity(null)) : route.fulfill({ status: 400, json: wrong });
  });
  await page.route(`**/tracking/${token}/close`, (route) => {
    const needed = { isSuccess: false, entity: null, code: 'CODE_NEEDED', errorMessage: 'Entrez le code' };
    if (!isVerified) return route.fulfill({ status: 409, json: needed });
    sent.push(route.request().postDataJSON());
    const open = [{ ...reserve, liftedAt: null, files: [] }];
    tracked = { ...tracked, status: 'Done', closingCode: null, reserves: open, actions: ['liftReserve', 'problem'] };
    return route.fulfill(entity({ ...tracked, readAt: later() }));
  });
  await page.route(`**/tracking/${token}/reserves/${reserve.id}/lift`, (route) => {
    tracked = { ...tracked, reserves: [{ ...reserve, liftedAt: later(), files: [] }], actions: ['problem'] };
    return route.fulfill(entity({ ...tracked, readAt: later() }));
  });
  await follow(page, project);
  await button(page, say('tracking.refresh')).click();
  await expect(page.getByText('482913')).toBeVisible();
  await expectNoBarriers(page);

  await open(page, 'tracking.act.close');
  await button(page, ask('tracking.reserveAdd')).press('Enter');
  const text = page.getByLabel(ask('tracking.reserveText'));
  await text.fill(reserve.text);
  await button(page, ask('tracking.closeSend')).press('Enter');
  await expect(page.getByText(ask('tracking.reserveDueRequired')).first()).toBeVisible();
  await page.getByLabel(ask('tracking.reserveDue')).fill(reserve.dueOn);
  await button(page, ask('tracking.closeSend')).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await button(page, ask('tracking.sendCode')).press('Enter');
  await page.getByLabel(ask('tracking.code'), { exact: true }).fill('111111');
  await button(page, ask('tracking.verify')).press('Enter');
  await expect(page.getByText('Ce code n’est pas le bon.').first()).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel(ask('tracking.code'), { exact: true }).fill('123 456');
  await button(page, ask('tracking.verify')).press('Enter');
  await expect(page.getByText(say('tracking.done.close'))).toBeVisible();
  expect(sent).toEqual([{ reserves: [{ text: reserve.text, dueOn: reserve.dueOn }] }]);
  await expect(page.getByText(reserve.text)).toBeVisible();
  await expectNoBarriers(page);

  await open(page, 'tracking.act.liftReserve');
  await button(page, ask('tracking.lift')).press('Enter');
  await expect(page.getByText(say('tracking.done.liftReserve'))).toBeVisible();
  await expect(page.getByText(/^Repris le/)).toBeVisible();
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
