import { useState } from 'react';
import { useEditContext, useNotify } from 'react-admin';
import { workBeyondRole } from '../../shared/staff/rules.ts';
import { type UpdatePerson, updatePersonSchema } from '../../shared/staff/schemas.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { joinIds, splitIds } from '../forms/ChecksField.tsx';
import { changedFields } from '../forms/edits.ts';
import type { Saved } from '../forms/FormSync.tsx';
import { formError, toFormErrors } from '../forms/formErrors.ts';
import { api, entityOf } from '../providers/api.ts';
import { refusalCode } from '../providers/httpErrors.ts';
import { useWorkWords } from './workWords.ts';

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

const bodyOf = ({ id: _id, languages, ...values }: PersonValues, version: string) => ({
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

/**
 * Saves the corrections. A failure comes back as errors of the form; where somebody was faster, their version is
 * loaded under what was typed.
 */
export function usePersonSubmit(person: PersonDetails) {
  const notify = useNotify();
  const { refetch } = useEditContext<PersonDetails>();
  const [saved, setSaved] = useState<Saved<PersonValues>>();
  const [isBusy, setBusy] = useState(false);
  const words = useWorkWords();
  const { id } = person;

  const run = async (typed: PersonValues) => {
    if (Object.keys(changedFields(valuesOf(person), typed)).length === 0) {
      notify('staff.unchanged', { type: 'info' });
      return undefined;
    }
    const body = bodyOf(typed, person.version) as UpdatePerson;
    try {
      const now = await entityOf(api.put('/admin/staff/{id}', { path: { id }, body, once: `person:${id}` }));
      await refetch();
      setSaved({ typed, now: valuesOf(now) });
      const left = now.role === person.role ? [] : workBeyondRole(now.role, now.work);
      if (left.length === 0) notify('staff.saved', { type: 'success' });
      else notify('staff.savedKeepsWork', { type: 'warning', messageArgs: { work: words(now.work, left) } });
      return undefined;
    } catch (error) {
      if (refusalCode(error) !== 'STALE') return toFormErrors(error, typed);
      await refetch();
      return formError('staff.staleKept');
    }
  };

  const submit = async (values: object) => {
    setBusy(true);
    const errors = await run(values as PersonValues);
    setBusy(false);
    return errors;
  };
  return { submit, saved, isBusy };
}
