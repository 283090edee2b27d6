import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RefusalCode } from '../../shared/api/refusalCodes.ts';
import { type Context, inTransaction } from '../context.ts';
import { writePendingActs } from '../db/pendingActs.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import { together } from '../db/together.ts';
import { fr } from '../texts.ts';
import { invalid, Refusal } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes an `Idempotency-Key`; its handler runs through `once`. */
    isRepeatable?: true;
  }
}

/** Shorter keys could be guessed or meet by chance. */
export const KEY_PATTERN = /^[\w-]{16,200}$/;

/** No request has a key that is none, whether its route takes one or not. Raises 400. */
export function checkIdempotencyKeys(app: FastifyInstance): void {
  app.addHook('preParsing', ({ headers }, _reply, _payload, done) => {
    const key = headers['idempotency-key'];
    const isBad = key !== undefined && key !== '' && !KEY_PATTERN.test(String(key));
    done(isBad ? invalid({ idempotencyKey: 'http.badKey' }) : undefined);
  });
}

interface Repetition {
  caller: string;
  key: string;
  requestHash: string;
}

interface StoredRefusal {
  code: RefusalCode | undefined;
  message: string;
}

/**
 * Runs the operation in one transaction, and only once under the caller's `Idempotency-Key`: the same key and body
 * gets the first reply again for 24 hours, the same key with another body 422 (design §6). The key is claimed in the
 * operation's own transaction: a second request waits for the first, and a process that dies in between leaves neither.
 * A refusal by a rule is a reply and is kept; bad input and failures are not, so that the person can try again.
 * @param fingerprint what makes two requests the same; by default method, address and body.
 */
export async function once<Reply>(
  request: FastifyRequest,
  operation: (tx: Context) => Promise<Reply>,
  fingerprint: unknown = request.body,
): Promise<Reply> {
  const { ctx } = request;
  const repetition = repetitionOf(request, fingerprint);
  if (!repetition) return inTransaction(ctx, operation);
  try {
    return await inTransaction(ctx, async (tx) => {
      const claimed = await tx.db
        .insert(idempotencyKeys)
        .values({ ...repetition, status: 0 })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (claimed.length === 0) return replay<Reply>(tx, repetition);
      const reply = await operation(tx);
      const kept = { status: 200, reply: sql`${JSON.stringify(reply ?? null)}::jsonb` };
      await together(tx.db.update(idempotencyKeys).set(kept).where(sameKey(repetition)), writePendingActs(tx));
      return reply;
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409 || error instanceof ReplayedRefusal) throw error;
    if (await keepRefusal(ctx, repetition, error)) throw error;
    // Between the rollback and now a second request under the key was decided: both get its reply.
    return replay<Reply>(ctx, repetition);
  }
}

class ReplayedRefusal extends Refusal {}

function repetitionOf(request: FastifyRequest, fingerprint: unknown): Repetition | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([request.method, request.url, fingerprint]))
    .digest('base64url');
  return { caller: callerOf(request), key, requestHash };
}

/** Who holds a link is somebody: the keys of one link never meet those of another, whoever made them. */
function callerOf({ ctx, params }: FastifyRequest): string {
  if (ctx.actor) return ctx.actor.id;
  const { token } = (params ?? {}) as { token?: string };
  return ctx.isByLink && token ? `link:${createHash('sha256').update(token).digest('base64url')}` : 'visitor';
}

const sameKey = ({ caller, key }: Repetition) => and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key));

async function replay<Reply>(tx: Context, repetition: Repetition): Promise<Reply> {
  const [first] = await tx.db.select().from(idempotencyKeys).where(sameKey(repetition));
  if (!first) throw new Error('The first request under this Idempotency-Key vanished while it was read');
  if (first.requestHash !== repetition.requestHash) throw new Refusal(422, fr('http.keyReused'));
  if (first.status === 409) {
    const { code, message } = first.reply as StoredRefusal;
    throw new ReplayedRefusal(409, message, code ? { code } : {});
  }
  return first.reply as Reply;
}

/** False where the key has a reply already; waits for a request under it that is still being decided. */
async function keepRefusal(ctx: Context, repetition: Repetition, refusal: Refusal): Promise<boolean> {
  const reply: StoredRefusal = { code: refusal.code, message: refusal.message };
  const kept = await ctx.db
    .insert(idempotencyKeys)
    .values({ ...repetition, status: 409, reply })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return kept.length > 0;
}
