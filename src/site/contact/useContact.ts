import type { UseFormSetError } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { contactSchema } from '../../shared/contact/schemas.ts';
import { api } from '../api.ts';
import { showFormFailure } from '../formFailure.ts';

export type ContactInput = z.input<typeof contactSchema>;

const fields = {
  Name: 'name',
  PhoneNumber: 'phoneNumber',
  Email: 'email',
  Subject: 'subject',
  Message: 'message',
} as const;

/** Sends the message once, however often a bad network makes it try. Where it fails, the form stays as it is. */
export function useContact(setError: UseFormSetError<ContactInput>, onSent: () => void) {
  return async (form: ContactInput) => {
    const answer = await api.post('/contact', { body: form, once: 'contact' });
    if (answer.ok) onSent();
    else showFormFailure(answer, setError, fields);
  };
}
