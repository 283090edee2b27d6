import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { comparisonTexts } from '../../src/shared/quotes/comparisonTexts.ts';
import { editorTexts } from '../../src/shared/quotes/editorTexts.ts';
import { quoteFieldTexts } from '../../src/shared/quotes/fieldTexts.ts';
import type { TrackedQuote } from '../../src/shared/quotes/views.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { signIn } from '../support/browserSession.ts';
import { DEMO_PASSWORD } from '../support/builders.ts';
import { submitRequest } from '../support/clientRequest.ts';
import { somebody } from '../support/wizard.ts';

const label = { ...editorTexts, ...quoteFieldTexts, ...comparisonTexts };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lineField = (
  page: Page,
  number: number,
  key: 'quote.label' | 'quote.quantity' | 'quote.unit' | 'quote.unitPrice',
) => page.getByRole('group', { name: `Ligne ${number}` }).getByLabel(label[key], { exact: true });

async function callsOf(request: APIRequestContext, loginIdentifier: string) {
  const login = await (await request.post('/login', { data: { loginIdentifier, password: DEMO_PASSWORD } })).json();
  const headers = { authorization: `Bearer ${login.accessToken}` };
  return {
    userId: login.entity.id as string,
    put: async (path: string, data: object) => {
      const reply = await request.put(path, { headers, data });
      expect(reply.ok(), await reply.text()).toBe(true);
      return (await reply.json()).entity;
    },
  };
}

/** A request that customer service published and the contractor accepted: the lead, and the client's token. */
async function acceptedRequest(request: APIRequestContext): Promise<{ leadId: string; token: string }> {
  const { id, trackingPath } = await submitRequest(request, somebody(), 'Repeindre le salon');
  const agent = await callsOf(request, 'service@oasis.test');
  const services: { id: string; nameFr: string }[] = await (await request.get('/get-active-services')).json();
  const serviceId = services.find(({ nameFr }) => nameFr === 'Peinture')?.id;
  await agent.put('/assign-project/', { id, agentId: agent.userId });
  await agent.put('/activate-project/', { id, agentId: agent.userId, serviceId });
  const contractor = await callsOf(request, 'entrepreneur@oasis.test');
  const { leadId } = await contractor.put('/accept-project/', { id, entrepreneurId: contractor.userId });
  return { leadId, token: (trackingPath ?? '').split('/').at(-1) ?? '' };
}

test('a contractor writes a quote with the thumb and sends it; the client compares three and chooses', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  const { leadId, token } = await acceptedRequest(request);
  await signIn(page, 'entrepreneur@oasis.test');
  await page.goto(`/chantiers/${leadId}`);
  await page.getByRole('link', { name: /^Devis/ }).click();
  await expect(page).toHaveURL(new RegExp(`/chantiers/${leadId}/devis$`));

  await button(page, label['quote.check']).click();
  await expect(page.getByText(label['quotes.labelRequired'])).toBeVisible();
  await lineField(page, 1, 'quote.label').fill('Peinture des murs');
  await lineField(page, 1, 'quote.quantity').fill('42,5');
  await lineField(page, 1, 'quote.unit').fill('m²');
  await lineField(page, 1, 'quote.unitPrice').fill('15 000');
  await expect(page.getByText(/^Cette ligne : 637\s500\sGNF$/)).toBeVisible();
  await button(page, label['quote.addLine']).click();
  await lineField(page, 2, 'quote.label').fill('Échafaudage');
  await lineField(page, 2, 'quote.unit').fill('forfait');
  await lineField(page, 2, 'quote.unitPrice').fill('200000');
  await page.getByLabel(label['quote.vat'], { exact: true }).selectOption('standard');
  await page.getByLabel(/^Acompte demandé/).fill('50');
  await expect(page.getByText(label['quote.depositHigh'])).toBeVisible();
  // 637,500 + 200,000, and 18 %.
  await expect(page.getByText(/^988\s250\sGNF$/)).toBeVisible();

  // Nothing typed is lost, though it cannot be stored yet.
  await page.reload();
  await expect(lineField(page, 2, 'quote.label')).toHaveValue('Échafaudage');
  await page.getByLabel(label['quote.duration']).fill('5');
  await expectNoBarriers(page);
  await page.screenshot({ path: 'test-results/quote-editor.png', fullPage: true });

  await button(page, label['quote.check']).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(/988\s250\sGNF/);
  await expectNoBarriers(page);
  await question.getByRole('button', { name: label['quote.send'] }).click();
  await expect(page.getByText(/^DEV-\d{4}-\d{5}, version 1$/)).toBeVisible();
  await expect(button(page, label['quote.correct'])).toBeVisible();
  await expectNoBarriers(page);

  await compareThree(page, request, token);
});

/** The two others, and the code on the telephone, are played: no test reads a telephone. */
async function compareThree(page: Page, request: APIRequestContext, token: string): Promise<void> {
  const path = `/tracking/${token}`;
  const own: TrackingView = (await (await request.get(path)).json()).entity;
  const [quote] = own.quotes;
  if (!quote) throw new Error('The quote did not reach the client');
  const other = (enterprise: string, total: number, lines: TrackedQuote['lines']): TrackedQuote => ({
    ...quote,
    id: crypto.randomUUID(),
    enterprise,
    total,
    lines,
  });
  const quotes = [
    other('Bah et fils', 800_000, [
      { label: 'PEINTURE DES MURS', quantity: 42, unit: 'm²', unitPrice: 19_000, total: 798_000 },
    ]),
    quote,
    other('Camara Peinture', 1_200_000, []),
  ];
  let isChosen = false;
  const shown = () => ({
    isSuccess: true,
    errorMessage: null,
    entity: {
      ...own,
      readAt: new Date().toISOString(),
      quotes: quotes.map((one) => (isChosen ? { ...one, status: one.id === quote.id ? 'Accepted' : 'Declined' } : one)),
    },
  });
  await page.goto(`/suivi/${token}`);
  await expect(page.getByRole('heading', { name: quote.enterprise, level: 3 }).first()).toBeVisible();
  await page.route(`**${path}`, (route) => route.fulfill({ json: shown() }));
  await page.route(`**${path}/quotes/${quote.id}/accept`, (route) => {
    isChosen = true;
    return route.fulfill({ json: shown() });
  });
  await button(page, 'Actualiser').click();
  await expect(page.getByRole('heading', { name: 'Camara Peinture' })).toBeVisible();
  // The line of two quotes stands in all three, whatever its capitals.
  await expect(page.getByText(label['compare.missing'])).toHaveCount(1);
  await expectNoBarriers(page);
  const section = page.locator('section[aria-labelledby="quotes"]');
  await section.screenshot({ path: 'test-results/comparison-phone.png' });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });
  await section.screenshot({ path: 'test-results/comparison-desktop.png' });
  await page.setViewportSize({ width: 360, height: 740 });

  await button(page, `Choisir ${quote.enterprise}`).click();
  await page.getByRole('dialog').getByRole('button', { name: label['compare.acceptYes'] }).click();
  await expect(page.getByText('Accepté', { exact: true })).toBeVisible();
  await expect(button(page, `Choisir ${quote.enterprise}`)).toHaveCount(0);
}
