import * as z from 'zod/mini';
import { nameField, phoneField, requiredName } from '../../shared/api/fields.ts';
import type { Role } from '../../shared/auth/roles.ts';

const common = {
  occupiedPosition: z.string().check(z.trim(), z.maxLength(80, 'common.tooLong')),
  phoneNumber: phoneField('auth.phoneRequired'),
  languageId: z.string(),
};

const contractorSchema = z.object({
  lastName: requiredName('users.lastNameRequired'),
  firstName: requiredName('users.firstNameRequired'),
  ...common,
});

interface Named {
  firstName?: unknown;
  lastName?: unknown;
}

const isNamed = ({ firstName, lastName }: Named) => Boolean(firstName || lastName);
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

const personSchema = z
  .object({ lastName: nameField(), firstName: nameField(), ...common })
  .check(
    z.refine<Named>(isNamed, { error: 'auth.lastNameOrFirstNameRequired', path: ['lastName'], when }),
    z.refine<Named>(isNamed, { error: 'auth.firstNameOrLastNameRequired', path: ['firstName'], when }),
  );

/** A person's own details: a contractor has both names, everybody else at least one (specification §5). */
export const personalSchema = (role: Role) => (role === 'Entrepreneur' ? contractorSchema : personSchema);

export interface PersonalValues {
  lastName: string;
  firstName: string;
  occupiedPosition: string;
  phoneNumber: string;
  languageId: string;
}

/** The fields by the names the server gives them. */
export const personalFields = {
  LastName: 'lastName',
  FirstName: 'firstName',
  OccupiedPosition: 'occupiedPosition',
  PhoneNumber: 'phoneNumber',
  LanguageId: 'languageId',
} as const;
