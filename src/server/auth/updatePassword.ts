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

/** Raises 403 for somebody else's password, 429 after 10 wrong ones in 15 minutes. */
export async function countPasswordTry(ctx: Context, limits: Limits, { userId }: UpdatePassword): Promise<void> {
  const actor = actorOf(ctx);
  if (userId !== actor.id) throw forbidden();
  await limits.consume('password', actor.sessionId);
}

/**
 * A new password for who knows the present one; the sessions on other devices end (specification §5). Raises 400 for a
 * wrong present password and for the same as a new one.
 */
export async function updatePassword(
  tx: Context,
  deviceToken: string | undefined,
  form: UpdatePassword,
): Promise<null> {
  const actor = actorOf(tx);
  const [user] = await tx.db.select().from(users).where(eq(users.id, actor.id));
  if (!(await passwordMatches(user?.passwordHash ?? null, form.password)) || !user)
    throw invalid({ password: 'password.currentWrong' });
  if (form.newPassword === form.password) throw invalid({ newPassword: 'password.sameAsCurrent' });
  await writePassword(tx, user, form.newPassword);
  await endSessions(tx, actor.id, actor.sessionId);
  await forgetDevices(tx, actor.id, deviceToken);
  return null;
}
