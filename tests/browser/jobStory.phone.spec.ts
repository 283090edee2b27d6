import { expect, type Page } from '@playwright/test';
import { directoryTexts } from '../../src/shared/directory/texts.ts';
import { enterpriseTexts } from '../../src/shared/enterprises/texts.ts';
import { formatLongDate } from '../../src/shared/format/dates.ts';
import { formatGnf } from '../../src/shared/format/money.ts';
import { homeTexts } from '../../src/shared/home/texts.ts';
import { leadPageTexts } from '../../src/shared/leads/pageTexts.ts';
import { contractorTexts } from '../../src/shared/projects/contractorTexts.ts';
import { projectTexts } from '../../src/shared/projects/texts.ts';
import type { SubmittedProject } from '../../src/shared/projects/views.ts';
import { comparisonTexts } from '../../src/shared/quotes/comparisonTexts.ts';
import { editorTexts } from '../../src/shared/quotes/editorTexts.ts';
import { ownReviewTexts } from '../../src/shared/reviews/ownTexts.ts';
import { trackedReviewTexts } from '../../src/shared/reviews/trackedTexts.ts';
import type { ReviewDetails, ReviewItem } from '../../src/shared/reviews/views.ts';
import { trackingTexts } from '../../src/shared/tracking/texts.ts';
import { userTexts } from '../../src/shared/users/texts.ts';
import { expectFitsScreen, expectNoBarriers } from '../support/barriers.ts';
import { signInByForm } from '../support/browserSession.ts';
import { acceptByAnother, callsOf, giveCode, publish, sendQuote, slowDown } from '../support/jobSteps.ts';
import { CLOSING_CODE_SMS, test } from '../support/smsServer.ts';
import { fillPerson, fillProject, next, somebody, thanks, validate } from '../support/wizard.ts';

