import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { OwnFactors } from '../../shared/factors/views.ts';
import { relyingParty } from '../auth/factorWays.ts';
import { actorOf, type Context } from '../context.ts';
import { factors, sessions, users } from '../db/schema/index.ts';
import { unauthenticated } from '../http/errors.ts';
import { requiredFactorRoles } from '../settings/factorPolicy.ts';

import { countRecoveryCodes } from './recoveryCodes.ts';

export type Factor = typeof factors.$inferSelect;
export type User = typeof users.$inferSelect;

/** Those that count: not an application that has not shown its first code. */
export async function factorsOf(ctx: Context, userId: string): Promise<Factor[]> {
  return ctx.db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), isNotNull(factors.confirmedAt)))
    .orderBy(asc(factors.createdAt));
}

/** The caller's own row, held until the transaction ends: their factors change one act at a time. Raises 401. */
export async function lockCaller(tx: Context): Promise<User> {
  const [user] = await tx.db
    .select()
    .from(users)
    .where(eq(users.id, actorOf(tx).id))
    .for('no key update');
  if (!user) throw unauthenticated();
  return user;
}

export async function readOwnFactors(ctx: Context): Promise<OwnFactors> {
  const actor = actorOf(ctx);
  const [session] = await ctx.db
    .select({ mustEnrol: sessions.mustEnrol })
    .from(sessions)
    .where(eq(sessions.id, actor.sessionId));
  const known = await factorsOf(ctx, actor.id);
  return {
    factors: known.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
      id,
      kind,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(ctx, actor.id),
    isRequired: (await requiredFactorRoles(ctx)).includes(actor.role),
    mustEnrol: session?.mustEnrol ?? false,
    passkeysOffered: relyingParty(ctx.config) !== undefined,
  };
}
