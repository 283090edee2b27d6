import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Failure } from '../../shared/api/envelope.ts';
import { statementErrorOf } from '../db/failureOf.ts';
import { isForeignKeyViolation } from '../db/isForeignKeyViolation.ts';
import { isOutage } from '../db/outage.ts';
import { fr, frOrInvalid, type ServerTextKey } from '../texts.ts';
import { isCutOffForm } from './contentTypes.ts';
import { invalid, invalidWith, pascalCase, Refusal, refused } from './errors.ts';
import { UnreadText } from './wellFormed.ts';

/** What the framework itself refuses, in French. */
const sentences: Record<number, ServerTextKey> = {
  400: 'http.badBody',
  413: 'http.payloadTooLarge',
  414: 'http.addressTooLong',
  415: 'http.unsupportedMedia',
  503: 'http.busy',
};

/**
 * The one place where an error becomes a reply (design §6). Refusals say why, in French; anything else is logged whole
 * and answered with the request's id and nothing of the inside.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // What it was to be, a file for one, it is no longer.
  reply.removeHeader('Content-Disposition').type('application/json; charset=utf-8');
  const refusal = asRefusal(error, request) ?? asRemovedNow(error, request) ?? asOutage(error, request);
  if (!refusal) {
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ ...body(fr('http.unexpected')), requestId: request.id });
  }
  if (refusal.retryAfterSeconds !== undefined) reply.header('Retry-After', refusal.retryAfterSeconds);
  return reply.code(refusal.status).send({
    ...body(refusal.message),
    ...(refusal.code ? { code: refusal.code } : {}),
    ...(refusal.errors ? { errors: refusal.errors } : {}),
  });
}

function asRefusal(error: FastifyError, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof UnreadText) return invalid({ [error.field || 'body']: error.reason });
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error.validation);
  if (isUnstorableText(error) || isCutOffForm(error, request)) return new Refusal(400, fr('http.badBody'));
  const status = error.statusCode ?? 500;
  return status < 500 || status === 503 ? new Refusal(status, fr(sentences[status] ?? 'http.badBody')) : undefined;
}

/**
 * STALE where a record that the request names was removed between the look at it and the writing. Nothing was written;
 * sent again, it is refused at its field.
 */
function asRemovedNow(error: FastifyError, request: FastifyRequest): Refusal | undefined {
  if (!isForeignKeyViolation(error)) return undefined;
  request.log.warn({ err: error }, 'a record that the request names is there no more');
  return refused('STALE', 'http.removedNow');
}

const OUTAGE_RETRY_AFTER_SECONDS = 5;

/** 503 with `Retry-After`: nothing is wrong with the request, and nothing of it was acknowledged. */
function asOutage(error: FastifyError, request: FastifyRequest): Refusal | undefined {
  if (!isOutage(error)) return undefined;
  request.log.error({ err: error }, 'the database did not answer, or could not carry it out');
  return new Refusal(503, fr('http.busy'), { retryAfterSeconds: OUTAGE_RETRY_AFTER_SECONDS });
}

/** character_not_in_repertoire and untranslatable_character: U+0000, in a text or in JSON. */
const unstorable: ReadonlySet<string | undefined> = new Set(['22021', '22P05']);

/**
 * Text that no form sends and no schema looks for: the database says so, wherever it was going. JSON of ours is well
 * formed, so that where PostgreSQL cannot read it, it holds half a character.
 */
function isUnstorableText(error: Error): boolean {
  const { code, file } = statementErrorOf(error);
  return unstorable.has(code) || (code === '22P02' && file === 'jsonfuncs.c');
}

interface ValidationIssue {
  instancePath: string;
  message?: string;
}

/** `{ LoginIdentifier: ['…'] }`: the first segment of each issue's path, with the specification's capital. */
function fromValidation(issues: readonly ValidationIssue[]): Refusal {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = pascalCase(issue.instancePath.split('/')[1] || 'body');
    const sentence = frOrInvalid(issue.message ?? '');
    errors[field] = [...new Set([...(errors[field] ?? []), sentence])];
  }
  return invalidWith(errors);
}

function body(errorMessage: string): Failure {
  return { isSuccess: false, entity: null, errorMessage };
}
