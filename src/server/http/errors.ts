import type { RefusalCode } from '../../shared/api/refusalCodes.ts';
import { fr, type ServerTextKey } from '../texts.ts';

type Params = Record<string, string | number>;

interface RefusalDetails {
  code?: RefusalCode;
  errors?: Record<string, string[]>;
  retryAfterSeconds?: number;
}

/** A request that is answered with a reason, in French; everything else that is thrown is a 500 (design §6). */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode | undefined;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.code = details.code;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** 400: messages by the specification's field names, in PascalCase. */
export function invalid(fields: Record<string, ServerTextKey>): Refusal {
  const errors = Object.fromEntries(Object.entries(fields).map(([field, key]) => [pascalCase(field), [fr(key)]]));
  return invalidWith(errors);
}

export function invalidWith(errors: Record<string, string[]>): Refusal {
  const first = Object.values(errors)[0]?.[0] ?? fr('common.invalid');
  return new Refusal(400, first, { errors });
}

/** 401: no token, or a dead one. */
export function unauthenticated(key: ServerTextKey = 'auth.sessionRequired'): Refusal {
  return new Refusal(401, fr(key));
}

/** 403: a role that may not, or somebody else's record. */
export function forbidden(key: ServerTextKey = 'common.forbidden'): Refusal {
  return new Refusal(403, fr(key));
}

export function notFound(): Refusal {
  return new Refusal(404, fr('common.notFound'));
}

/** 409: a rule refused; the code is stable, the words are for people. */
export function refused(code: RefusalCode, key: ServerTextKey, params: Params = {}): Refusal {
  return new Refusal(409, fr(key, params), { code });
}

/** 429; from two minutes on nobody counts the seconds. */
export function tooMany(retryAfterSeconds: number): Refusal {
  const sentence =
    retryAfterSeconds < 120
      ? fr('http.tooMany', { smart_count: retryAfterSeconds })
      : fr('http.tooManyForMinutes', { minutes: Math.ceil(retryAfterSeconds / 60) });
  return new Refusal(429, sentence, { retryAfterSeconds });
}

/** 429 for what comes from one network, many people perhaps. */
export function tooManyFromHere(retryAfterSeconds: number): Refusal {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new Refusal(429, fr('http.tooManyFromHere', { smart_count: minutes }), { retryAfterSeconds });
}

/** 429 at the field of the documents. */
export function tooMuchSpace(retryAfterSeconds: number): Refusal {
  const sentence = fr('files.spaceOfDay', { smart_count: Math.ceil(retryAfterSeconds / 3600) });
  return new Refusal(429, sentence, { retryAfterSeconds, errors: { Files: [sentence] } });
}

/** `loginIdentifier` → `LoginIdentifier`: how the specification names fields in error lists. */
export function pascalCase(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}
