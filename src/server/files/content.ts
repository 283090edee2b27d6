import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Refusal } from '../http/errors.ts';
import { sandboxed } from '../http/security.ts';
import { isDiskFull } from '../storage/diskFull.ts';
import { isMissing, newStorageKey } from '../storage/storage.ts';
import { fr } from '../texts.ts';
import { noSpace, notStored } from './storageRefusals.ts';

type Asking = Pick<FastifyRequest, 'ctx' | 'log'>;

/**
 * Stores it before a row names it, and returns the key that the row is to name; what no row names is cleaned at night.
 * Raises 503 in French where the store does not take it, 507 where it is full.
 */
export async function storeContent({ ctx, log }: Asking, content: Readable): Promise<string> {
  const key = newStorageKey();
  try {
    await ctx.storage.put(key, content);
    return key;
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

interface PublicContent {
  mime: string;
  size: number;
  storageKey: string;
}

/** Of what never changes under its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Answers with a stored picture or sound that everybody may have, unable to run anything in a browser. */
export async function sendPublicContent(
  request: FastifyRequest,
  reply: FastifyReply,
  { mime, size, storageKey }: PublicContent,
  cacheControl: string,
): Promise<FastifyReply> {
  const content = await readContent(request, storageKey);
  return reply
    .headers(sandboxed)
    .header('Content-Type', mime)
    .header('Content-Length', size)
    .header('Cache-Control', cacheControl)
    .send(content);
}

/** For what no row names. Where the store does not do it now, the nightly cleaning does. */
export async function dropContent({ ctx, log }: Asking, key: string): Promise<void> {
  try {
    await ctx.storage.remove(key);
  } catch (error) {
    log.warn({ err: error, key }, 'a document without a row is left for the nightly cleaning');
  }
}
