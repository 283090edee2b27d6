import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Refused } from './session.ts';

/** The request under its key, as the product keeps it. */
export interface Repetition {
  key: string;
  hash: string;
}

/** Raises 400 without a key: the reference does nothing that could be done twice. */
export function repetitionOf({ method, url, headers, body }: FastifyRequest): Repetition {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{16,200}$/.test(key)) throw new Refused(400);
  return {
    key,
    hash: createHash('sha256')
      .update(JSON.stringify([method, url, body]))
      .digest('base64url'),
  };
}

const KEPT = 'select request_hash, reply from idempotency_keys where caller = $1 and key = $2';

/** What was answered under the key before. Raises 409 where nothing was, 422 where it was another request. */
async function keptReply<Reply>(pool: pg.Pool, caller: string, { key, hash }: Repetition): Promise<Reply> {
  const {
    rows: [kept],
  } = await pool.query({ name: 'kept', text: KEPT, values: [caller, key] });
  if (!kept) throw new Refused(409);
  if (kept.request_hash !== hash) throw new Refused(422);
  return kept.reply;
}

const MOST_ATTEMPTS = 20;

/** A unique key that is taken, and a deadlock. */
const TO_REPEAT = ['23505', '40P01'];

/**
 * Runs one statement that does all or nothing and says what it did; null where it did nothing, for it was done before
 * or may not be. The unique keys of the tables stand for locks: what ran into another's is run again.
 */
export async function onceOnly<Reply>(
  pool: pg.Pool,
  caller: string,
  repetition: Repetition,
  run: () => Promise<Reply | null>,
): Promise<Reply> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    try {
      return (await run()) ?? (await keptReply<Reply>(pool, caller, repetition));
    } catch (error) {
      const { code, constraint } = error as { code?: string; constraint?: string };
      if (!TO_REPEAT.includes(code ?? '')) throw error;
      if (constraint?.startsWith('idempotency_keys')) return keptReply(pool, caller, repetition);
    }
  }
  throw new Refused(503);
}
