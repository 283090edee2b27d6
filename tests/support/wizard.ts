import { expect, type Locator, type Page } from '@playwright/test';
import { isoDate } from '../../src/shared/format/dates.ts';
import { wizardTexts } from '../../src/shared/projects/wizardTexts.ts';
import { png } from './sampleFiles.ts';

export const label = (key: keyof typeof wizardTexts): string => wizardTexts[key];

const DAY_MS = 86_400_000;

export interface Person {
  lastName: string;
  firstName: string;
  phone: string;
}

/** Somebody nobody else in the run is called like. */
export function somebody(): Person {
  const mark = Math.random()
    .toString(36)
    .slice(2, 8)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? 'x');
  return {
    lastName: `Keïta${mark}`,
    firstName: 'Aïssatou',
    phone: `62${Math.floor(1_000_000 + Math.random() * 8_999_999)}`,
  };
}

export const next = (page: Page) => page.getByRole('button', { name: label('wizard.next') }).click();

/** From the filled project step to the next, whose button has the same name. */
export async function leaveProject(page: Page): Promise<void> {
  await next(page);
  await expect(page.getByRole('heading', { name: label('wizard.title.person') })).toBeVisible();
}

/** From the pre-submission page through each question of a service, 'Autre' where it is offered. */
export async function answerQuestions(page: Page, service: string): Promise<void> {
  await page.goto('/formulaire/formulaire-client/pre-soumission');
  await page.getByLabel(label('wizard.pre.service')).selectOption({ label: service });
  await page.getByRole('button', { name: label('wizard.pre.start') }).click();
  await expect(page).toHaveURL(/\/formulaire\/predefinis\/[^/]+\/0$/);
  while (page.url().includes('/predefinis/')) {
    const address = page.url();
    await expect(page.getByRole('button', { name: label('wizard.next') })).toBeVisible();
    const other = page.getByLabel('Autre', { exact: true });
    if ((await other.count()) > 0) {
      await other.check();
      await page.getByLabel(label('wizard.question.other')).fill('Une cour intérieure');
    } else {
      await page.locator('fieldset input').first().check();
    }
    await next(page);
    await page.waitForURL((url) => url.href !== address);
  }
}

/** The project step, filled and left towards the next. */
export async function fillProject(page: Page, description: string): Promise<void> {
  await expect(page.getByRole('heading', { name: label('wizard.title.project') })).toBeVisible();
  await page.getByLabel(label('wizard.project.description')).fill(description);
  await choose(page.getByLabel(label('wizard.project.city'), { exact: true }), 'Conakry');
  await search(page.getByLabel(label('wizard.project.district'), { exact: true }), 'dixinn camay');
  await page.getByLabel(label('wizard.project.address'), { exact: true }).fill('Derrière la grande mosquée');
  await page.getByLabel(label('wizard.project.startDate')).fill(isoDate(new Date(Date.now() + 15 * DAY_MS)));
  await choose(page.getByLabel(label('wizard.project.contactDays')), 'Lundi');
  await choose(page.getByLabel(label('wizard.project.hoursRange')), 'Autre');
  await page.getByLabel(label('wizard.project.hoursOther')).fill('Entre 13h et 14h');
}

async function choose(select: Locator, option: string): Promise<void> {
  await expect(select).toBeEnabled();
  await select.selectOption({ label: option });
}

/** Opens a searchable list, types, and takes the first of what is found. */
export async function search(control: Locator, words: string): Promise<void> {
  await control.click();
  await expect(control).toHaveRole('combobox');
  await expect(control).toHaveJSProperty('tagName', 'INPUT');
  await control.fill(words);
  await control.press('Enter');
}

export async function addPhotos(page: Page, ...names: string[]): Promise<void> {
  const files = names.map((name) => ({ name, mimeType: 'image/png', buffer: png(32, 32) }));
  await page.locator('input[type=file]').setInputFiles(files);
  for (const name of names) await expect(page.getByText(name, { exact: true })).toBeVisible();
}

export async function fillPerson(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: label('wizard.title.person') })).toBeVisible();
  await page.getByLabel(label('wizard.person.lastName'), { exact: true }).fill(person.lastName);
  await page.getByLabel(label('wizard.person.firstName'), { exact: true }).fill(person.firstName);
  await page.getByLabel(label('wizard.person.phoneNumber')).fill(person.phone);
}

/** A free-form request up to its summary, one photo included. */
export async function reachSummary(page: Page, person: Person, description: string): Promise<void> {
  await page.goto('/formulaire/formulaire-client/info-projet');
  await fillProject(page, description);
  await addPhotos(page, 'salon.png');
  await next(page);
  await fillPerson(page, person);
  await next(page);
  await expect(page.getByRole('heading', { name: label('wizard.title.summary') })).toBeVisible();
}

export const validate = (page: Page) => page.getByRole('button', { name: label('wizard.summary.validate') }).click();

export const thanks = (page: Page, person: Person) => page.getByText(`Merci, ${person.firstName} ${person.lastName} !`);
