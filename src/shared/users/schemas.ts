import * as z from 'zod/mini';
import { idField, nameField, optionalField, phoneField } from '../api/fields.ts';

const text = (max: number) => optionalField(z.string().check(z.trim(), z.maxLength(max, 'common.tooLong')));

/**
 * `PUT /save-user-informations` (specification §7): what is absent or empty stays as it is, a name excepted. `address`
 * and `city` are those of the enterprise the person acts for. `role` is the person's own, when sent: nobody changes it.
 */
export const saveUserSchema = z.object({
  userId: idField(),
  firstName: optionalField(nameField()),
  lastName: optionalField(nameField()),
  occupiedPosition: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(80, 'common.tooLong')))),
  address: text(200),
  city: optionalField(idField()),
  enterpriseId: optionalField(idField()),
  role: z.optional(z.unknown()),
  phoneNumber: optionalField(phoneField('auth.phoneRequired')),
  languageId: optionalField(idField()),
});

export type SaveUser = z.infer<typeof saveUserSchema>;
