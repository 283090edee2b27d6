import type { FinishLogin, Proof } from '../../shared/factors/schemas.ts';
import { passwordMatches } from '../auth/password.ts';
import type { Context } from '../context.ts';
import { invalid } from '../http/errors.ts';
import { type Place, takeAssertion } from './passkeys.ts';
import { factorsOf, type User } from './queries.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';
import { type CodeCheck, takeTotpCode } from './totp.ts';

/** Why a proof was not taken. */
export type Failed = Exclude<CodeCheck, 'right'>;

/**
 * Checks what somebody shows and uses it up; never in a transaction, which a refusal would undo. Undefined where it is
 * right. The password counts only for who has no second factor.
 */
export async function checkProof(
  ctx: Context,
  user: User,
  proof: Proof | FinishLogin,
  place: Place,
): Promise<Failed | undefined> {
  const known = await factorsOf(ctx, user.id);
  switch (proof.way) {
    case 'password':
      return known.length === 0 && (await passwordMatches(user.passwordHash, proof.password)) ? undefined : 'wrong';
    case 'recovery':
      return known.length > 0 && (await takeRecoveryCode(ctx, user.id, proof.code)) ? undefined : 'wrong';
    case 'passkey':
      return (await takeAssertion(ctx, user.id, known, proof.credential, place)) ? undefined : 'wrong';
    case 'totp': {
      const checks: CodeCheck[] = [];
      for (const factor of known.filter(({ kind }) => kind === 'totp')) {
        checks.push(await takeTotpCode(ctx, factor, proof.code));
        if (checks.at(-1) === 'right') return undefined;
      }
      return (['used', 'unreadable'] as const).find((check) => checks.includes(check)) ?? 'wrong';
    }
  }
}

/** 400 at the field that was filled in. */
export function wrongProof(way: Proof['way'], failed: Failed) {
  if (way === 'password') return invalid({ password: 'password.currentWrong' });
  if (way === 'passkey') return invalid({ credential: 'factors.passkeyRefused' });
  if (way === 'recovery') return invalid({ code: 'factors.recoveryWrong' });
  if (failed === 'used') return invalid({ code: 'factors.codeUsed' });
  return invalid({ code: failed === 'unreadable' ? 'factors.codeUnreadable' : 'factors.codeWrong' });
}
