import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { identifierKind, type LoginForm } from '../../shared/auth/schemas.ts';
import type { Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { unauthenticated } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { knownDevice } from './knownDevices.ts';
import { countAttempt, forgiveAttempts, subjectOf } from './loginAttempts.ts';
import { passwordMatches } from './password.ts';

/** The browser that a log-in comes from. */
interface Caller {
  address: string;
  deviceToken: string | undefined;
}

/**
 * Who an e-mail address or phone number and its password belong to. Only accounts with a password can sign in: one made
 * by a submission is not reached by knowing its number (design §7). Raises 401 without saying which of the two was
 * wrong, and 429 (`loginAttempts.ts`).
 */
export async function login(ctx: Context, limits: Limits, { address, deviceToken }: Caller, form: LoginForm) {
  const kind = identifierKind(form.loginIdentifier);
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
  const attempt = {
    subject: subjectOf(user, 'phone' in kind ? kind.phone : kind.email),
    address,
    device: await knownDevice(ctx, deviceToken, user?.id),
  };
  await countAttempt(ctx, limits, attempt);
  if (!(await passwordMatches(user?.passwordHash ?? null, form.password)) || !user)
    throw unauthenticated('auth.loginFailed');
  await forgiveAttempts(ctx, limits, attempt);
  return user;
}
