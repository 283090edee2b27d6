import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { AddUser } from '../../shared/staff/schemas.ts';
import type { Saved } from '../forms/FormSync.tsx';
import { toFormErrors } from '../forms/formErrors.ts';
import { api, entityOf } from '../providers/api.ts';
import { fieldErrorsOf, messageOf } from '../providers/httpErrors.ts';
import { type AddUserValues, bodyOf, emptyUser } from './addUserForm.ts';

/** Toasts of this form close sooner than the others (specification §4, §9). */
const TOAST = { autoHideDuration: 3000 };

/** The order in which the messages of fields are told (specification §8). */
const told = ['firstName', 'email', 'city', 'address', 'phoneNumber'];

/** Sends the form. A failure is told in toasts, then at its fields; nothing typed is lost. */
export function useAddUser() {
  const notify = useNotify();
  const [saved, setSaved] = useState<Saved<AddUserValues>>();
  const [isBusy, setBusy] = useState(false);

  const run = async (typed: AddUserValues) => {
    try {
      const added = await entityOf(api.post('/add-new-user', { body: bodyOf(typed) as AddUser, once: 'add-new-user' }));
      const sentence = added.sentBy.includes('email') ? 'staff.addedBoth' : 'staff.addedSms';
      notify(sentence, { type: 'success', messageArgs: { name: added.fullName }, ...TOAST });
      setSaved({ typed, now: emptyUser });
      return undefined;
    } catch (error) {
      for (const sentence of sentencesOf(error)) notify(sentence, { type: 'error', ...TOAST });
      return toFormErrors(error, typed);
    }
  };

  const submit = async (values: object) => {
    setBusy(true);
    const errors = await run(values as AddUserValues);
    setBusy(false);
    return errors;
  };
  return { submit, saved, isBusy };
}

/** The general message, then that of each field, each once. */
function sentencesOf(error: unknown): string[] {
  const errors = fieldErrorsOf(error);
  return [...new Set([messageOf(error), ...told.flatMap((field) => errors?.[field] ?? [])])];
}
