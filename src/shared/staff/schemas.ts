import * as z from 'zod/mini';
import { emailField, idField, nameField, optionalField, phoneField } from '../api/fields.ts';
import { roles } from '../auth/roles.ts';

const text = (max: number) => optionalField(z.string().check(z.trim(), z.maxLength(max, 'common.tooLong')));

type Named = { firstName?: string | undefined; lastName?: string | undefined };

/** Said even while another field is wrong, so that the person sees all at once. */
const isNamed = z.refine<Named>(({ firstName, lastName }) => Boolean(firstName || lastName), {
  error: 'staff.nameRequired',
  path: ['firstName'],
  when: ({ value }) => typeof value === 'object' && value !== null,
});

const languagesField = z
  .array(idField(), 'staff.required')
  .check(z.minLength(1, 'staff.required'), z.maxLength(20, 'common.invalid'));

/** `POST /add-new-user` (specification §5, §7), in the order of its form. `roleId` is the name of the role. */
export const addUserSchema = z
  .object({
    email: optionalField(emailField('auth.emailInvalid')),
    firstName: optionalField(nameField()),
    lastName: optionalField(nameField()),
    languages: languagesField,
    address: text(200),
    city: optionalField(idField()),
    phoneNumber: phoneField('common.phoneInvalid'),
    roleId: z.enum(roles, 'staff.required'),
  })
  .check(isNamed);

const versionField = z
  .string('common.invalid')
  .check(z.minLength(1, 'common.invalid'), z.maxLength(100, 'common.invalid'));

/** An admin's corrections of a person. `version` is that of the person they looked at. */
export const updatePersonSchema = z
  .object({
    firstName: optionalField(nameField()),
    lastName: optionalField(nameField()),
    occupiedPosition: text(80),
    role: z.enum(roles, 'staff.required'),
    languages: z.array(idField(), 'common.invalid').check(z.maxLength(20, 'common.invalid')),
    version: versionField,
  })
  .check(isNamed);

/** What a person is reached at and signs in with. `version` as in `updatePersonSchema`. */
export const personContactSchema = z.object({
  phoneNumber: phoneField('common.phoneInvalid'),
  email: optionalField(emailField('auth.emailInvalid')),
  version: versionField,
});

export const personActivitySchema = z.object({ isActive: z.boolean('common.invalid') });

/** To whom the open work of a person goes; each kind to somebody who may do it. */
export const handOverSchema = z.object({
  projectAgentId: optionalField(idField()),
  enterpriseAgentId: optionalField(idField()),
  ticketAgentId: optionalField(idField()),
});

export type AddUser = z.infer<typeof addUserSchema>;
export type UpdatePerson = z.infer<typeof updatePersonSchema>;
export type PersonContact = z.infer<typeof personContactSchema>;
export type HandOver = z.infer<typeof handOverSchema>;
