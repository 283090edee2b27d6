import { createHmac } from 'node:crypto';
import { and, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import type { Role } from '../../shared/auth/roles.ts';
import { factorRoles } from '../../shared/factors/rules.ts';
import type { Context } from '../context.ts';
import { refreshTokens, sessions, users } from '../db/schema/index.ts';
import { networkOf } from '../http/network.ts';
import { sessionEnd } from '../http/sessionLifetime.ts';
import { hasFactor, lockFactorPolicy, requiredFactorRoles } from '../settings/factorPolicy.ts';
import { endLoginChallenges } from './loginChallenge.ts';
import { hashOfToken, newToken } from './opaqueToken.ts';

export interface OpenedSession {
  sessionId: string;
  userId: string;
  role: Role;
  /** Opaque; only its hash is stored. */
  refreshToken: string;
  /** It reaches the enrolment of a second factor alone. */
  mustEnrol: boolean;
}

/** The browser that logs in. */
export interface Browser {
  userAgent: string | undefined;
  address: string;
}

const USER_AGENT_MAX = 300;

/** A new family of refresh tokens: one log-in on one browser (design §6, sessions). */
export async function openSession(
  ctx: Context,
  { id: userId, role }: { id: string; role: Role },
  browser: Browser,
): Promise<OpenedSession> {
  const refreshToken = newToken();
  const { sessionId, mustEnrol } = await ctx.db.transaction(async (db) => {
    const mustEnrol = await lacksFactor({ ...ctx, db }, { id: userId, role });
    const [session] = await db
      .insert(sessions)
      .values({
        userId,
        createdAt: ctx.now,
        lastUsedAt: ctx.now,
        provenAt: ctx.now,
        mustEnrol,
        expiresAt: sessionEnd(role, ctx.now, ctx.now),
        userAgent: (browser.userAgent ?? '').slice(0, USER_AGENT_MAX),
        network: networkOf(browser.address),
      })
      .returning({ id: sessions.id });
    if (!session) throw new Error('The session was not written');
    await db
      .insert(refreshTokens)
      .values({ tokenHash: hashOfToken(refreshToken), sessionId: session.id, createdAt: ctx.now });
    await db.update(users).set({ lastSeenAt: ctx.now }).where(eq(users.id, userId));
    return { sessionId: session.id, mustEnrol };
  });
  return { sessionId, userId, role, mustEnrol, refreshToken };
}

/** Whether a second factor is required of this person and they have none, until the transaction ends. */
async function lacksFactor(
  tx: Pick<Context, 'db' | 'config'>,
  { id, role }: { id: string; role: Role },
): Promise<boolean> {
  if (!(factorRoles as readonly Role[]).includes(role)) return false;
  await lockFactorPolicy(tx.db, 'shared');
  const required = await requiredFactorRoles(tx);
  if (required.length === 0) return false;
  const [person] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), inArray(users.role, required), not(hasFactor(tx.db))));
  return person !== undefined;
}

/**
 * Exchanges a refresh token for the next one. The return of a token that was already exchanged revokes the whole
 * family: it was stolen, or its thief was faster. One return is innocent: the reply was lost on the network and the
 * browser asks again under the same `Idempotency-Key`; the next token is derived from both, so that it is the same one
 * again. The session ends no later for it: the requests that follow are its use. Undefined where the session is over.
 */
export async function renewSession(
  ctx: Context,
  token: string,
  key: string | undefined,
): Promise<OpenedSession | undefined> {
  const next = key ? derivedToken(ctx.config.JWT_SECRET, token, key) : newToken();
  return ctx.db.transaction(async (db) => {
    const [presented] = await db
      .select({
        sessionId: sessions.id,
        userId: sessions.userId,
        usedAt: refreshTokens.usedAt,
        usedWithKey: refreshTokens.usedWithKey,
        revokedAt: sessions.revokedAt,
        expiresAt: sessions.expiresAt,
        role: users.role,
        mustEnrol: sessions.mustEnrol,
        deactivatedAt: users.deactivatedAt,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(refreshTokens.tokenHash, hashOfToken(token)))
      .for('update', { of: [refreshTokens, sessions] });
    if (!presented || presented.revokedAt || presented.deactivatedAt || presented.expiresAt <= ctx.now)
      return undefined;
    const { sessionId, userId, role, mustEnrol } = presented;
    if (presented.usedAt) {
      if (key && presented.usedWithKey === key && (await isUnused(db, next)))
        return { sessionId, userId, role, mustEnrol, refreshToken: next };
      await db.update(sessions).set({ revokedAt: ctx.now }).where(eq(sessions.id, sessionId));
      ctx.noticed?.push('refreshTokenReused');
      return undefined;
    }
    await db
      .update(refreshTokens)
      .set({ usedAt: ctx.now, usedWithKey: key ?? null })
      .where(eq(refreshTokens.tokenHash, hashOfToken(token)));
    await db.insert(refreshTokens).values({ tokenHash: hashOfToken(next), sessionId, createdAt: ctx.now });
    return { sessionId, userId, role, mustEnrol, refreshToken: next };
  });
}

/** Ends the family of this token, if it is one; says nothing of whether it was. */
export async function closeSession(ctx: Context, token: string): Promise<void> {
  const [found] = await ctx.db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashOfToken(token)));
  if (!found) return;
  await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now })
    .where(and(eq(sessions.id, found.sessionId), isNull(sessions.revokedAt)));
}

/** Ends this session where it is the person's, running or not; says whether it is. */
export async function endSession(ctx: Context, userId: string, id: string): Promise<boolean> {
  const found = await ctx.db
    .update(sessions)
    .set({ revokedAt: sql`coalesce(${sessions.revokedAt}, ${ctx.now.toISOString()}::timestamptz)` })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return found.length > 0;
}

/** Ends the person's sessions on every device, but for the one that asks, and the log-ins that are not finished. */
export async function endSessions(ctx: Pick<Context, 'db' | 'now'>, userId: string, exceptId?: string): Promise<void> {
  await endLoginChallenges(ctx, userId);
  await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now })
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), exceptId ? ne(sessions.id, exceptId) : undefined),
    );
}

function derivedToken(secret: string, token: string, key: string): string {
  return createHmac('sha256', secret).update(`${token} ${key}`).digest('base64url');
}

/** A lost reply is asked for at once, before its token was used in turn. */
async function isUnused(db: Pick<Context['db'], 'select'>, token: string): Promise<boolean> {
  const [found] = await db
    .select({ usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashOfToken(token)));
  return found !== undefined && found.usedAt === null;
}
