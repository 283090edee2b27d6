import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESS_FROM_BYTES } from './compression.ts';
import { BROTLI_FAST, type Encoding, encodingFor, encodingsOf } from './encodings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The public lists of this process. */
    publicReplies: ReplyCache;
  }
}

/**
 * How long a process may repeat public data without asking the database: within what `Cache-Control` promises (60 s).
 */
const KEPT_MS = 10_000;

interface Kept {
  body: Buffer;
  encoded: (encoding: Encoding) => Promise<Buffer>;
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
 * was found is kept, so that there are no more entries than rows.
 */
export function createReplyCache(): ReplyCache {
  let kept = new Map<string, Kept>();
  return {
    async keep(request, reply, load) {
      const here = kept;
      const key = `${request.routeOptions.url} ${Object.values(request.params ?? {}).join(' ')}`;
      const now = request.ctx.now.getTime();
      let found = here.get(key);
      if (!found || found.until <= now) {
        found = renewed(found, Buffer.from(String(reply.serialize(await load()))), now + KEPT_MS);
        // What was read before a change is put where nobody looks any more.
        here.set(key, found);
      }
      const isSmall = found.body.length < COMPRESS_FROM_BYTES;
      const encoding = isSmall ? 'identity' : encodingFor(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
      await reply
        .header('Vary', [reply.getHeader('Vary'), 'Accept-Encoding'].flat().filter(Boolean).join(', '))
        .type('application/json; charset=utf-8')
        .send(await found.encoded(encoding));
    },
    forget: () => {
      kept = new Map();
    },
  };
}

function renewed(known: Kept | undefined, body: Buffer, until: number): Kept {
  return known?.body.equals(body) ? { ...known, until } : { body, encoded: encodingsOf(body, BROTLI_FAST), until };
}

/** Every act of these routes that went well makes the public lists be read anew, before its reply is sent. */
export function forgetPublicReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && reply.statusCode < 400) app.publicReplies.forget();
  });
}
