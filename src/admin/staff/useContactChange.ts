import { useState } from 'react';
import { useEditContext, useNotify } from 'react-admin';
import type { PersonContact } from '../../shared/staff/schemas.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { changedFields } from '../forms/edits.ts';
import { formError, toFormErrors } from '../forms/formErrors.ts';
import { api, entityOf } from '../providers/api.ts';
import { refusalCode } from '../providers/httpErrors.ts';
import { bodyOf, type ContactValues, valuesOf } from './contactForm.ts';

/** Saves another contact and closes. A failure comes back as errors of the form; where somebody was faster, their version is loaded under it. */
export function useContactChange(person: PersonDetails, onClose: () => void) {
  const notify = useNotify();
  const { refetch } = useEditContext<PersonDetails>();
  const [isBusy, setBusy] = useState(false);
  const { id } = person;

  const run = async (typed: ContactValues) => {
    const isChanged = Object.keys(changedFields(valuesOf(person), typed)).length > 0;
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
