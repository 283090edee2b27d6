import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { listTexts } from '../../src/shared/admin/listTexts.ts';
import { commonTexts } from '../../src/shared/common/texts.ts';
import { enterpriseTexts } from '../../src/shared/enterprises/texts.ts';
import { paymentHistoryTexts } from '../../src/shared/payments/historyTexts.ts';
import { contractorTexts } from '../../src/shared/projects/contractorTexts.ts';
import { verificationAdminTexts } from '../../src/shared/verifications/adminTexts.ts';
import { verificationTexts } from '../../src/shared/verifications/texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { startSession } from '../support/browserSession.ts';
import { payingEnterprise, signUpEnterprise } from '../support/enterprises.ts';
import { pdf } from '../support/sampleFiles.ts';

// The screens of staff are looked at in both sizes inside the test, by one project.
test.describe.configure({ timeout: 180_000 });

const say = (key: keyof typeof verificationAdminTexts) => verificationAdminTexts[key];
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const looks = [
  { colorScheme: 'dark', size: { width: 360, height: 740 } },
  { colorScheme: 'light', size: { width: 1280, height: 800 } },
] as const;

/** In the dark on a phone, and in the light on a desk. Loaded anew for each, because colours that change fade over. */
async function expectOpenToAll(page: Page, ready: Locator): Promise<void> {
  for (const { colorScheme, size } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await page.reload();
    await expect(ready).toBeVisible();
    await expectNoBarriers(page);
  }
}

async function signedIn(browser: Browser, who: string, address: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await startSession(page, who);
  await page.goto(address);
  return page;
}

const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf() });

