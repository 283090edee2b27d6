import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { SessionItem } from '../../shared/security/views.ts';
import { endSession, endSessions } from '../auth/sessions.ts';
import { actorOf, type Context } from '../context.ts';
import { sessions } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { deviceName } from './deviceName.ts';

/** The caller's own sessions that run, the one that asks first, then by last use. */
export async function listOwnSessions(ctx: Context): Promise<SessionItem[]> {
  const actor = actorOf(ctx);
  const running = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, actor.id), isNull(sessions.revokedAt), gt(sessions.expiresAt, ctx.now)))
    .orderBy(desc(eq(sessions.id, actor.sessionId)), desc(sessions.lastUsedAt), desc(sessions.id));
  return running.map(({ id, userAgent, network, createdAt, lastUsedAt }) => ({
    id,
    device: deviceName(userAgent),
    network: network.replace(/\.0\/24$|\/48$/, ''),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === actor.sessionId,
  }));
}

/** Ends one of the caller's own sessions; one that has ended already is no error. Raises 404 for somebody else's. */
export async function endOwnSession(ctx: Context, id: string): Promise<SessionItem[]> {
  if (!(await endSession(ctx, actorOf(ctx).id, id))) throw notFound();
  return listOwnSessions(ctx);
}

/** Ends the caller's sessions on all other devices. */
export async function endOtherSessions(ctx: Context): Promise<SessionItem[]> {
  const actor = actorOf(ctx);
  await endSessions(ctx, actor.id, actor.sessionId);
  return listOwnSessions(ctx);
}
