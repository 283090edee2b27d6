import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import { describeFailure } from '../db/describeFailure.ts';

/** Addresses carry ids and search words; the route's pattern says enough and names nobody. */
function serializeRequest(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url ?? 'unknown' };
}

/** Structured logs with request ids and without personal data. */
export function logOptions(level: string): LoggerOptions {
  return { level, serializers: { req: serializeRequest, err: describeFailure } };
}
