import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { notFound, Refusal } from '../http/errors.ts';
import { isDiskFull } from '../storage/diskFull.ts';
import { isMissing } from '../storage/storage.ts';
import { fr } from '../texts.ts';
import { noSpace, notStored } from './storageRefusals.ts';

type Asking = Pick<FastifyRequest, 'ctx' | 'log'>;

/**
 * Raises 503 in French where the store does not take it, 507 where it is full; what it took without saying so is
 * cleaned at night.
 */
export async function keepContent({ ctx, log }: Asking, key: string, content: Readable): Promise<void> {
  try {
    await ctx.storage.put(key, content);
  } catch (error) {
    log.error({ err: error, key }, 'a document cannot be stored');
    if (isDiskFull(error)) throw noSpace();
    throw notStored();
  }
}

/** Raises 404 where the store has lost it, and 503 in French where the store does not say. */
export async function readContent({ ctx, log }: Asking, key: string): Promise<Readable> {
  try {
    return await ctx.storage.get(key);
  } catch (error) {
    log.error({ err: error, key }, 'a stored document cannot be read');
    throw isMissing(error) ? notFound() : new Refusal(503, fr('files.notReadable'));
  }
}

/** For what no row names. Where the store does not do it now, the nightly cleaning does. */
export async function dropContent({ ctx, log }: Asking, key: string): Promise<void> {
  try {
    await ctx.storage.remove(key);
  } catch (error) {
    log.warn({ err: error, key }, 'a document without a row is left for the nightly cleaning');
  }
}
