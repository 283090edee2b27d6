import * as z from 'zod/mini';
import { companyNameField, requiredName, requiredText } from '../../../shared/api/fields.ts';
import { readStored, removeStored, writeStored } from '../../../shared/client/storage.ts';
import { REGISTRATION_NUMBER_LENGTH } from '../../../shared/enterprises/registrationNumber.ts';

/** What the contractor tells after sign-up (specification §2.6, §5): last name, first name and city are required. */
export const onboardingSchema = z.object({
  lastName: requiredName('users.lastNameRequired'),
  firstName: requiredName('users.firstNameRequired'),
  occupiedPosition: z.string().check(z.trim(), z.maxLength(80, 'common.tooLong')),
  name: companyNameField(),
  address: z.string().check(z.trim(), z.maxLength(200, 'common.tooLong')),
  cityId: requiredText('enterprises.cityRequired', 36),
  registrationNumber: z
    .string()
    .check(z.trim(), z.maxLength(REGISTRATION_NUMBER_LENGTH, 'enterprises.registrationNumberTooLong')),
  services: z.array(z.string()),
});

export type OnboardingForm = z.infer<typeof onboardingSchema>;

export const onboardingFields = Object.keys(onboardingSchema.shape) as (keyof OnboardingForm)[];

const empty: OnboardingForm = {
  lastName: '',
  firstName: '',
  occupiedPosition: '',
  name: '',
  address: '',
  cityId: '',
  registrationNumber: '',
  services: [],
};

const keyOf = (userId: string) => `onboarding:${userId}`;

/** What was typed before on this device by this person, so that a reload loses nothing. */
export function storedForm(
  userId: string,
  names: { firstName: string | null; lastName: string | null },
): OnboardingForm {
  const fromSession = { firstName: names.firstName ?? '', lastName: names.lastName ?? '' };
  return { ...empty, ...fromSession, ...parsed(readStored(keyOf(userId))) };
}

export function storeForm(userId: string, form: OnboardingForm): void {
  writeStored(keyOf(userId), JSON.stringify(form));
}

export function removeStoredForm(userId: string): void {
  removeStored(keyOf(userId));
}

/** Something else under that name counts as nothing. */
function parsed(stored: string | null): Partial<OnboardingForm> {
  if (!stored) return {};
  try {
    return JSON.parse(stored);
  } catch {
    return {};
  }
}
