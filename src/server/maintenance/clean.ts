import { and, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { periodStart } from '../../shared/privacy/dataClasses.ts';
import type { Context } from '../context.ts';
import {
  accountChanges,
  contactChanges,
  factorResets,
  factors,
  files,
  idempotencyKeys,
  images,
  knownDevices,
  loginChallenges,
  loginDelays,
  messages,
  partners,
  passkeyChallenges,
  paymentEvents,
  rateLimits,
  sessions,
  sounds,
  trackingCodes,
  trackingDevices,
} from '../db/schema/index.ts';
import { sweepTemporaryFiles } from '../files/temporaryFiles.ts';

const DAY_MS = 86_400_000;
const BATCH = 500;

/**
 * The nightly cleaning: idempotency keys older than a month (24 hours are promised, but a phone may be switched off for
 * weeks with a request whose answer was lost), sessions over for a month, log-ins and enrolments that were not
 * finished, spent rate limits and waits, forged notices older than a month, browsers and changes of an account that
 * count no more, from where messages were caused, stored documents that no row names because a process died between the
 * two, and images that no partner shows any more. Messages whose job was lost are queued again. The periods of personal
 * data are those of `dataClasses`.
 */
export async function clean(ctx: Context): Promise<void> {
  const over = (name: Parameters<typeof periodStart>[0]) => periodStart(name, ctx.now);
  const before = (ms: number) => new Date(ctx.now.getTime() - ms);
  await ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, over('repetition')));
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, over('session')));
  await ctx.db
    .delete(paymentEvents)
    .where(and(eq(paymentEvents.kind, 'forged'), lt(paymentEvents.receivedAt, before(30 * DAY_MS))));
  await ctx.db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, over('loginStep')));
  await ctx.db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, over('loginStep')));
  await ctx.db.delete(factorResets).where(lt(factorResets.closedAt, over('factorReset')));
  await ctx.db.delete(factors).where(and(isNull(factors.confirmedAt), lt(factors.createdAt, before(DAY_MS))));
  await ctx.db.delete(rateLimits).where(lt(rateLimits.expire, over('limit').getTime()));
  await ctx.db
    .update(messages)
    .set({ originAddress: null, originNetwork: null })
    .where(and(isNotNull(messages.originNetwork), lt(messages.createdAt, over('origin'))));
  await ctx.db.delete(loginDelays).where(lt(loginDelays.lastAttemptAt, over('loginDelay')));
  await ctx.db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, over('device')));
  await ctx.db.delete(contactChanges).where(lt(contactChanges.expiresAt, over('contactChange')));
  await ctx.db.delete(accountChanges).where(lt(accountChanges.undoUntil, over('accountChange')));
  await ctx.db.delete(trackingCodes).where(lt(trackingCodes.expiresAt, over('trackingCode')));
  await ctx.db.delete(trackingDevices).where(lt(trackingDevices.createdAt, over('trackingDevice')));
  await sweepTemporaryFiles(ctx.config.DATA_DIR, ctx.now);
  await removeUnshownImages(ctx, before(DAY_MS));
  await removeOrphans(ctx, before(DAY_MS));
  const stuck = await ctx.db
    .select({ messageId: messages.id })
    .from(messages)
    .where(and(eq(messages.status, 'Queued'), lt(messages.createdAt, before(DAY_MS))));
  await ctx.jobs.enqueue(ctx.db, 'messages.send', stuck);
}

/** A day is left for the form that an image was sent for. */
async function removeUnshownImages(ctx: Context, olderThan: Date): Promise<void> {
  const shown = ctx.db
    .select({ id: partners.id })
    .from(partners)
    .where(sql`${partners.logo} = '/images/' || ${images.id}`);
  await ctx.db.delete(images).where(and(lt(images.createdAt, olderThan), notExists(shown)));
}

async function removeOrphans(ctx: Context, olderThan: Date): Promise<void> {
  let keys: string[] = [];
  const flush = async () => {
    const known = await unionAll(
      ctx.db.select({ key: files.storageKey }).from(files).where(inArray(files.storageKey, keys)),
      ctx.db.select({ key: images.storageKey }).from(images).where(inArray(images.storageKey, keys)),
      ctx.db.select({ key: sounds.storageKey }).from(sounds).where(inArray(sounds.storageKey, keys)),
    );
    const kept = new Set(known.map(({ key }) => key));
    for (const key of keys) if (!kept.has(key)) await ctx.storage.remove(key);
    keys = [];
  };
  for await (const { key, modifiedAt } of ctx.storage.list()) {
    if (modifiedAt < olderThan) keys.push(key);
    if (keys.length >= BATCH) await flush();
  }
  if (keys.length > 0) await flush();
}