const label = {
  ...comparisonTexts,
  ...editorTexts,
  ...leadPageTexts,
  ...trackedReviewTexts,
  ...trackingTexts,
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const lineField = (page: Page, key: 'quote.label' | 'quote.quantity' | 'quote.unit' | 'quote.unitPrice') =>
  page.getByRole('group', { name: 'Ligne 1' }).getByLabel(label[key], { exact: true });

test.use({ actionTimeout: 60_000 });

test('one job on two telephones at 400 kbit/s, from the home page to the review that everybody reads', async ({
  browser,
  request,
  server,
}) => {
  test.setTimeout(300_000);
  const person = somebody();
  const client = await (await browser.newContext()).newPage();
  await slowDown(client);
  await client.goto('/accueil');
  await client.getByRole('link', { name: homeTexts['home.startProject'] }).click();
  // Typed without spaces: wider than the screen.
  const rooms = 'salon+cuisine+douche+chambre1+chambre2+chambre3+couloir+terrasse';
  await fillProject(client, `Repeindre ${rooms} ${person.lastName}`);
  await next(client);
  await fillPerson(client, person);
  await next(client);
  const submitted = client.waitForResponse((reply) => reply.url().endsWith('/save-project-infos'));
  await validate(client);
  await expect(thanks(client, person)).toBeVisible();
  const { id, reference, trackingPath = '' }: SubmittedProject = (await (await submitted).json()).entity;
  expect(await server.lastSms(person.phone, /(OA-[A-Z0-9]{6})/)).toBe(reference);
  const link = await server.lastSms(person.phone, /(\/suivi\/[\w-]{22})/);
  expect(link).toBe(trackingPath);

  await publish(request, id);
  const other = await acceptByAnother(request, id);

  const contractor = await (await browser.newContext()).newPage();
  await slowDown(contractor);
  await signInByForm(contractor, 'entrepreneur@oasis.test', '/connexion-entrepreneurs');
  await contractor.goto(`/details-projets/${id}`);
  await expect(contractor.getByText(rooms)).toBeVisible();
  await expectFitsScreen(contractor);
  await button(contractor, contractorTexts['contractor.accept']).click();
  await button(contractor, contractorTexts['contractor.confirm']).click();
  await expect(contractor.getByText(projectTexts['projects.accepted'])).toBeVisible();
  await contractor.getByRole('link', { name: contractorTexts['contractor.followLead'] }).click();
  await expect(contractor).toHaveURL(/\/chantiers\/[^/]+$/);
  const job = contractor.url();
  await button(contractor, 'Joint').click();
  await contractor.getByRole('link', { name: /^Devis/ }).click();
  await lineField(contractor, 'quote.label').fill('Peinture des murs');
  await lineField(contractor, 'quote.quantity').fill('42,5');
  await lineField(contractor, 'quote.unit').fill('m²');
  await lineField(contractor, 'quote.unitPrice').fill('15 000');
  await contractor.getByLabel(label['quote.duration']).fill('5');
  await button(contractor, label['quote.check']).click();
  await contractor.getByRole('dialog').getByRole('button', { name: label['quote.send'] }).click();
  await expect(contractor.getByText(/^DEV-\d{4}-\d{5}, version 1$/)).toBeVisible();
  const second = await sendQuote(other.contractor, other.leadId, {
    lines: [{ label: 'PEINTURE DES MURS', quantity: 42, unit: 'm²', unitPrice: 19_000 }],
  });

  await client.goto(link);
  const own = client.locator('section[aria-labelledby="quotes"]').getByRole('listitem');
  await expect(own).toHaveCount(2);
  await expect(own.filter({ hasText: formatGnf(second.total) })).toHaveCount(1);
  const chosen = own.filter({ hasText: formatGnf(637_500) });
  await expect(chosen).toHaveCount(1);
  // The line that both have stands in both, whatever its capitals.
  await expect(own.getByText(/Peinture des murs/i)).toHaveCount(2);
  await expect(own.getByText(label['compare.missing'])).toHaveCount(0);
  await expectNoBarriers(client);
  const enterprise = (await chosen.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await button(client, `Choisir ${enterprise}`).click();
  await client.getByRole('dialog').getByRole('button', { name: label['compare.acceptYes'] }).click();
  await giveCode(client, server, person.phone);
  const accepted = label['compare.accepted'].replace('%{enterprise}', enterprise);
  await expect(client.getByRole('status').filter({ hasText: accepted }).first()).toBeFocused();
  await expect(chosen.getByText('Accepté', { exact: true })).toBeVisible();
  await expect(client.getByText(label['tracking.hired'])).toBeVisible();
  const code = await server.lastSms(person.phone, CLOSING_CODE_SMS);
  await expect(client.getByText(code, { exact: true })).toBeInViewport();

  await contractor.goto(job);
  await contractor.getByLabel(label['leads.closeCode']).fill(code);
  await button(contractor, label['leads.closeSave']).click();
  await expect(contractor.getByText(label['leads.completed'])).toBeVisible();

  await button(client, label['tracking.refresh']).click();
  const words = `Fini à l’heure, chantier propre (${reference}).`;
  await client.getByRole('radio', { name: label['review.rating.5'] }).check();
  await client.getByLabel(new RegExp(`^${label['review.text']}`)).fill(words);
  await button(client, label['review.send']).click();
  await expect(client.getByText(label['review.pending'])).toBeVisible();
  await expect(client.getByRole('status').filter({ hasText: label['review.sent'] }).first()).toBeFocused();

  const agent = await callsOf(request, 'service@oasis.test');
  const waiting = await agent.get<ReviewItem[]>('/admin/reviews');
  const path = `/admin/reviews/${waiting.find(({ text }) => text === words)?.id}`;
  const { version } = await agent.get<ReviewDetails>(path);
  await agent.put(`${path}/decision`, { decision: 'publish', version });
  await client.reload();
  const after = formatLongDate(new Date(Date.now() + 7 * 86_400_000).toISOString());
  await expect(client.getByText(label['review.visibleFrom'].replace('%{date}', after))).toBeVisible();

  await contractor.goto('/gestion-de-compte/preferences');
  await contractor.getByLabel(enterpriseTexts['preferences.isShown']).check();
  await button(contractor, userTexts['users.save']).click();
  const page = contractor.getByRole('link', { name: enterpriseTexts['preferences.seePage'] });
  const address = (await page.getAttribute('href')) ?? '';
  await client.goto(address);
  await expect(client.getByRole('heading', { level: 1 })).toHaveText(enterprise);
  await expect(client.getByText(words)).toHaveCount(0);

  await contractor.goto('/mes-avis');
  const review = contractor.getByRole('listitem').filter({ hasText: words });
  await review.getByLabel(ownReviewTexts['ownReviews.answer']).fill('Merci, au plaisir.');
  await review.getByRole('button', { name: ownReviewTexts['ownReviews.send'] }).click();
  await expect(review).toContainText('Visible depuis le');
  // The page may be shown as it was for a while: to whoever was on it in the browser, to others by the server.
  const reader = await (await browser.newContext()).newPage();
  await expect(async () => {
    await reader.goto(address);
    await expect(reader.getByRole('heading', { name: directoryTexts['enterprisePage.reviews'] })).toBeVisible();
    await expect(reader.getByText(words)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 90_000, intervals: [5000] });
  await expect(reader.getByText('Merci, au plaisir.')).toBeVisible();
  await expectNoBarriers(reader);
  expect(await reader.content()).not.toContain(person.lastName);
});
