import { expect, type Page, test } from '@playwright/test';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { editorTexts } from '../../src/shared/quotes/editorTexts.ts';
import { quoteFieldTexts } from '../../src/shared/quotes/fieldTexts.ts';
import { MAX_VERSIONS } from '../../src/shared/quotes/status.ts';
import { quoteTexts } from '../../src/shared/quotes/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { cancelAsAdmin, startSession } from '../support/browserSession.ts';
import { acceptedJob, sendQuote } from '../support/jobSteps.ts';
import { loseReply } from '../support/lostReply.ts';

const label = { ...editorTexts, ...quoteFieldTexts, ...quoteTexts };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lineField = (
  page: Page,
  number: number,
  key: 'quote.label' | 'quote.quantity' | 'quote.unit' | 'quote.unitPrice',
) => page.getByRole('group', { name: `Ligne ${number}` }).getByLabel(label[key], { exact: true });

test('a contractor writes a quote with the thumb and sends it', async ({ page, request }) => {
  test.setTimeout(90_000);
  const { leadId, email } = await acceptedJob(request, 'Repeindre le salon');
  await startSession(page, email);
  await page.goto(`/chantiers/${leadId}`);
  await page.getByRole('link', { name: /^Devis/ }).click();
  await expect(page).toHaveURL(new RegExp(`/chantiers/${leadId}/devis$`));

  await lineField(page, 1, 'quote.quantity').fill('1.000');
  await page.getByLabel(/^Acompte demandé/).fill('10,5');
  await button(page, label['quote.check']).click();
  for (const key of ['quotes.labelRequired', 'quotes.quantityInvalid', 'quotes.depositInvalid'] as const)
    await expect(page.getByText(label[key])).toBeVisible();
  await lineField(page, 1, 'quote.label').fill('Peinture des murs');
  await lineField(page, 1, 'quote.quantity').fill('42,5');
  await lineField(page, 1, 'quote.unit').fill('m²');
  await lineField(page, 1, 'quote.unitPrice').fill('15 000');
  await expect(page.getByText(/^Cette ligne : 637\s500\sGNF$/)).toBeVisible();
  await button(page, label['quote.addLine']).click();
  await lineField(page, 2, 'quote.label').fill('Échafaudage');
  await lineField(page, 2, 'quote.unit').fill('forfait');
  await lineField(page, 2, 'quote.unitPrice').fill('200.000');
  await page.getByLabel(label['quote.vat'], { exact: true }).selectOption('standard');
  await page.getByLabel(/^Acompte demandé/).fill('50');
  await expect(page.getByText(label['quote.depositHigh'])).toBeVisible();
  // 637,500 + 200,000, and 18 %.
  await expect(page.getByText(/^988\s250\sGNF$/)).toBeVisible();

  // Nothing typed is lost, though it cannot be stored yet.
  await page.reload();
  await expect(lineField(page, 2, 'quote.label')).toHaveValue('Échafaudage');
  await page.getByLabel(label['quote.duration']).fill('5');
  // Too many zeros are told in words, where they can be taken away.
  await lineField(page, 2, 'quote.quantity').fill('1000');
  await lineField(page, 2, 'quote.unitPrice').fill('10 000 000 000');
  await button(page, label['quote.check']).click();
  await expect(page.getByText(label['quotes.totalTooLarge'])).toBeVisible();
  await expect(lineField(page, 1, 'quote.unitPrice')).toBeFocused();
  await lineField(page, 2, 'quote.quantity').fill('1');
  await lineField(page, 2, 'quote.unitPrice').fill('200.000');
  await expectNoBarriers(page);
  await page.screenshot({ path: 'test-results/quote-editor.png', fullPage: true });

  await button(page, label['quote.check']).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(/988\s250\sGNF/);
  await expectNoBarriers(page);

  // Another tab changes the draft that was read: it is shown instead of sent.
  const price = (tab: Page) => lineField(tab, 2, 'quote.unitPrice');
  const save = async (tab: Page, typed: string) => {
    await price(tab).fill(typed);
    await button(tab, label['quote.save']).click();
  };
  const other = await page.context().newPage();
  await other.goto(page.url());
  await save(other, '300 000');
  await expect(other.getByText(label['quote.saved'])).toBeVisible();
  await question.getByRole('button', { name: label['quote.send'] }).click();
  await expect(page.locator('form').getByText(label['quotes.stale'])).toBeVisible();
  await expect(price(page)).toHaveValue('300000');
  // Nor does one tab silently save over the other: it says so, and takes over when asked again, or gives up.
  const behind = (tab: Page) => tab.getByText(/^Le brouillon enregistré, de .+ a changé/);
  await save(page, '250 000');
  await expect(page.getByText(label['quote.saved'])).toBeVisible();
  await save(other, '400 000');
  await expect(behind(other)).toBeVisible();
  await expect(price(other)).toHaveValue('400 000');
  await button(other, label['quote.save']).click();
  await expect(other.getByText(label['quote.saved'])).toBeVisible();
  await save(page, '450 000');
  await expect(behind(page)).toBeVisible();
  await page.reload();
  await expect(price(page)).toHaveValue('450 000');
  await expectNoBarriers(page);
  await button(page, label['quote.take']).click();
  await expect(price(page)).toHaveValue('400000');
  await expect(page.getByRole('status').filter({ hasText: label['quote.taken'] }).first()).toBeFocused();
  await other.close();

  await button(page, label['quote.check']).click();
  await expect(question).toContainText(/1\s224\s250\sGNF/);
  // The first reply is lost: asked again, it is sent once.
  const send = () => question.getByRole('button', { name: label['quote.send'] }).click();
  await loseReply(page, '**/quotes/*/send', send);
  await expect(question.getByRole('alert')).toHaveText(commonTexts['common.offline']);
  await send();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Le devis DEV-.+ est envoyé/ })
      .first(),
  ).toBeFocused();
  await expect(page.getByText(/^DEV-\d{4}-\d{5}, version 1$/)).toBeVisible();
  await expect(button(page, label['quote.correct'])).toBeVisible();
  await expectNoBarriers(page);

  // Taken back, it is said where the focus goes: the button that was pressed is no longer there.
  await button(page, label['quote.withdraw']).click();
  await question.getByRole('button', { name: label['quote.withdrawYes'] }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Le devis DEV-.+ est retiré/ })
      .first(),
  ).toBeFocused();
  await expect(button(page, label['quote.another'])).toBeVisible();
});

