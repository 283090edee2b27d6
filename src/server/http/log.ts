import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

interface DatabaseFailure extends Error {
  code?: string;
  constraint?: string;
  table?: string;
}

/** Addresses carry ids and search words; the route's pattern says enough and names nobody. */
function serializeRequest(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url ?? 'unknown' };
}

/** A failed query's message and details hold what people typed: only its code, table and constraint are logged. */
function serializeError(error: Error) {
  const failure: DatabaseFailure = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  const isDatabase = error instanceof DrizzleQueryError || failure.constraint !== undefined;
  return {
    type: failure.name,
    code: failure.code,
    constraint: failure.constraint,
    table: failure.table,
    message: isDatabase ? undefined : failure.message,
    stack: failure.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
  };
}

/** Structured logs with request ids and without personal data. */
export function logOptions(level: string): LoggerOptions {
  return { level, serializers: { req: serializeRequest, err: serializeError } };
}
