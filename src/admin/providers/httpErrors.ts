import { HttpError } from 'react-admin';
import type { ApiFailure, FailureKind } from '../../shared/client/envelope.ts';

/** What is said where the server said nothing. */
const sentences: Partial<Record<FailureKind, string>> = {
  offline: 'common.offline',
  tooMany: 'common.tooMany',
  unauthenticated: 'common.sessionEnded',
  forbidden: 'common.forbidden',
  notFound: 'common.notFound',
};

interface FailureBody {
  /** By form field; absent where there are none, because react-admin takes its presence for bad input. */
  errors?: Record<string, string>;
  code?: string;
}

/** A failure of the API in react-admin's terms; the message is a French sentence or a text key. */
export function toHttpError(failure: ApiFailure): HttpError {
  const errors = fieldErrors(failure.errors);
  const body: FailureBody = { ...(errors ? { errors } : {}), ...(failure.code ? { code: failure.code } : {}) };
  return new HttpError(failure.errorMessage ?? sentences[failure.kind] ?? 'common.unexpected', failure.status, body);
}

/**
 * `{ DesiredStartDate: ['…'] }` as `{ desiredStartDate: '…' }`: the server's field names are PascalCase (design §6).
 */
export function fieldErrors(errors: Record<string, string[]>): Record<string, string> | undefined {
  const entries = Object.entries(errors).map(([name, messages]) => [
    name.charAt(0).toLowerCase() + name.slice(1),
    messages.join(' '),
  ]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The messages by field of an error that has any. */
export function fieldErrorsOf(error: unknown): Record<string, string> | undefined {
  return error instanceof HttpError ? (error.body as FailureBody | null)?.errors : undefined;
}

/** The rule that refused, where an error carries one. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof HttpError ? (error.body as FailureBody | null)?.code : undefined;
}

/** The server's sentence or that of a lost network, and `fallback` where there is only a general one. */
export function messageOr(error: unknown, fallback: string): string {
  const message = messageOf(error);
  return message.startsWith('common.') && message !== 'common.offline' ? fallback : message;
}

/** The sentence, or text key, to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof HttpError && error.message ? error.message : 'common.unexpected';
}

/**
 * Only what another try may mend is tried again: a lost network, a busy or failing server. Whether the act was done is
 * not known then.
 */
export const mayRecover = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 0 || error.status === 429 || error.status >= 500);
