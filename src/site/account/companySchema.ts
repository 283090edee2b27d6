import * as z from 'zod/mini';
import { phoneField, requiredText } from '../../shared/api/fields.ts';
import { registrationNumberProblem } from '../../shared/enterprises/registrationNumber.ts';

/** The company as its contractor corrects it. @param present the registration number it has. */
export function companySchema(present: string | null) {
  return z.object({
    name: requiredText('enterprises.nameRequired', 120),
    address: requiredText('enterprises.addressRequired', 200),
    cityId: requiredText('enterprises.cityRequired', 36),
    phoneNumber: phoneField('auth.phoneRequired'),
    registrationNumber: z.string().check(
      z.trim(),
      z.refine(
        (typed) => registrationNumberProblem(typed, present) === undefined,
        'enterprises.registrationNumberInvalid',
      ),
    ),
  });
}

export type CompanyValues = z.infer<ReturnType<typeof companySchema>>;

/** The fields by the names the server gives them. */
export const companyFields = {
  Name: 'name',
  Address: 'address',
  CityId: 'cityId',
  PhoneNumber: 'phoneNumber',
  RegistrationNumber: 'registrationNumber',
} as const;
