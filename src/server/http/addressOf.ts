import type { FastifyRequest } from 'fastify';

/** The address as it was asked, on a host that means nothing: what begins with two slashes names no other host here. */
export function addressOf({ url }: FastifyRequest): URL {
  return new URL(`http://localhost${url.startsWith('/') ? '' : '/'}${url}`);
}
