import { eq } from 'drizzle-orm';
import type { UpdatePassword } from '../../shared/auth/passwordSchemas.ts';
import { actorOf, type Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { forbidden, invalid } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { forgetDevices } from './knownDevices.ts';
import { passwordMatches } from './password.ts';
import { writePassword } from './resetPassword.ts';
import { endSessions } from './sessions.ts';

/**
 * Raises 403 for somebody else's password, 400 for a new one that is the present one, which tries nothing, and 429
 * after 10 wrong ones in 15 minutes.
 */
export async function countPasswordTry(ctx: Context, limits: Limits, form: UpdatePassword): Promise<void> {
  const actor = actorOf(ctx);
  if (form.userId !== actor.id) throw forbidden();
  if (form.newPassword === form.password) throw invalid({ newPassword: 'password.sameAsCurrent' });
  await limits.consume('password', actor.sessionId);
}

/**
 * A new password for who knows the present one; the sessions on other devices end (specification §5). That it is
 * another one is known before (`countPasswordTry`). The person is held while the present one is compared: one that is
 * reset at the same moment is not written over by who knows the former. Raises 400 for a wrong present password.
 */
export async function updatePassword(
  tx: Context,
  deviceToken: string | undefined,
  form: UpdatePassword,
): Promise<null> {
  const actor = actorOf(tx);
  const [user] = await tx.db.select().from(users).where(eq(users.id, actor.id)).for('no key update');
  if (!(await passwordMatches(user?.passwordHash ?? null, form.password)) || !user)
    throw invalid({ password: 'password.currentWrong' });
  await writePassword(tx, user, form.newPassword);
  await endSessions(tx, actor.id, actor.sessionId);
  await forgetDevices(tx, actor.id, deviceToken);
  return null;
}
