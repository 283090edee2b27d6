import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../context.ts';
import { factors } from '../db/schema/index.ts';
import { seal, unseal } from './sealed.ts';

type Factor = typeof factors.$inferSelect;

/** RFC 6238 as every application knows it: SHA-1, six digits, thirty seconds; a clock may be half a minute off. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const ownerOf = ({ id, userId }: Pick<Factor, 'id' | 'userId'>) => `${userId} ${id}`;

export function newTotpSecret(ctx: Context, factor: Pick<Factor, 'id' | 'userId'>, issuer: string, label: string) {
  const secret = new Secret({ size: SECRET_BYTES });
  return {
    secret: secret.base32,
    uri: new TOTP({ issuer, label, secret }).toString(),
    sealedSecret: seal(ctx.config, ownerOf(factor), secret.base32),
  };
}

export type CodeCheck = 'right' | 'wrong' | 'used' | 'unreadable';

/**
 * Checks a code and takes its time step, so that neither it nor an earlier one is taken again (RFC 6238 §5.2).
 * `unreadable`: the secret was encrypted under a `JWT_SECRET` that is gone.
 */
export async function takeTotpCode(ctx: Context, factor: Factor, token: string): Promise<CodeCheck> {
  const read = unseal(ctx.config, ownerOf(factor), factor.sealedSecret ?? '');
  if (!read) return 'unreadable';
  const totp = new TOTP({ secret: Secret.fromBase32(read.plain) });
  const timestamp = ctx.now.getTime();
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  if (delta === null) return 'wrong';
  const lastStep = totp.counter({ timestamp }) + delta;
  const taken = await ctx.db
    .update(factors)
    .set({
      lastStep,
      lastUsedAt: ctx.now,
      ...(read.isOutdated ? { sealedSecret: seal(ctx.config, ownerOf(factor), read.plain) } : {}),
    })
    .where(and(eq(factors.id, factor.id), or(isNull(factors.lastStep), lt(factors.lastStep, lastStep))))
    .returning({ id: factors.id });
  return taken.length > 0 ? 'right' : 'used';
}
