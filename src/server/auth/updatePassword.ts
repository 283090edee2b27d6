import { eq } from 'drizzle-orm';
import type { UpdatePassword } from '../../shared/auth/passwordSchemas.ts';
import { actorOf, type Context, inTransaction } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { forbidden, invalid } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { forgetDevices } from './knownDevices.ts';
import { passwordMatches } from './password.ts';
import { writePassword } from './resetPassword.ts';
import { endSessions } from './sessions.ts';

/**
 * A new password for who knows the present one; the sessions on other devices end (specification §5). Raises 403 for
 * somebody else's, 400 for a wrong present password and for the same as a new one, 429 after 10 wrong ones in 15
 * minutes.
 */
export async function updatePassword(
  ctx: Context,
  limits: Limits,
  deviceToken: string | undefined,
  form: UpdatePassword,
): Promise<void> {
  const actor = actorOf(ctx);
  if (form.userId !== actor.id) throw forbidden();
  await limits.consume('password', actor.sessionId);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, actor.id));
  if (!(await passwordMatches(user?.passwordHash ?? null, form.password)) || !user)
    throw invalid({ password: 'password.currentWrong' });
  await limits.forgive('password', actor.sessionId);
  if (form.newPassword === form.password) throw invalid({ newPassword: 'password.sameAsCurrent' });
  await inTransaction(ctx, async (tx) => {
    await writePassword(tx, user, form.newPassword);
    await endSessions(tx, actor.id, actor.sessionId);
    await forgetDevices(tx, actor.id, deviceToken);
  });
}
