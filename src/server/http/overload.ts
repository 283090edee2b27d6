import type { FastifyInstance } from 'fastify';
import { fr } from '../texts.ts';
import { Refusal } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    isCounted: boolean;
  }
  interface FastifyContextConfig {
    /** Lasts as long as the caller's network: neither refused nor counted when there is much to do. */
    isSlow?: true;
  }
}

const RETRY_AFTER_SECONDS = 2;

/**
 * Beyond `max` concurrent requests, another gets 503 with `Retry-After` at once instead of waiting in an unbounded
 * queue. Health checks and uploads are not counted. Raises 503.
 */
export function shedLoad(app: FastifyInstance, max: number): void {
  let inFlight = 0;
  app.decorateRequest('isCounted', false);
  app.addHook('onRequest', async (request) => {
    const { permission, isSlow } = request.routeOptions.config;
    if (!permission || isSlow) return;
    if (inFlight >= max) throw new Refusal(503, fr('http.busy'), { retryAfterSeconds: RETRY_AFTER_SECONDS });
    inFlight += 1;
    request.isCounted = true;
  });
  // When the work is done, not when the answer has arrived: of a caller who hung up nobody hears that it did.
  app.addHook('onSend', async (request) => {
    if (request.isCounted) inFlight -= 1;
    request.isCounted = false;
  });
}
