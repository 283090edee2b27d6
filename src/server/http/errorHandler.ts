import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Failure } from '../../shared/api/envelope.ts';
import { fr, frOrInvalid, type ServerTextKey } from '../texts.ts';
import { invalidWith, pascalCase, Refusal } from './errors.ts';

/** What the framework itself refuses, in French. */
const sentences: Record<number, ServerTextKey> = {
  400: 'http.badBody',
  413: 'http.payloadTooLarge',
  415: 'http.unsupportedMedia',
  503: 'http.busy',
};

/**
 * The one place where an error becomes a reply (design §6). Refusals say why, in French; anything else is logged whole
 * and answered with the request's id and nothing of the inside.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
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

function asRefusal(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error.validation);
  const status = error.statusCode ?? 500;
  return status < 500 || status === 503 ? new Refusal(status, fr(sentences[status] ?? 'http.badBody')) : undefined;
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
