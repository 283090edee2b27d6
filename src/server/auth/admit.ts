import { and, eq, isNull } from 'drizzle-orm';
import type { ProofWay } from '../../shared/factors/status.ts';
import { type Context, inTransaction } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { refused, unauthenticated } from '../http/errors.ts';
import { factorWays } from './factorWays.ts';
import { type OpenedChallenge, openLoginChallenge } from './loginChallenge.ts';
import { passwordMatches } from './password.ts';
import { type Browser, type OpenedSession, openSession } from './sessions.ts';

type User = typeof users.$inferSelect;

/** A session, or for who has a second factor what stands between them and one. */
type Admitted = { session: OpenedSession } | { challenge: OpenedChallenge; ways: ProofWay[] };

/**
 * Lets in whoever has just given this person's password. The person is held meanwhile: a new password, a first second
 * factor and the end of the account end every session, and one that is opened at the same moment comes before them or
 * not at all (docs/decisions/0145). Raises 401 where the password was another one by then.
 */
export function admit(ctx: Context, user: User, browser: Browser): Promise<Admitted> {
  return inTransaction(ctx, async (tx) => {
    const [same] = await tx.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash ?? ''), isNull(users.deactivatedAt)))
      .for('no key update');
    if (!same) throw unauthenticated('auth.loginFailed');
    const { isRequired, ways } = await factorWays(tx, user.id);
    if (isRequired) return { challenge: await openLoginChallenge(tx, user.id), ways };
    return { session: await openSession(tx, user, browser) };
  });
}

/**
 * Lets in whoever made this account and asks again under the key they made it with: by its password as it is now, like
 * any log-in, for a key is no password. Raises ACCOUNT_EXISTS for another one, and where it takes a second factor.
 */
export async function admitAgain(ctx: Context, user: User, password: string, browser: Browser): Promise<OpenedSession> {
  const isRight = await passwordMatches(user.passwordHash, password);
  const admitted = isRight ? await admit(ctx, user, browser) : undefined;
  if (!admitted || !('session' in admitted)) throw refused('ACCOUNT_EXISTS', 'auth.accountExists');
  return admitted.session;
}
