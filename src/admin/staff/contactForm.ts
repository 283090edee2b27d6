import { formatPhone } from '../../shared/format/phone.ts';
import { personContactSchema } from '../../shared/staff/schemas.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';

/** What the dialog of the contact holds: text as it is typed. */
export interface ContactValues {
  id: string;
  phoneNumber: string;
  email: string;
}

export const valuesOf = ({ id, phoneNumber, email }: PersonDetails): ContactValues => ({
  id,
  phoneNumber: formatPhone(phoneNumber),
  email: email ?? '',
});

export const bodyOf = ({ phoneNumber, email }: ContactValues, version: string) => ({ phoneNumber, email, version });

/** Text keys by field, or none. */
export function validateContact(values: ContactValues, version: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of personContactSchema.safeParse(bodyOf(values, version)).error?.issues ?? [])
    errors[String(issue.path[0])] ??= issue.message;
  return errors;
}
