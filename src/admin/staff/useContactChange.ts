import { useState } from 'react';
import { useEditContext, useNotify } from 'react-admin';
import { formatPhone } from '../../shared/format/phone.ts';
import { type PersonContact, personContactSchema } from '../../shared/staff/schemas.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { changedFields } from '../forms/edits.ts';
import { formError, toFormErrors } from '../forms/formErrors.ts';
import { api, entityOf } from '../providers/api.ts';
import { refusalCode } from '../providers/httpErrors.ts';

/** What the dialog of the contact holds: text as it is typed. */
export interface ContactValues {
  id: string;
  phoneNumber: string;
  email: string;
}

export const contactOf = ({ id, phoneNumber, email }: PersonDetails): ContactValues => ({
  id,
  phoneNumber: formatPhone(phoneNumber),
  email: email ?? '',
});

const bodyOf = ({ phoneNumber, email }: ContactValues, version: string) => ({ phoneNumber, email, version });

/** Text keys by field, or none. */
export function validateContact(values: ContactValues, version: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of personContactSchema.safeParse(bodyOf(values, version)).error?.issues ?? [])
    errors[String(issue.path[0])] ??= issue.message;
  return errors;
}

/**
 * Saves another contact and closes. A failure comes back as errors of the form; where somebody was faster, their
 * version is loaded under it.
 */
export function useContactChange(person: PersonDetails, onClose: () => void) {
  const notify = useNotify();
  const { refetch } = useEditContext<PersonDetails>();
  const [isBusy, setBusy] = useState(false);
  const { id } = person;

  const run = async (typed: ContactValues) => {
    const isChanged = Object.keys(changedFields(contactOf(person), typed)).length > 0;
    const body = bodyOf(typed, person.version) as PersonContact;
    try {
      if (isChanged)
        await entityOf(api.put('/admin/staff/{id}/contact', { path: { id }, body, once: `contact:${id}` }));
    } catch (error) {
      if (refusalCode(error) !== 'STALE') return toFormErrors(error, typed);
      await refetch();
      return formError('staff.staleKept');
    }
    notify(isChanged ? 'staff.contactSaved' : 'staff.unchanged', { type: isChanged ? 'success' : 'info' });
    onClose();
    await refetch();
    return undefined;
  };

  const submit = async (values: object) => {
    setBusy(true);
    const errors = await run(values as ContactValues);
    setBusy(false);
    return errors;
  };
  return { submit, isBusy };
}
