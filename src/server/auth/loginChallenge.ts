import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { loginChallenges, users } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import { hashOfToken, newToken } from './opaqueToken.ts';

const VALID_MS = 5 * 60_000;
const MAX_ATTEMPTS = 5;

export interface OpenedChallenge {
  /** Opaque; only its hash is stored. */
  token: string;
  expiresAt: Date;
}

/** What stands between the right password and a session: for this person alone, once. */
export async function openLoginChallenge(ctx: Context, userId: string): Promise<OpenedChallenge> {
  const token = newToken();
  const expiresAt = new Date(ctx.now.getTime() + VALID_MS);
  await ctx.db.insert(loginChallenges).values({ userId, tokenHash: hashOfToken(token), createdAt: ctx.now, expiresAt });
  return { token, expiresAt };
}

const isOpen = (ctx: Context, token: string) =>
  and(
    eq(loginChallenges.tokenHash, hashOfToken(token)),
    isNull(loginChallenges.usedAt),
    gt(loginChallenges.expiresAt, ctx.now),
    lt(loginChallenges.attempts, MAX_ATTEMPTS),
  );

type User = typeof users.$inferSelect;

/** The challenge and the person it is for, who may have been deactivated since. Raises CHALLENGE_DEAD. */
export async function findLoginChallenge(ctx: Context, token: string): Promise<{ id: string; user: User }> {
  const [found] = await ctx.db
    .select({ id: loginChallenges.id, user: users })
    .from(loginChallenges)
    .innerJoin(users, eq(users.id, loginChallenges.userId))
    .where(and(isOpen(ctx, token), isNull(users.deactivatedAt)));
  if (!found) throw refused('CHALLENGE_DEAD', 'factors.challengeDead');
  return found;
}

/** Counts a try, whatever comes of it, and gives how many are left. Raises CHALLENGE_DEAD. */
export async function countAttempt(ctx: Context, token: string): Promise<number> {
  const [counted] = await ctx.db
    .update(loginChallenges)
    .set({ attempts: sql`${loginChallenges.attempts} + 1` })
    .where(isOpen(ctx, token))
    .returning({ attempts: loginChallenges.attempts });
  if (!counted) throw refused('CHALLENGE_DEAD', 'factors.challengeDead');
  return MAX_ATTEMPTS - counted.attempts;
}

/** Of two who finish the same log-in at once only the first does. Raises CHALLENGE_DEAD. */
export async function useLoginChallenge(tx: Context, id: string): Promise<void> {
  const used = await tx.db
    .update(loginChallenges)
    .set({ usedAt: tx.now })
    .where(and(eq(loginChallenges.id, id), isNull(loginChallenges.usedAt)))
    .returning({ id: loginChallenges.id });
  if (used.length === 0) throw refused('CHALLENGE_DEAD', 'factors.challengeDead');
}

/** Whatever was begun with the present password leads nowhere from now on. */
export async function endLoginChallenges(ctx: Pick<Context, 'db'>, userId: string): Promise<void> {
  await ctx.db.delete(loginChallenges).where(and(eq(loginChallenges.userId, userId), isNull(loginChallenges.usedAt)));
}
