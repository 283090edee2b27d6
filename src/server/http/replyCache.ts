import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESS_FROM_BYTES } from './compression.ts';
import { BROTLI_FAST, type Encoding, encodingFor, encodingsOf } from './encodings.ts';
import { PUBLIC_CACHE } from './publicCache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The public lists of this process. */
    publicReplies: ReplyCache;
  }
  interface FastifyContextConfig {
    /** The reply is kept for some seconds: the same for everybody. */
    isKept?: true;
  }
}

/**
 * How long a process may repeat public data without asking the database: within what `Cache-Control` promises (60 s).
 */
const KEPT_MS = 10_000;

interface Kept {
  body: Buffer;
  encoded: (encoding: Encoding) => Promise<Buffer>;
  /** What was encoded so far, as it is written: each character is a byte. */
  written: Map<Encoding, string>;
  until: number;
}

export interface ReplyCache {
  keep: (request: FastifyRequest, reply: FastifyReply, load: () => Promise<unknown>) => Promise<void>;
  /** After a change by this process: the next to ask sees it. Other processes follow within ten seconds. */
  forget: () => void;
}

/**
 * Keeps the serialised reply of public lists for a few seconds, and what it is compressed to as long as it stays the
 * same. Everybody asks for the same few, and at each page; a change is seen everywhere within ten seconds. Only what
 * was found is kept, so that there are no more entries than rows. What is kept is sent as soon as the route is known:
 * it is the same for everybody, and waits for nothing.
 */
export function keepReplies(app: FastifyInstance, clock: () => Date): void {
  let kept = new Map<string, Kept>();
  app.addHook('onRequest', (request, reply, done) => {
    const found = request.routeOptions.config.isKept && isPlain(request) ? kept.get(keyOf(request)) : undefined;
    if (!found || found.until <= clock().getTime()) return done();
    const encoding = encodingOf(found, request);
    const written = found.written.get(encoding);
    if (written === undefined) return done();
    send(reply, encoding, written);
  });
  app.decorate('publicReplies', {
    async keep(request, reply, load) {
      const here = kept;
      const key = keyOf(request);
      const now = request.ctx.now.getTime();
      let found = here.get(key);
      if (!found || found.until <= now) {
        found = renewed(found, Buffer.from(String(reply.serialize(await load()))), now + KEPT_MS);
        // What was read before a change is put where nobody looks any more.
        here.set(key, found);
      }
      const encoding = encodingOf(found, request);
      const written = found.written.get(encoding) ?? (await found.encoded(encoding)).toString('latin1');
      found.written.set(encoding, written);
      send(reply, encoding, written);
    },
    forget: () => {
      kept = new Map();
    },
  } satisfies ReplyCache);
}

/** Before the schemas have read the ids, which may be written in capitals: one row is one entry. */
const keyOf = ({ routeOptions, params }: FastifyRequest): string =>
  `${routeOptions.url} ${Object.values(params ?? {})
    .join(' ')
    .toLowerCase()}`;

/** Nothing in it that another part of the server would have to look at first. */
const isPlain = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers['content-type'] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  headers['idempotency-key'] === undefined;

const encodingOf = ({ body }: Kept, { headers }: FastifyRequest): Encoding =>
  body.length < COMPRESS_FROM_BYTES ? 'identity' : encodingFor(headers['accept-encoding']);

function renewed(known: Kept | undefined, body: Buffer, until: number): Kept {
  if (known?.body.equals(body)) return { ...known, until };
  return { body, encoded: encodingsOf(body, BROTLI_FAST), written: new Map(), until };
}

/** Past Fastify's own sending: a head and a text of bytes go out in one write, a head and a buffer need two. */
function send(reply: FastifyReply, encoding: Encoding, written: string): void {
  const { request, raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    vary: [reply.getHeader('Vary'), 'Accept-Encoding'].flat().filter(Boolean).join(', '),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-type': 'application/json; charset=utf-8',
    'content-length': written.length,
    'cache-control': PUBLIC_CACHE,
    'x-request-id': request.id,
  });
  raw.end(request.method === 'HEAD' ? undefined : written, 'latin1');
}

/** Every act of these routes that went well makes the public lists be read anew, before its reply is sent. */
export function forgetPublicReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && reply.statusCode < 400) app.publicReplies.forget();
  });
}
