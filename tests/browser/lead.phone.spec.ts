import { expect, type Page, test } from '@playwright/test';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { leadPageTexts } from '../../src/shared/leads/pageTexts.ts';
import { leadTexts } from '../../src/shared/leads/texts.ts';
import { leadValueTexts } from '../../src/shared/leads/valueTexts.ts';
import { contractorTexts } from '../../src/shared/projects/contractorTexts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { startSession } from '../support/browserSession.ts';
import { submitRequest } from '../support/clientRequest.ts';
import { acceptedJob, publish } from '../support/jobSteps.ts';
import { loseReply } from '../support/lostReply.ts';
import { somebody } from '../support/wizard.ts';

const label = { ...leadTexts, ...leadPageTexts };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the parts of a project are read in the order in which they stand, on a telephone and on a desktop', async ({
  page,
  request,
}) => {
  const { id } = await submitRequest(request, somebody(), 'Refaire un toit');
  await publish(request, id);
  await startSession(page, 'entrepreneur@oasis.test');
  const { projectId, email } = await acceptedJob(request, 'Peindre un mur');
  const parts = page.getByRole('main').getByRole('heading', { level: 2 });
  /** Column after column, and in each from above. */
  const standing = async () => {
    await expect(parts).toHaveCount(4);
    const places = await parts.evaluateAll((headings) =>
      headings.map((heading) => {
        const { x, y } = heading.getBoundingClientRect();
        return { x, y, words: heading.textContent };
      }),
    );
    return {
      inCode: places.map(({ words }) => words),
      inSight: places.toSorted((one, other) => one.x - other.x || one.y - other.y).map(({ words }) => words),
    };
  };
  const orderAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const { inCode, inSight } = await standing();
    expect(inCode, `at ${width} px`).toEqual(inSight);
    return inSight;
  };
  const [need, where, documents, client] = [
    contractorTexts['contractor.needTitle'],
    contractorTexts['contractor.whereTitle'],
    contractorTexts['contractor.documentsTitle'],
    contractorTexts['contractor.clientTitle'],
  ];
  await page.goto(`/details-projets/${id}`);
  for (const width of [360, 1280]) expect(await orderAt(width)).toEqual([need, where, documents, client]);
  await startSession(page, email);
  await page.goto(`/details-projets/${projectId}`);
  for (const width of [360, 1280]) expect(await orderAt(width)).toEqual([client, where, need, documents]);
});