async function openRequest(page: Page, name: string): Promise<void> {
  await page.getByLabel(say('verification.search')).fill(name);
  await page.getByRole('link', { name: `Ouvrir le dossier : ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** In the dialog of a document: what it is, and what it is worth. */
async function judge(page: Page, file: string, kind: string, refusal?: string): Promise<void> {
  await button(page, `Vérifier : ${file}`).click();
  const dialog = page.getByRole('dialog');
  // The document is beside the verdict, and neither verdict is chosen before somebody does.
  await expect(dialog.getByTitle(file, { exact: true }).or(dialog.getByRole('alert'))).toBeVisible();
  await button(page, say('verification.save')).click();
  await expect(dialog.getByText(say('verification.verdictRequired'))).toBeVisible();
  await dialog.getByLabel(say('verification.kind')).selectOption({ label: kind });
  if (refusal) {
    await dialog.getByLabel(say('verification.verdict.Refused')).check();
    await button(page, say('verification.save')).click();
    await expect(dialog.getByText(verificationTexts['verifications.reasonRequired'])).toBeVisible();
    await expectNoBarriers(page);
    await dialog.getByLabel(say('verification.reason')).fill(refusal);
  } else {
    await dialog.getByLabel(say('verification.verdict.Accepted')).check();
    if (kind === verificationTexts['verifications.kind.Identity']) {
      await button(page, say('verification.save')).click();
      await expect(dialog.getByText(verificationTexts['verifications.dateRequired'])).toBeVisible();
      await dialog.getByLabel(say('verification.expiresOn')).fill('2099-12-31');
    }
  }
  await button(page, say('verification.save')).click();
  await expect(dialog).toHaveCount(0);
}

test('documents: sent, one refused and replaced, recommended by one and approved by another', async ({
  browser,
  request,
}) => {
  const { name, email } = await signUpEnterprise(request);
  const contractor = await signedIn(browser, email, '/gestion-de-compte/profil');
  const add = contractor.getByLabel(enterpriseTexts['enterprises.documentsAdd']);
  await add.setInputFiles([paper('rccm.pdf'), paper('IMG_2031.pdf')]);
  const toCheck = contractor.getByText(verificationTexts['verifications.own.Pending']);
  await expect(toCheck).toBeVisible();
  await expect(contractor.getByText('IMG_2031.pdf')).toBeVisible();
  // Its name says nothing of it: its contractor does, at the second try, as the first is not answered.
  const kind = contractor.getByLabel('Type de document : IMG_2031.pdf');
  const identity = verificationTexts['verifications.kind.Identity'];
  await expect(kind.locator('option:checked')).toHaveText(verificationTexts['verifications.kind.Other']);
  await contractor.route('**/enterprise-documents/*/kind', (route) => route.abort('internetdisconnected'), {
    times: 1,
  });
  await kind.selectOption({ label: identity });
  await expect(contractor.getByRole('alert')).toBeVisible();
  await expect(kind.locator('option:checked')).toHaveText(verificationTexts['verifications.kind.Other']);
  await kind.selectOption({ label: identity });
  await expect(contractor.getByText(verificationTexts['verifications.kindSaved'])).toBeVisible();
  await expectOpenToAll(contractor, kind);
  await expect(kind.locator('option:checked')).toHaveText(identity);

  const seller = await signedIn(browser, 'ventes@oasis.test', '/gestion-interne/demandes-verification');
  await openRequest(seller, name);
  await button(seller, say('verification.take')).click();
  await seller.getByRole('dialog').getByRole('button', { name: commonTexts['control.yes'] }).click();
  await expect(seller.getByText(say('verification.taken'))).toBeVisible();
  const recommend = button(seller, say('verification.recommend'));
  await expect(recommend).toBeDisabled();
  await expect(seller.getByText(identity)).toBeVisible();
  await judge(seller, 'rccm.pdf', verificationTexts['verifications.kind.Registration']);
  await judge(seller, 'IMG_2031.pdf', verificationTexts['verifications.kind.Identity'], 'Photo floue');
  await expect(seller.getByText(say('verification.tellHint'))).toBeVisible();
  await expectOpenToAll(seller, button(seller, 'Vérifier : rccm.pdf'));
  await button(seller, say('verification.return')).click();
  await seller.getByRole('dialog').getByLabel(say('verification.reason')).fill('Renvoyez une photo nette');
  await seller
    .getByRole('dialog')
    .getByRole('button', { name: say('verification.return') })
    .click();
  await expect(seller.getByText(say('verification.returned'))).toBeVisible();

  // Told where a contractor works, too.
  const profile = contractor.url();
  await contractor.goto('/tableaux-de-bords/entrepreneurs');
  await expect(contractor.getByText(contractorTexts['contractor.documentsReturned'])).toBeVisible();
  await contractor.goto(profile);
  await expect(contractor.getByText('Motif : Renvoyez une photo nette')).toBeVisible();
  const replace = contractor.getByLabel('Remplacer IMG_2031.pdf').and(contractor.getByRole('button'));
  await expectOpenToAll(contractor, replace);
  const [chooser] = await Promise.all([contractor.waitForEvent('filechooser'), replace.click()]);
  await chooser.setFiles(paper('nette.pdf'));
  await expect(contractor.getByText('nette.pdf')).toBeVisible();
  await expect(contractor.getByText('IMG_2031.pdf')).toHaveCount(0);
  await expect(toCheck).toBeVisible();

  await seller.reload();
  await judge(seller, 'nette.pdf', verificationTexts['verifications.kind.Identity']);
  await recommend.click();
  await expect(seller.getByText(say('verification.recommended'))).toBeVisible();
  await expect(seller.getByText(say('verification.otherMustApprove'))).toBeVisible();
  await expect(button(seller, say('verification.approve'))).toHaveCount(0);

  const admin = await signedIn(browser, 'admin@oasis.test', '/gestion-interne/demandes-verification');
  await expectOpenToAll(admin, admin.getByRole('link', { name: /^Ouvrir le dossier/ }).first());
  await openRequest(admin, name);
  await button(admin, say('verification.approve')).click();
  await admin.getByRole('dialog').getByRole('button', { name: commonTexts['control.yes'] }).click();
  await expect(admin.getByText(say('verification.approved'))).toBeVisible();
  await expect(admin.getByText(/^Recommandé par Mariama Soumah/)).toBeVisible();
  await contractor.reload();
  await expect(contractor.getByText(verificationTexts['verifications.own.Approved'])).toBeVisible();
  for (const page of [contractor, seller, admin]) await page.context().close();
});

test('an admin reads the payments, opens one, saves its receipt and the list, and checks the books', async ({
  page,
  request,
}) => {
  const { name, accountNumber } = await payingEnterprise(request);
  await startSession(page, 'admin@oasis.test');
  await page.goto('/gestion-interne/historique-paiements');
  await page.getByLabel(paymentHistoryTexts['paymentHistory.search']).fill(accountNumber);
  await expect(page.getByText(/^150\s000\sGNF réglés en 1 paiement$/)).toBeVisible();
  const open = page.getByRole('link', { name: /^Ouvrir le paiement/ });
  await expect(open).toHaveCount(1);
  await expectOpenToAll(page, open);

  const exporting = page.waitForEvent('download');
  await button(page, listTexts['lists.export']).click();
  const file = await readFile(await (await exporting).path(), 'utf8');
  expect(file.trim().split('\n')).toHaveLength(2);
  expect(file).toContain(`;${name};${accountNumber};`);

  await button(page, paymentHistoryTexts['paymentHistory.booksShow']).click();
  await expect(page.getByText(/^Tout concorde du/)).toBeVisible();

  await open.click();
  await expect(page.getByText(paymentHistoryTexts['paymentHistory.eventTrusted']).first()).toBeVisible();
  await page.getByText(paymentHistoryTexts['paymentHistory.eventPayload']).first().click();
  const saving = page.waitForEvent('download');
  await button(page, paymentHistoryTexts['paymentHistory.receipt']).click();
  const receipt = await saving;
  expect(receipt.suggestedFilename()).toMatch(/^recu-\d{6}\.pdf$/);
  expect((await readFile(await receipt.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expectOpenToAll(page, button(page, paymentHistoryTexts['paymentHistory.receipt']));

  await page.getByRole('link', { name: paymentHistoryTexts['paymentHistory.seeSubscriptions'] }).click();
  await expect(page.getByText(`Entreprise : ${name}`)).toBeVisible();
  await expectOpenToAll(page, page.getByRole('link', { name: /^Paiement de l’abonnement/ }));
});
