import { HttpError } from 'react-admin';
import { type FailureBody, messageOf } from '../providers/httpErrors.ts';

/**
 * A failure as errors of a form: each message at its field, the rest as the form's own error, which is announced.
 * `fieldFor` is the form's field for a field of the API.
 */
export function formErrorsBy(
  error: unknown,
  typed: object,
  fieldFor: (apiField: string) => string = (field) => field,
): Record<string, unknown> {
  const errors = error instanceof HttpError ? (error.body as FailureBody | null)?.errors : undefined;
  if (!errors) return formError(messageOf(error));
  const named = Object.entries(errors).map(([field, message]) => [fieldFor(field), message] as const);
  const strays = named.filter(([field]) => !(field in typed)).map(([, message]) => message);
  return {
    ...Object.fromEntries(named.filter(([field]) => field in typed)),
    ...(strays.length > 0 ? formError(strays.join(' ')) : {}),
  };
}

/** The form's own error, where react-admin looks for the sentence to announce. */
export const formError = (sentence: string) => ({ root: { serverError: sentence } });
