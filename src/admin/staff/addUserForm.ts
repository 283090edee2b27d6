import { addUserSchema } from '../../shared/staff/schemas.ts';
import { splitIds } from '../forms/LanguagesField.tsx';

/** What the add-user form holds, in the order of the specification §2.6. */
export interface AddUserValues {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  languages: string;
  address: string;
  city: string;
  phoneNumber: string;
  roleId: string;
}

/** The id names the draft that waits while the person signs in again. */
export const emptyUser: AddUserValues = {
  id: 'add-user',
  email: '',
  firstName: '',
  lastName: '',
  languages: '',
  address: '',
  city: '',
  phoneNumber: '',
  roleId: '',
};

/** As it is sent: the spaces of the phone stripped (specification §5). */
export const bodyOf = ({ id: _id, languages, phoneNumber, ...values }: AddUserValues) => ({
  ...values,
  languages: splitIds(languages),
  phoneNumber: phoneNumber.replace(/\s/g, ''),
});

/** Text keys by field, or none. */
export function validateUser(values: AddUserValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of addUserSchema.safeParse(bodyOf(values)).error?.issues ?? [])
    errors[String(issue.path[0])] ??= issue.message;
  return errors;
}
