import type { Page } from '@playwright/test';
import { registrationTexts } from '../../src/shared/auth/registrationTexts.ts';
import { DEMO_PASSWORD } from './builders.ts';

export interface Contractor {
  email: string;
  phone: string;
}

/** Somebody who has no account yet. */
export function newContractor(): Contractor {
  const digits = String(Math.floor(1_000_000 + Math.random() * 8_999_999));
  return { email: `entreprise${digits}@exemple.test`, phone: `65${digits}` };
}

export async function fillRegistration(page: Page, { email, phone }: Contractor): Promise<void> {
  await page.getByLabel(registrationTexts['register.email']).fill(email);
  await page.getByLabel(registrationTexts['register.phoneNumber']).fill(phone);
  await page.getByLabel(registrationTexts['register.password'], { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel(registrationTexts['register.confirmPassword']).fill(DEMO_PASSWORD);
  await page.getByRole('checkbox').check();
}

/** An account without an enterprise, signed in, on the page that asks for the enterprise. */
export async function signUp(page: Page, who: Contractor, origin = ''): Promise<void> {
  await page.goto(`${origin}/register`);
  await fillRegistration(page, who);
  await page.getByRole('button', { name: registrationTexts['register.submit'] }).click();
  await page.waitForURL('**/formulaire/info-supplementaire');
}
