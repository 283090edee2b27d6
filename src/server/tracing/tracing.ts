import type { FastifyInstance } from 'fastify';

/**
 * What follows requests and the statements they cause. Where no collector is configured there is none, and nothing is
 * loaded.
 */
export interface Tracing {
  /** A span for each request of this application. */
  followRequests: (app: FastifyInstance) => void;
  /**
   * Runs a statement in a span under the request that causes it; outside of a request it just runs. The text is the one
   * the program wrote: values go beside it and are never looked at.
   */
  statement: <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;
  /** Sends what has not been sent yet. */
  close: () => Promise<void>;
}
