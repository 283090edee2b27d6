import { expect, type Page, test } from '@playwright/test';
import { editorTexts } from '../../src/shared/quotes/editorTexts.ts';
import { quoteFieldTexts } from '../../src/shared/quotes/fieldTexts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { startSession } from '../support/browserSession.ts';
import { acceptedJob } from '../support/jobSteps.ts';

const label = { ...editorTexts, ...quoteFieldTexts };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lineField = (
  page: Page,
  number: number,
  key: 'quote.label' | 'quote.quantity' | 'quote.unit' | 'quote.unitPrice',
) => page.getByRole('group', { name: `Ligne ${number}` }).getByLabel(label[key], { exact: true });

test('a contractor writes a quote with the thumb and sends it', async ({ page, request }) => {
  test.setTimeout(60_000);
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
});
