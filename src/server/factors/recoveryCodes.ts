import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { RECOVERY_CODES } from '../../shared/factors/rules.ts';
import { hashPassword, passwordMatches } from '../auth/password.ts';
import type { Context } from '../context.ts';
import { recoveryCodes } from '../db/schema/index.ts';

/** Nobody takes one of these for another: no i, l, o, 0, 1. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 59 bits; guessed only through the server, which counts the tries. */
const LENGTH = 12;

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** `abcd-efgh-jkmn`: as it is shown. */
const grouped = (code: string) => code.replaceAll(/.{4}(?=.)/g, '$&-');

/** New codes in place of all that there were, told this once. */
export async function replaceRecoveryCodes(tx: Context, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes = await Promise.all(codes.map(hashPassword));
  await tx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: tx.now })));
  return codes.map(grouped);
}

const unused = (userId: string) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

export async function countRecoveryCodes(ctx: Context, userId: string): Promise<number> {
  const [row] = await ctx.db.select({ left: count() }).from(recoveryCodes).where(unused(userId));
  return row?.left ?? 0;
}

/** Uses a code up, if it is one: of two who send the same at once only the first succeeds. */
export async function takeRecoveryCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  for (const { id, codeHash } of await ctx.db.select().from(recoveryCodes).where(unused(userId))) {
    if (!(await passwordMatches(codeHash, code))) continue;
    const taken = await ctx.db
      .update(recoveryCodes)
      .set({ usedAt: ctx.now })
      .where(and(eq(recoveryCodes.id, id), isNull(recoveryCodes.usedAt)))
      .returning({ id: recoveryCodes.id });
    return taken.length > 0;
  }
  return false;
}
