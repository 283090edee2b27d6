import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { identifierKind } from '../../shared/auth/schemas.ts';
import { periodCount } from '../../shared/privacy/dataClasses.ts';
import type { Context } from '../context.ts';
import { knownDevices, users } from '../db/schema/index.ts';
import { hashOfToken, newToken } from './opaqueToken.ts';

export const DEVICE_DAYS = periodCount('device');

/** A browser that logged in to this account before, by the token of its cookie; undefined for any other. */
export async function knownDevice(ctx: Context, token: string | undefined, userId: string | undefined) {
  if (!token) return undefined;
  const [found] = await ctx.db
    .select({ id: knownDevices.tokenHash })
    .from(knownDevices)
    .where(and(isToken(ctx, token), eq(knownDevices.userId, userId ?? NOBODY)));
  return found?.id;
}

/** As `knownDevice`, for the account with this e-mail address or phone number. */
export async function knownDeviceOf(ctx: Context, token: string | undefined, identifier: string) {
  if (!token) return undefined;
  const kind = identifierKind(identifier);
  const [found] = await ctx.db
    .select({ id: knownDevices.tokenHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(isToken(ctx, token), 'phone' in kind ? eq(users.phoneNumber, kind.phone) : eq(users.email, kind.email)))
    .limit(1);
  return found?.id;
}

/**
 * The browser is known for this account from now on. Returns the token of its cookie: the one it has where that is
 * known for the account, else a fresh one, never one that somebody else may have put there. A fresh one is known for
 * the other accounts of the browser too.
 */
export async function rememberDevice(ctx: Context, token: string | undefined, userId: string): Promise<string> {
  const known = await knownDevice(ctx, token, userId);
  if (token && known) {
    await ctx.db
      .update(knownDevices)
      .set({ lastUsedAt: ctx.now })
      .where(and(eq(knownDevices.tokenHash, known), eq(knownDevices.userId, userId)));
    return token;
  }
  const fresh = newToken();
  const others = token
    ? await ctx.db.select({ userId: knownDevices.userId }).from(knownDevices).where(isToken(ctx, token))
    : [];
  const owners = new Set([userId, ...others.map((one) => one.userId)]);
  const row = { tokenHash: hashOfToken(fresh), createdAt: ctx.now, lastUsedAt: ctx.now };
  await ctx.db.insert(knownDevices).values([...owners].map((owner) => ({ ...row, userId: owner })));
  return fresh;
}

/** No browser is known for this account any more, but for the one with this token. */
export async function forgetDevices(tx: Context, userId: string, exceptToken?: string): Promise<void> {
  const others = exceptToken ? ne(knownDevices.tokenHash, hashOfToken(exceptToken)) : undefined;
  await tx.db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), others));
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

const isToken = (ctx: Context, token: string) =>
  and(
    eq(knownDevices.tokenHash, hashOfToken(token)),
    gt(knownDevices.lastUsedAt, sql`${ctx.now.toISOString()}::timestamptz - make_interval(days => ${DEVICE_DAYS})`),
  );
