import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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
  body: string;
  until: number;
}

export interface ReplyCache {
  keep: (request: FastifyRequest, reply: FastifyReply, load: () => Promise<unknown>) => Promise<void>;
  /** After a change by this process: the next to ask sees it. Other processes follow within ten seconds. */
  forget: () => void;
}

/**
 * Keeps the serialised reply of public lists for a few seconds. Everybody asks for the same few, and at each page; a
 * change is seen everywhere within ten seconds. Only what was found is kept, so that there are no more entries than
 * rows.
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
        found = { body: String(reply.serialize(await load())), until: now + KEPT_MS };
        // What was read before a change is put where nobody looks any more.
        here.set(key, found);
      }
      await reply.type('application/json; charset=utf-8').send(found.body);
    },
    forget: () => {
      kept = new Map();
    },
  };
}

/** Every act of these routes that went well makes the public lists be read anew, before its reply is sent. */
export function forgetPublicReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && reply.statusCode < 400) app.publicReplies.forget();
  });
}