test('a contractor works on an accepted project with the thumb', async ({ page, request }) => {
  const { leadId, email } = await acceptedJob(request, 'Carreler la cour');
  await startSession(page, email);
  // The stages are known after the list: what was there before them stays in its place.
  const { promise: listed, resolve: tellStages } = Promise.withResolvers<void>();
  await page.route('**/leads/stages', async (route) => {
    await listed;
    await route.continue();
  });
  await page.goto('/tableaux-de-bords/entrepreneurs?onglet=acceptes');
  const search = page.getByLabel(contractorTexts['contractor.search']);
  await expect(search).toBeVisible();
  const place = await search.boundingBox();
  tellStages();
  await page.getByLabel(label['leads.stageFilter']).selectOption('New');
  expect(await search.boundingBox()).toEqual(place);
  await expect(page.getByText(leadTexts['leads.next.New']).first()).toBeVisible();
  await page.goto(`/chantiers/${leadId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Appeler/ }).first()).toHaveAttribute('href', /^tel:\+224/);
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/224/);
  await expect(page.getByText(/^Appels notés : 0 sur 3/)).toBeVisible();
  await expect(button(page, label['leads.claim'])).toBeDisabled();
  await expectNoBarriers(page);

  await button(page, label['leads.call.noAnswer']).click();
  await expect(page.getByText(/^Appels notés : 1 sur 3/)).toBeVisible();
  // The reply to the second call is lost; the third one, of the same words, is another.
  const note = page.getByLabel(label['leads.noteLabel']);
  await note.fill('Deux étages, prévoir une échelle');
  await loseReply(page, '**/leads/*/calls', () => button(page, label['leads.call.noAnswer']).click());
  await page.reload();
  await expect(page.getByText(/^Appels notés : 2 sur 3/)).toBeVisible();
  await button(page, label['leads.call.noAnswer']).click();
  await expect(page.getByText(/^Appels notés : 3 sur 3/)).toBeVisible();
  await expect(note).toHaveValue('Deux étages, prévoir une échelle');
  const { promise: typedOn, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/leads/*/notes', async (route) => {
    await typedOn;
    await route.continue();
  });
  await button(page, label['leads.noteSave']).click();
  await note.press('End');
  await note.pressSequentially(', et une corde');
  letGo();
  await expect(page.getByText('Deux étages, prévoir une échelle', { exact: true })).toBeVisible();
  await expect(note).toHaveValue(', et une corde');
  await button(page, label['leads.noteSave']).click();
  await expect(note).toHaveValue('');

  // A note and a call whose replies were lost are there once, though the page, read again, shows them.
  const twice = 'Le portail est à droite';
  const written = page.getByRole('listitem').filter({ hasText: twice });
  await note.fill(twice);
  await loseReply(page, '**/leads/*/notes', () => button(page, label['leads.noteSave']).click());
  await page.reload();
  await expect(written).toHaveCount(1);
  await button(page, label['leads.noteSave']).click();
  await expect(note).toHaveValue('');
  const calls = page.getByRole('listitem').filter({ hasText: label['leads.call.callBack'] });
  await loseReply(page, '**/leads/*/calls', () => button(page, label['leads.call.callBack']).click());
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(calls).toHaveCount(1);
  const again = page.waitForResponse('**/leads/*/calls');
  await button(page, label['leads.call.callBack']).click();
  await again;
  // The same words later are another note.
  await note.fill(twice);
  await button(page, label['leads.noteSave']).click();
  await expect(written).toHaveCount(2);
  await expect(calls).toHaveCount(1);

  await button(page, label['leads.reminderSave']).click();
  await expect(page.getByText(label['leads.remindInPast'])).toBeVisible();
  await page.getByLabel(label['leads.reminderAt']).fill('2020-01-01T08:00');
  await page.getByLabel(label['leads.reminderText']).fill('Rappeler le gardien');
  await button(page, label['leads.reminderSave']).click();
  await expect(page.getByText(label['leads.remindInPast']).first()).toBeVisible();
  await expect(page.getByLabel(label['leads.reminderText'])).toHaveValue('Rappeler le gardien');
  const soon = new Date(Date.now() + 3_600_000).toISOString().slice(0, 16);
  await page.getByLabel(label['leads.reminderAt']).fill(soon);
  await button(page, label['leads.reminderSave']).click();
  await expect(page.getByText(/^Rappeler le gardien : /).first()).toBeVisible();
  await button(page, label['leads.reminderRemove']).click();
  await expect(page.getByLabel(label['leads.reminderAt'])).toBeVisible();

  await button(page, label['leads.call.reached']).click();
  await expect(page.getByText(label['leads.stage.Contacted'], { exact: true })).toBeVisible();
  await page.getByLabel(label['leads.planLabel']).fill(soon);
  await button(page, label['leads.planSave']).click();
  await expect(page.getByText(new RegExp(`^${label['leads.next.Contacted']} : `))).toBeVisible();
  await button(page, label['leads.moveTo.Visited']).click();
  await expect(page.getByText(label['leads.stage.Visited'], { exact: true })).toBeVisible();

  await button(page, label['leads.endSave']).click();
  await expect(page.getByText(label['leads.stageRequired'])).toBeVisible();
  await page.getByRole('radio', { name: label['leads.endWithdrawn'] }).check();
  await page.getByLabel(label['leads.endReason']).selectOption('tooFar');
  await button(page, label['leads.endSave']).click();
  await expect(page.getByText(label['leads.contactHidden'])).toBeVisible();
  await expect(page.getByRole('link', { name: /^Appeler/ })).toHaveCount(0);
  await expectNoBarriers(page);
});

test('whoever accepts the last project of a month is told so', async ({ page, request }) => {
  const { id } = await submitRequest(request, somebody(), 'Peindre une grille');
  await publish(request, id);
  await startSession(page, 'entrepreneur@oasis.test');
  await page.route(`**/get-project-details/${id}`, async (route) => {
    const reply = await route.fetch();
    const { entity, ...rest } = await reply.json();
    await route.fulfill({
      response: reply,
      json: { ...rest, entity: { ...entity, acceptancesLeft: 1, refusalCode: null } },
    });
  });
  await page.goto(`/details-projets/${id}`);
  await button(page, contractorTexts['contractor.accept']).click();
  await expect(page.getByRole('dialog')).toContainText(contractorTexts['contractor.confirmLast']);
  await expectNoBarriers(page);
});

test('what the package brings stands beside its price', async ({ page }) => {
  await startSession(page, 'entrepreneur@oasis.test');
  const month = { month: '2026-10', accepted: 12, released: 2, quoted: 11, won: 10 };
  const amounts = { quotedTotal: 9_500_000_000_000, wonTotal: 9_400_000_000_000 };
  await page.route('**/leads/value', async (route) => {
    const reply = await route.fetch();
    const { entity, ...rest } = await reply.json();
    await route.fulfill({
      response: reply,
      json: { ...rest, entity: { ...entity, months: [{ ...month, ...amounts }] } },
    });
  });
  await page.goto('/gestion-de-compte/mon-forfait');
  await expect(page.getByText(/^Votre forfait : /)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: leadValueTexts['leads.value.won'] })).toBeVisible();
  await expectNoBarriers(page);
});

test('a session that ended under an act is told of once, by the log-in', async ({ page, request }) => {
  const { leadId, email } = await acceptedJob(request, 'Poser une porte');
  await startSession(page, email);
  await page.goto(`/chantiers/${leadId}`);
  const call = button(page, label['leads.call.reached']);
  await expect(call).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('token', 'one that nobody gave'));
  await call.click();
  await expect(page).toHaveURL(/\/connexion$/);
  await expect(page.getByText(commonTexts['common.sessionEnded'])).toBeVisible();
  // By then a toast would be there; after 5 s it would be gone.
  await page.waitForTimeout(2000);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a contractor sees what is to be mended of a finished job, with its photos and its day', async ({
  page,
  request,
}) => {
  const { leadId, email } = await acceptedJob(request, 'Poser des plinthes');
  const photo = { id: '01890000-0000-7000-8000-000000000002', name: 'plinthe.png', extension: 'png', size: 2048 };
  const files = [{ ...photo, createdAt: new Date().toISOString(), opensAfterAcceptance: false }];
  const named = { id: '01890000-0000-7000-8000-000000000001', text: 'Une plinthe manque', dueOn: '2099-01-31' };
  // What a client names: the server's part has its own tests.
  await page.route(`**/leads/${leadId}`, async (route) => {
    const reply = await route.fetch();
    const { entity, ...rest } = await reply.json();
    const reserves = [{ ...named, liftedAt: null, files }];
    await route.fulfill({ response: reply, json: { ...rest, entity: { ...entity, stage: 'Completed', reserves } } });
  });
  await startSession(page, email);
  await page.goto(`/chantiers/${leadId}`);
  await expect(page.getByRole('heading', { name: label['leads.reservesTitle'] })).toBeVisible();
  await expect(page.getByText('Une plinthe manque')).toBeVisible();
  await expect(page.getByText(/^À reprendre avant le .*31 janvier 2099/)).toBeVisible();
  await expect(page.getByRole('button', { name: /plinthe\.png/ }).first()).toBeVisible();
  await expectNoBarriers(page);
});
