import { updatePersonSchema } from '../../shared/staff/schemas.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { joinIds, splitIds } from '../forms/LanguagesField.tsx';

/** What the form of a person holds: text as it is typed. */
export interface PersonValues {
  id: string;
  firstName: string;
  lastName: string;
  occupiedPosition: string;
  role: string;
  languages: string;
}

export function valuesOf({ id, firstName, lastName, occupiedPosition, role, languages }: PersonDetails): PersonValues {
  return { id, firstName, lastName, occupiedPosition, role, languages: joinIds(languages.map(({ value }) => value)) };
}

export const bodyOf = ({ id: _id, languages, ...values }: PersonValues, version: string) => ({
  ...values,
  languages: splitIds(languages),
  version,
});

/** Text keys by field, or none. */
export function validatePerson(values: PersonValues, version: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of updatePersonSchema.safeParse(bodyOf(values, version)).error?.issues ?? [])
    errors[String(issue.path[0])] ??= issue.message;
  return errors;
}
