import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { ApiFailure } from '../../shared/client/envelope.ts';
import { failureSentence } from '../failureSentence.ts';
import { paths } from '../paths.ts';
import { toastError } from './toast.tsx';

/**
 * What the server said of a form: each message as a toast (specification §8), and where it can be read again, at its
 * field or above the form. `fields`: those of the form, by the server's names for them.
 */
export function showFormFailure<Values extends FieldValues>(
  failure: ApiFailure,
  setError: UseFormSetError<Values>,
  fields: Readonly<Record<string, FieldPath<Values>>>,
): void {
  const told = Object.entries(fields).flatMap(([name, field]) => {
    const sentences = failure.errors[name] ?? [];
    return sentences.length > 0 ? [{ field, message: sentences.join(' ') }] : [];
  });
  // From the last to the first, so that the first has the focus.
  for (const { field, message } of [...told].reverse()) setError(field, { message }, { shouldFocus: true });
  for (const { message } of told) void toastError(message);
  if (told.length > 0) return;
  setError('root', { message: failureSentence(failure) });
  toastFailure(failure);
}

/** Tells what failed. Where the session ended, the page has given way to the log-in by now, which says so itself. */
export function toastFailure(failure: ApiFailure): void {
  if (failure.kind === 'unauthenticated' && location.pathname === paths.login) return;
  void toastError(failureSentence(failure));
}
