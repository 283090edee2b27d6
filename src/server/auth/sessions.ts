import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { refreshTokens, sessions, users } from '../db/schema/index.ts';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;

export interface OpenedSession {
  sessionId: string;
  userId: string;
  /** Opaque; only its hash is stored. */
  refreshToken: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A new family of refresh tokens: one log-in on one browser (design §6, sessions). */
export async function openSession(ctx: Context, userId: string): Promise<OpenedSession> {
  const refreshToken = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.now.getTime() + SESSION_SECONDS * 1000);
  const sessionId = await ctx.db.transaction(async (db) => {
    const [session] = await db
      .insert(sessions)
      .values({ userId, expiresAt, createdAt: ctx.now })
      .returning({ id: sessions.id });
    if (!session) throw new Error('The session was not written');
    await db
      .insert(refreshTokens)
      .values({ tokenHash: hashOf(refreshToken), sessionId: session.id, createdAt: ctx.now });
    return session.id;
  });
  return { sessionId, userId, refreshToken };
}

/**
 * Exchanges a refresh token for the next one. The return of a token that was already exchanged revokes the whole
 * family: it was stolen, or its thief was faster. One return is innocent: the reply was lost on the network and the
 * browser asks again under the same `Idempotency-Key`; the next token is derived from both, so that it is the same one
 * again. Undefined where the session is over.
 */
export async function renewSession(
  ctx: Context,
  token: string,
  key: string | undefined,
): Promise<OpenedSession | undefined> {
  const next = key ? derivedToken(ctx.config.JWT_SECRET, token, key) : randomBytes(32).toString('base64url');
  return ctx.db.transaction(async (db) => {
    const [presented] = await db
      .select({
        sessionId: sessions.id,
        userId: sessions.userId,
        usedAt: refreshTokens.usedAt,
        usedWithKey: refreshTokens.usedWithKey,
        revokedAt: sessions.revokedAt,
        expiresAt: sessions.expiresAt,
        deactivatedAt: users.deactivatedAt,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(refreshTokens.tokenHash, hashOf(token)))
      .for('update', { of: [refreshTokens, sessions] });
    if (!presented || presented.revokedAt || presented.deactivatedAt || presented.expiresAt <= ctx.now)
      return undefined;
    const { sessionId, userId } = presented;
    if (presented.usedAt) {
      if (key && presented.usedWithKey === key && (await isUnused(db, next)))
        return { sessionId, userId, refreshToken: next };
      await db.update(sessions).set({ revokedAt: ctx.now }).where(eq(sessions.id, sessionId));
      return undefined;
    }
    const expiresAt = new Date(ctx.now.getTime() + SESSION_SECONDS * 1000);
    await db
      .update(refreshTokens)
      .set({ usedAt: ctx.now, usedWithKey: key ?? null })
      .where(eq(refreshTokens.tokenHash, hashOf(token)));
    await db.insert(refreshTokens).values({ tokenHash: hashOf(next), sessionId, createdAt: ctx.now });
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, sessionId));
    return { sessionId, userId, refreshToken: next };
  });
}

/** Ends the family of this token, if it is one; says nothing of whether it was. */
export async function closeSession(ctx: Context, token: string): Promise<void> {
  const [found] = await ctx.db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashOf(token)));
  if (!found) return;
  await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now })
    .where(and(eq(sessions.id, found.sessionId), isNull(sessions.revokedAt)));
}

/** Ends the person's sessions on every device, but for the one that asks. */
export async function endSessions(ctx: Context, userId: string, exceptId?: string): Promise<void> {
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
    .where(eq(refreshTokens.tokenHash, hashOf(token)));
  return found !== undefined && found.usedAt === null;
}
