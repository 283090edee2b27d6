import { expect, test } from '@playwright/test';
import { filesOf, projectsOf } from '../support/browserSession.ts';
import { fillProject, label, reachSummary, somebody, thanks, validate } from '../support/wizard.ts';

test('validated without network it waits, says so, survives the closed tab, and goes by itself once', async ({
  context,
  page,
  request,
}) => {
  const person = somebody();
  await reachSummary(page, person, 'Peindre trois chambres');
  await context.setOffline(true);
  await validate(page);
  await expect(page.getByText(/attend le réseau/).first()).toBeVisible();
  await expect(thanks(page, person)).toBeHidden();
  await page.close();
  expect(await projectsOf(request, person.lastName)).toEqual([]);

  await context.setOffline(false);
  const reopened = await context.newPage();
  await reopened.goto('/accueil');
  await expect.poll(async () => (await projectsOf(request, person.lastName)).length, { timeout: 20_000 }).toBe(1);
  await reopened.goto('/formulaire/formulaire-client/confirmation');
  await expect(thanks(reopened, person)).toBeVisible();
  await expect(reopened.getByText(label('wizard.file.sent'))).toBeVisible();
  const [project] = await projectsOf(request, person.lastName);
  expect((await filesOf(request, project?.id ?? '')).map(({ name }) => name)).toEqual(['salon.png']);
});

test('the draft, its files included, survives a reload and a closed tab', async ({ context, page }) => {
  await page.goto('/formulaire/formulaire-client/info-projet');
  await fillProject(page, 'Poser une clôture');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await expect(page.getByText('plan.pdf')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(label('wizard.project.description'))).toHaveValue('Poser une clôture');
  await expect(page.getByLabel(label('wizard.project.hoursOther'))).toHaveValue('Entre 13h et 14h');
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto('/formulaire/formulaire-client/info-projet');
  await expect(reopened.getByText('Dixinn – Camayenne', { exact: true })).toBeVisible();
  await expect(reopened.getByText('plan.pdf')).toBeVisible();
});
