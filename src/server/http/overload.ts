import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { fr } from '../texts.ts';
import { Refusal } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Lasts as long as the caller's network: neither refused nor counted when there is much to do. */
    isSlow?: true;
  }
}

const RETRY_AFTER_SECONDS = 2;

/** Why a request is turned away when there is too much to do. 503 with `Retry-After`. */
const busy = (): Refusal => new Refusal(503, fr('http.busy'), { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Work that is going on, so much at once at most. */
export interface Slots {
  /** Holds a slot while the work lasts, however it ends and whoever waits for it. Raises 503 at once when full. */
  hold: <Result>(work: () => Result | Promise<Result>) => Promise<Result>;
}

function createSlots(max: number): Slots & { isFull: () => boolean } {
  let taken = 0;
  const isFull = () => taken >= max;
  return {
    isFull,
    async hold(work) {
      if (isFull()) throw busy();
      taken += 1;
      try {
        return await work();
      } finally {
        taken -= 1;
      }
    },
  };
}

/**
 * Beyond `max` handlers at work, another request gets 503 with `Retry-After` at once instead of waiting in an unbounded
 * queue. A request holds a slot while its handler runs: not while its body is on its way, and until the work is done
 * even where the caller hung up. Health checks and transfers of files are not counted.
 * @returns slots for finding out who calls, as many again, which are refused as soon as all handlers are busy.
 */
export function shedLoad(app: FastifyInstance, max: number): Slots {
  const working = createSlots(max);
  const admission = createSlots(max);
  const counted = new WeakSet<RouteHandlerMethod>();
  app.addHook('onRoute', (route) => {
    const { handler, config } = route;
    // The route for HEAD is made from the one for GET, whose handler is counted already.
    if (!config?.permission || config.isSlow || counted.has(handler)) return;
    route.handler = function count(request, reply) {
      return working.hold(() => handler.call(this, request, reply));
    };
    counted.add(route.handler);
  });
  return {
    async hold(work) {
      if (working.isFull()) throw busy();
      return admission.hold(work);
    },
  };
}
