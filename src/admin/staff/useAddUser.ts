import { useState } from 'react';
import { useNotificationContext, useNotify } from 'react-admin';
import { type AddUser, addUserSchema } from '../../shared/staff/schemas.ts';
import { splitIds } from '../forms/ChecksField.tsx';
import type { Saved } from '../forms/FormSync.tsx';
import { toFormErrors } from '../forms/formErrors.ts';
import { api, entityOf } from '../providers/api.ts';
import { fieldErrorsOf, messageOf } from '../providers/httpErrors.ts';

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
const bodyOf = ({ id: _id, languages, phoneNumber, ...values }: AddUserValues) => ({
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

/** Toasts of this form close sooner than the others (specification §4, §9). */
const TOAST = { autoHideDuration: 3000 };

/** The order in which the messages of fields are told (specification §8). */
const told = ['firstName', 'email', 'city', 'address', 'phoneNumber'];

/** Sends the form. A failure is told in toasts, then at its fields; nothing typed is lost. */
export function useAddUser() {
  const notify = useNotify();
  const { resetNotifications } = useNotificationContext();
  const [saved, setSaved] = useState<Saved<AddUserValues>>();
  const [isBusy, setBusy] = useState(false);

  const run = async (typed: AddUserValues) => {
    // What still waits to be told is of the submission before.
    resetNotifications();
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
