import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { tooMany } from './errors.ts';
import { subscriberOf } from './network.ts';
import { tooSlow } from './unreadRequests.ts';

type Limits = Pick<Config, 'BODY_SECONDS' | 'MAX_CONNECTIONS_PER_ADDRESS' | 'MAX_REQUESTS_PER_ADDRESS' | 'TRUST_PROXY'>;

/** The least that a file must come with, bytes a second: 16 kbit/s, far below a slow phone's 400 kbit/s. */
const MIN_UPLOAD_RATE = 2_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * One address has so many connections and unfinished requests at most, and a body comes in its time: `BODY_SECONDS` for
 * JSON, for a file at least `MIN_UPLOAD_RATE` over each such span; otherwise its connection is ended. Behind a proxy
 * requests are counted by the caller's own address and connections, which are the proxy's, not at all. Raises 429.
 */
export function limitConnections(app: FastifyInstance, limits: Limits): void {
  if (!limits.TRUST_PROXY) limitSockets(app, limits.MAX_CONNECTIONS_PER_ADDRESS);
  const unfinished = createCounter();
  const endings = new WeakMap<Socket, Set<() => void>>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // Requests that tests inject have none.
    if (!(socket instanceof Socket)) return done();
    const subscriber = subscriberOf(request.ip);
    endWith(endings, socket, reply, unfinished.add(subscriber));
    if (hasBody(request)) limitBodyTime(request, reply, limits.BODY_SECONDS * 1000);
    if (unfinished.of(subscriber) > limits.MAX_REQUESTS_PER_ADDRESS) return done(tooMany(RETRY_AFTER_SECONDS));
    done();
  });
}

function limitSockets(app: FastifyInstance, max: number): void {
  const connections = createCounter();
  app.server.on('connection', (socket) => {
    const subscriber = subscriberOf(socket.remoteAddress ?? '');
    socket.once('close', connections.add(subscriber));
    if (connections.of(subscriber) > max) socket.destroy();
  });
}

interface Counter {
  /** Counts one; the function it gives back takes it away again, once however often it is called. */
  add: (name: string) => () => void;
  of: (name: string) => number;
}

function createCounter(): Counter {
  const counts = new Map<string, number>();
  return {
    add(name) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      let isCounted = true;
      return () => {
        if (!isCounted) return;
        isCounted = false;
        const left = (counts.get(name) ?? 1) - 1;
        if (left > 0) counts.set(name, left);
        else counts.delete(name);
      };
    },
    of: (name) => counts.get(name) ?? 0,
  };
}

/**
 * Calls `end` when the reply is out or the connection gone, whichever comes first: a reply that still waits for the one
 * before it on the same connection never hears that the connection went.
 */
function endWith(endings: WeakMap<Socket, Set<() => void>>, socket: Socket, reply: FastifyReply, end: () => void) {
  let waiting = endings.get(socket);
  if (!waiting) {
    const all = new Set<() => void>();
    socket.once('close', () => {
      for (const one of all) one();
    });
    endings.set(socket, all);
    waiting = all;
  }
  const ofSocket = waiting;
  ofSocket.add(end);
  reply.raw.once('close', () => {
    ofSocket.delete(end);
    end();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function limitBodyTime(request: FastifyRequest, reply: FastifyReply, spanMs: number): void {
  const { raw } = request;
  const { socket } = raw;
  const least = request.routeOptions.config.isSlow ? (MIN_UPLOAD_RATE * spanMs) / 1000 : Number.POSITIVE_INFINITY;
  let before = socket.bytesRead;
  // A connection outlives its requests by far: none of them may stay with it.
  const stop = () => {
    clearInterval(timer);
    socket.off('close', stop);
  };
  const look = () => {
    if (raw.complete) return stop();
    const came = socket.bytesRead - before;
    before = socket.bytesRead;
    // What comes after the reply is read for nobody.
    if (came >= least && !reply.raw.writableFinished) return;
    stop();
    request.log.info({ route: request.routeOptions.url }, 'a body did not come in time');
    if (!reply.raw.headersSent) socket.write(tooSlow());
    socket.destroySoon();
  };
  const timer = setInterval(look, spanMs).unref();
  raw.once('end', stop);
  socket.once('close', stop);
}
