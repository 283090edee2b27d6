import { fieldErrorsOf, messageOf } from '../providers/httpErrors.ts';

interface Parsed {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}

/** The first text key of each field that a schema did not take. */
export function errorsByField({ error }: Parsed): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}

/**
 * A failure as errors of a form: each message at its field, the rest as the form's own error, which is announced.
 * `fieldFor` is the form's field for a field of the API.
 */
export function toFormErrors(
  error: unknown,
  typed: object,
  fieldFor: (apiField: string) => string = (field) => field,
): Record<string, unknown> {
  const errors = fieldErrorsOf(error);
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
