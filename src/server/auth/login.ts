import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { identifierKind, type LoginForm } from '../../shared/auth/schemas.ts';
import type { Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { unauthenticated } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { passwordMatches } from './password.ts';

/**
 * Who an e-mail address or phone number and its password belong to. Only accounts with a password can sign in:
 * one made by a submission is not reached by knowing its number (design §7). Raises 401 without saying which of the two
 * was wrong, and 429 after 10 failures for one identifier in 15 minutes.
 */
export async function login(ctx: Context, limits: Limits, address: string, form: LoginForm) {
  const kind = identifierKind(form.loginIdentifier);
  const identifier = 'phone' in kind ? kind.phone : kind.email;
  await limits.consume('loginByAddress', address);
  await limits.consume('loginByIdentifier', identifier);
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(
      and(
        'phone' in kind ? eq(users.phoneNumber, kind.phone) : eq(users.email, kind.email),
        isNotNull(users.passwordHash),
        isNull(users.deactivatedAt),
      ),
    );
  if (!(await passwordMatches(user?.passwordHash ?? null, form.password)) || !user)
    throw unauthenticated('auth.loginFailed');
  await limits.forgive('loginByIdentifier', identifier);
  return user;
}
