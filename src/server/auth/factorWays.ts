import { isIP } from 'node:net';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ProofWay } from '../../shared/factors/status.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { factors, recoveryCodes } from '../db/schema/index.ts';

/**
 * The name that passkeys are bound to: the host of the public address. A bare number has none (WebAuthn §5.1.2), so
 * there are no passkeys at `http://127.0.0.1`.
 */
export function relyingParty({ APP_URL }: Pick<Config, 'APP_URL'>): { id: string; origin: string } | undefined {
  const { hostname, origin } = new URL(APP_URL);
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? { id: hostname, origin } : undefined;
}

interface FactorWays {
  /** The password alone opens nothing. */
  isRequired: boolean;
  /** What stands in its place now, the best first; empty where all is lost. */
  ways: ProofWay[];
}

/** What this person shows besides the password, and with what they can do it here. */
export async function factorWays(ctx: Context, userId: string): Promise<FactorWays> {
  const known = await ctx.db
    .selectDistinct({ kind: factors.kind })
    .from(factors)
    .where(and(eq(factors.userId, userId), isNotNull(factors.confirmedAt)));
  if (known.length === 0) return { isRequired: false, ways: [] };
  const codes = await ctx.db
    .select({ id: recoveryCodes.id })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .limit(1);
  const has = (kind: 'totp' | 'passkey') => known.some((factor) => factor.kind === kind);
  const ways: ProofWay[] = [
    ...(has('passkey') && relyingParty(ctx.config) ? (['passkey'] as const) : []),
    ...(has('totp') ? (['totp'] as const) : []),
    ...(codes.length > 0 ? (['recovery'] as const) : []),
  ];
  return { isRequired: true, ways };
}
