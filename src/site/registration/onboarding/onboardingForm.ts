import * as z from 'zod/mini';
import { companyNameField, requiredName, requiredText } from '../../../shared/api/fields.ts';
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

export const emptyOnboarding: OnboardingForm = {
  lastName: '',
  firstName: '',
  occupiedPosition: '',
  name: '',
  address: '',
  cityId: '',
  registrationNumber: '',
  services: [],
};
