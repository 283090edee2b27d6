import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ResetPassword } from '../../shared/auth/passwordSchemas.ts';
import type { Context } from '../context.ts';
import { isUniqueViolation } from '../db/isUniqueViolation.ts';
import { passwordResets, users } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import { forgetDevices } from './knownDevices.ts';
import { requireUnknownPassword } from './knownPasswords.ts';
import { hashOfToken } from './opaqueToken.ts';
import { hashPassword } from './password.ts';
import { endPasswordLinks } from './passwordLink.ts';
import { endSessions } from './sessions.ts';
import { tellAccountChange } from './tellAccountChange.ts';

type User = typeof users.$inferSelect;

/**
 * A new password for whoever holds the link (specification §2.2). It works once and until it expires. With it every
 * other link of the person and all their sessions end, and known browsers are forgotten. Raises LINK_DEAD, and
 * ACCOUNT_EXISTS where an invited person's number or address has become somebody else's account meanwhile, and 400 for
 * a known password.
 */
export async function resetPassword(tx: Context, form: ResetPassword): Promise<{ userId: string }> {
  const person = await takeLink(tx, form.token);
  await writePassword(tx, person, form.newPassword);
  await endSessions(tx, person.id);
  await forgetDevices(tx, person.id);
  return { userId: person.id };
}

/** Changes nothing, and tells nothing of whose link it is. Raises LINK_DEAD. */
export async function requireLiveLink(ctx: Context, token: string): Promise<void> {
  const [found] = await findLink(ctx, token);
  if (!found) throw refused('LINK_DEAD', 'password.linkDead');
}

/**
 * The person is held before their links, as by everything that ends these; whoever held them last may have ended it.
 */
async function takeLink(tx: Context, token: string): Promise<User> {
  const [found] = await findLink(tx, token).for('no key update', { of: users });
  const isTheLink = and(eq(passwordResets.tokenHash, hashOfToken(token)), isNull(passwordResets.usedAt));
  const taken = found && (await tx.db.update(passwordResets).set({ usedAt: tx.now }).where(isTheLink).returning());
  if (!found || !taken?.length) throw refused('LINK_DEAD', 'password.linkDead');
  return found.user;
}

function findLink(ctx: Context, token: string) {
  return ctx.db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(
        eq(passwordResets.tokenHash, hashOfToken(token)),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, ctx.now),
        isNull(users.deactivatedAt),
      ),
    );
}

/**
 * Writes a new password in place of an old one, and tells the person, who is held already; links that were sent before
 * it no longer work. Raises 400 for a known one, ACCOUNT_EXISTS.
 */
export async function writePassword(tx: Context, user: User, password: string): Promise<void> {
  await requireUnknownPassword('newPassword', password, user);
  const passwordHash = await hashPassword(password);
  try {
    await tx.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  } catch (error) {
    if (isUniqueViolation(error)) throw refused('ACCOUNT_EXISTS', 'auth.accountExists');
    throw error;
  }
  await endPasswordLinks(tx, user.id);
  if (user.passwordHash !== null) await tellAccountChange(tx, user, 'password');
}
