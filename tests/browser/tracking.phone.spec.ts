import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { followUpClientTexts } from '../../src/shared/followUps/texts.ts';
import type { SubmittedProject } from '../../src/shared/projects/views.ts';
import { trackingTexts } from '../../src/shared/tracking/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { logIn } from '../support/browserSession.ts';
import { submitRequest } from '../support/clientRequest.ts';
import { type CuttableServer, startCuttableServer } from '../support/cuttableServer.ts';
import { label, reachSummary, somebody, thanks, validate } from '../support/wizard.ts';

test.use({ serviceWorkers: 'allow' });

let server: CuttableServer;
test.beforeEach(async ({ baseURL }) => {
  server = await startCuttableServer(baseURL ?? '');
});
test.afterEach(() => server.stop());

const say = (key: keyof typeof trackingTexts): string => trackingTexts[key];

/** Calls of somebody who has a demonstration account. */
async function callsOf(request: APIRequestContext, loginIdentifier: string) {
  const { headers, user } = await logIn(request, loginIdentifier);
  return {
    userId: user.id,
    get: async (path: string) => (await (await request.get(path, { headers })).json()).entity,
    put: async (path: string, data: object) => {
      const reply = await request.put(path, { headers, data });
      expect(reply.ok(), await reply.text()).toBe(true);
    },
  };
}

/** Customer service publishes the request and a contractor accepts it. */
async function publishAndAccept(request: APIRequestContext, { id }: Pick<SubmittedProject, 'id'>): Promise<void> {
  const agent = await callsOf(request, 'service@oasis.test');
  const services: { id: string; nameFr: string }[] = await (await request.get('/get-active-services')).json();
  const serviceId = services.find(({ nameFr }) => nameFr === 'Peinture')?.id;
  await agent.put('/assign-project/', { id, agentId: agent.userId });
  await agent.put('/activate-project/', { id, agentId: agent.userId, serviceId });
  const contractor = await callsOf(request, 'entrepreneur@oasis.test');
  await contractor.put('/accept-project/', { id, entrepreneurId: contractor.userId });
}

const isKept = (page: Page, path: string) =>
  page.evaluate(async (wanted) => (await caches.match(wanted, { ignoreVary: true })) !== undefined, path);

test('a client follows the request from the confirmation on, and reads it without a network', async ({
  page,
  baseURL,
  request,
}) => {
  test.setTimeout(180_000);
  const person = somebody();
  const submitted = page.waitForResponse((reply) => reply.url().endsWith('/save-project-infos'));
  await page.goto(server.url);
  await reachSummaryOn(page, person);
  await validate(page);
  await expect(thanks(page, person)).toBeVisible();
  const project: SubmittedProject = (await (await submitted).json()).entity;
  await expect(page.getByText(project.reference)).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('link', { name: label('wizard.done.lostLink') }).click();
  await expect(page).toHaveURL(`${server.url}/suivi`);
  await page.goBack();

  await page.getByRole('link', { name: label('wizard.done.track') }).click();
  await expect(page).toHaveURL(`${server.url}${project.trackingPath}`);
  await expect(page.getByText(project.reference)).toBeVisible();
  await expect(page.getByText(followUpClientTexts['followUps.client.Check'])).toBeVisible();
  await expect(page.getByText('salon.png')).toBeVisible();
  await publishAndAccept(request, project);
  await comeBackTo(page, followUpClientTexts['followUps.client.Contact']);
  const whatsApp = page.getByRole('link', { name: /WhatsApp/ });
  await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/224\d{9}\?text=/);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 740 });
      await expectNoBarriers(page);
    }
  }

  await page.reload();
  await expect.poll(() => isKept(page, project.trackingPath ?? ''), { timeout: 30_000 }).toBe(true);
  server.cut();
  await page.reload();
  await expect(page.getByText(followUpClientTexts['followUps.client.Contact'])).toBeVisible();
  await expect(page.getByText(project.reference)).toBeVisible();
  await comeBackTo(page, say('tracking.offline'));
  const cancelled = await request.post(`${project.trackingPath?.replace('suivi', 'tracking')}/cancel`, {
    data: { reason: 'postponed' },
  });
  expect(cancelled.ok()).toBe(true);
  server.lead(baseURL ?? '');
  await comeBackTo(page, followUpClientTexts['followUps.ended.Cancelled']);
  await expect(page.getByText(say('tracking.offline'))).toHaveCount(0);
});

test.describe('with a clock that is behind', () => {
  test.use({ serviceWorkers: 'block' });

  test('a copy of the page is not taken for how the request stands now', async ({ page, request }) => {
    const { trackingPath } = await submitRequest(request, somebody(), 'Refaire la toiture');
    const path = trackingPath ?? '';
    const copy = await (await request.get(path)).text();
    await page.clock.setFixedTime(Date.now() - 3 * 86_400_000);
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: copy }));
    await page.route('**/tracking/*', (route) => route.abort('internetdisconnected'));
    await page.goto(path);
    await expect(page.getByText(say('tracking.offline'))).toBeVisible();
  });
});

/** From another window, once the page's code runs; it then says these words. */
const comeBackTo = (page: Page, words: string) =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByText(words)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });

/** The wizard, on the address of the server that can be cut off. */
async function reachSummaryOn(page: Page, person: ReturnType<typeof somebody>): Promise<void> {
  const goto = page.goto.bind(page);
  page.goto = (path, options) => goto(path.startsWith('/') ? `${server.url}${path}` : path, options);
  await reachSummary(page, person, `Repeindre le salon ${person.lastName}`);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is read whole, and a wrong link says whom to call', async ({ page }) => {
    await page.goto(`/suivi/${'A'.repeat(22)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('tracking.deadTitle'));
    await expect(page.getByRole('main').getByRole('link', { name: /^Appeler/ })).toBeVisible();
  });
});