test('where the job is lost, its quotes are read and no other is written', async ({ page, request }) => {
  const { leadId, email, projectId, contractor } = await acceptedJob(request, 'Repeindre la cuisine');
  const { number } = await sendQuote(contractor, leadId);
  await cancelAsAdmin(request, projectId);
  await startSession(page, email);
  await page.goto(`/chantiers/${leadId}/devis`);
  await expect(page.getByText(`${number}, version 1`)).toBeVisible();
  await expect(page.getByText(/^Ce chantier est « Perdu »/)).toBeVisible();
  await expect(button(page, label['quote.another'])).toHaveCount(0);
  await expectNoBarriers(page);
});

test('after ten corrections no other is offered, and the page says what to do', async ({ page, request }) => {
  const { leadId, email, contractor } = await acceptedJob(request, 'Repeindre la véranda');
  for (let version = 1; version <= MAX_VERSIONS; version += 1) await sendQuote(contractor, leadId);
  await startSession(page, email);
  await page.goto(`/chantiers/${leadId}/devis`);
  await expect(page.getByText(label['quotes.tooManyVersions'])).toBeVisible();
  await expect(page.getByRole('heading', { name: /, version 11$/ })).toBeVisible();
  await expect(button(page, label['quote.correct'])).toHaveCount(0);
});
