import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fr } from '../texts.ts';
import { Refusal } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a form with files, and nothing else. */
    takesForm?: true;
  }
}

/** RFC 2046: 1 to 70 characters. */
const boundary = /;\s*boundary=("[^"\r\n]{1,70}"|[^";,\s]{1,70})\s*(;|$)/i;

/**
 * A form with files goes to the routes that take one and nothing else does; all others take JSON, or no body. Raises
 * 415, and 400 for a form that does not say where its parts end.
 */
export function checkContentTypes(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, _payload, done) => done(refusalOf(request)));
}

function refusalOf({ headers, routeOptions }: FastifyRequest): Refusal | undefined {
  const { permission, takesForm } = routeOptions.config;
  if (!permission) return undefined;
  const type = headers['content-type'] ?? '';
  const isForm = /^multipart\/form-data\s*(;|$)/i.test(type);
  if (takesForm ? !isForm : /^multipart\//i.test(type)) return new Refusal(415, fr('http.unsupportedMedia'));
  if (takesForm && !boundary.test(type)) return new Refusal(400, fr('http.badBody'));
  return undefined;
}

/** What the reader of forms says of one that ends in the middle, its caller gone or not. It has no codes. */
const cutOff = /unexpected end of multipart data|^premature close$/i;

/** Whether it failed because the form is not whole. */
export function isCutOffForm(error: Error, { raw, headers }: FastifyRequest): boolean {
  if (!/^multipart\//i.test(headers['content-type'] ?? '')) return false;
  return cutOff.test(error.message) || (raw.destroyed && !raw.complete);
}
