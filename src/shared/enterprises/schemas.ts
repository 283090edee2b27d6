import * as z from 'zod/mini';
import { companyNameField, idField, optionalField, phoneField, requiredText } from '../api/fields.ts';
import { NO_ID } from '../ids.ts';
import { REGISTRATION_NUMBER_LENGTH, tidyRegistrationNumber } from './registrationNumber.ts';

const MAX_CHOICES = 400;

/** An id, or the option of a select that bears it; each once, and never the all-zero "none". */
const chosenIds = z.pipe(
  z
    .array(z.union([idField(), z.object({ value: idField() })], 'common.invalid'))
    .check(z.maxLength(MAX_CHOICES, 'common.tooLong')),
  z.transform((given) => [
    ...new Set(given.map((one) => (typeof one === 'string' ? one : one.value)).filter((id) => id !== NO_ID)),
  ]),
);

const tidied = z.overwrite(tidyRegistrationNumber);
const cityField = requiredText('enterprises.cityRequired', 36).check(
  z.uuid('enterprises.cityRequired'),
  z.toLowerCase(),
);
const address = z.string().check(z.trim(), z.maxLength(200, 'common.tooLong'));

/**
 * The contractor's company as it is first described (specification §5, onboarding): only the city is required. Without
 * a name it bears the person's own. The address is optional here and to everybody who corrects it.
 */
export const registerEnterpriseSchema = z.object({
  name: optionalField(companyNameField()),
  address: optionalField(address),
  cityId: cityField,
  registrationNumber: optionalField(
    z.string().check(tidied, z.maxLength(REGISTRATION_NUMBER_LENGTH, 'enterprises.registrationNumberTooLong')),
  ),
  services: z._default(z.optional(chosenIds), []),
});

/** An update of the company (specification §7). `services` and `agentId` are the agents'. */
export const updateEnterpriseSchema = z.object({
  id: idField(),
  name: companyNameField('enterprises.nameRequired').check(z.minLength(1, 'enterprises.nameRequired')),
  address: optionalField(address),
  cityId: cityField,
  registrationNumber: optionalField(z.string().check(tidied, z.maxLength(40, 'common.tooLong'))),
  phoneNumber: optionalField(phoneField('auth.phoneRequired')),
  services: z.optional(z.nullable(chosenIds)),
  agentId: optionalField(idField()),
  /** When sent, must be the row's: somebody may have been faster. */
  version: optionalField(z.string().check(z.maxLength(40, 'common.tooLong'))),
});

/** What a contractor wants to hear of, and how. */
export const enterprisePreferencesSchema = z.object({
  id: idField(),
  services: chosenIds,
  cities: chosenIds,
  alertBySms: z.boolean('common.invalid'),
  alertByEmail: z.boolean('common.invalid'),
  /** Whether it has a public page; left out, that stays as it is. */
  isShown: z.optional(z.boolean('common.invalid')),
});

export type RegisterEnterprise = z.infer<typeof registerEnterpriseSchema>;
export type UpdateEnterprise = z.infer<typeof updateEnterpriseSchema>;
export type EnterprisePreferences = z.infer<typeof enterprisePreferencesSchema>;
