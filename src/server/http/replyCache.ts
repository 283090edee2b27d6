import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a process may repeat public data without asking the database: within what `Cache-Control` promises (60 s). */
const KEPT_MS = 10_000;

interface Kept {
  body: Buffer;
  until: number;
}

/**
 * Keeps the serialised reply of public lists for a few seconds. Everybody asks for the same few, and at each page; a change is seen
 * everywhere within ten seconds. Only what was found is kept, so that there are no more entries than rows.
 */
export function createReplyCache() {
  const kept = new Map<string, Kept>();
  return async (request: FastifyRequest, reply: FastifyReply, load: () => Promise<unknown>): Promise<void> => {
    const key = `${request.routeOptions.url} ${Object.values(request.params ?? {}).join(' ')}`;
    const now = request.ctx.now.getTime();
    let found = kept.get(key);
    if (!found || found.until <= now) {
      found = { body: Buffer.from(String(reply.serialize(await load()))), until: now + KEPT_MS };
      kept.set(key, found);
    }
    await reply.type('application/json; charset=utf-8').send(found.body);
  };
}
