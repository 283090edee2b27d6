import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, asc, eq, notLike } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { files } from '../db/schema/index.ts';
import { Refusal } from '../http/errors.ts';
import { isMissing, newStorageKey } from '../storage/storage.ts';
import type { StoredFile } from './queries.ts';
import { withoutMetadata } from './receiveUpload.ts';

/** Less than a job may take, on a slow machine too. */
const AT_ONCE = 20;

/**
 * Cleans the photos that were stored before that was done at their upload (docs/decisions/0043). Each is replaced by
 * one statement once its clean copy is stored, so that it may stop anywhere and run again; what it replaced goes with
 * the nightly cleaning. What cannot be cleaned stays as it was sent, for those who may see it so.
 */
export async function cleanStoredPhotos(ctx: Context): Promise<void> {
  const isUnknown = eq(files.metadata, 'Unknown');
  await ctx.db
    .update(files)
    .set({ metadata: 'Kept' })
    .where(and(isUnknown, notLike(files.mime, 'image/%')));
  const found = await ctx.db.select().from(files).where(isUnknown).orderBy(asc(files.createdAt)).limit(AT_ONCE);
  for (const file of found) await cleanStored(ctx, file);
  if (found.length === AT_ONCE) await ctx.jobs.enqueue(ctx.db, 'files.clean', [{}]);
}

async function cleanStored(ctx: Context, file: StoredFile): Promise<void> {
  const clean = await cleanCopy(ctx, file);
  const isAsRead = and(eq(files.id, file.id), eq(files.storageKey, file.storageKey));
  if (!clean) {
    await ctx.db.update(files).set({ metadata: 'Kept' }).where(isAsRead);
    return;
  }
  const storageKey = newStorageKey();
  await ctx.storage.put(storageKey, Readable.from([clean]));
  const sha256 = createHash('sha256').update(clean).digest('hex');
  await ctx.db.update(files).set({ storageKey, sha256, size: clean.length, metadata: 'Removed' }).where(isAsRead);
}

/** Undefined where the store has lost it, and where it cannot be read or understood. */
async function cleanCopy(ctx: Context, { storageKey, extension }: StoredFile): Promise<Buffer | undefined> {
  try {
    return await withoutMetadata(await buffer(await ctx.storage.get(storageKey)), extension);
  } catch (error) {
    if (isMissing(error) || (error instanceof Refusal && error.status === 400)) return undefined;
    throw error;
  }
}
