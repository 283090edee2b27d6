import { and, asc, eq, gt, gte, isNull } from 'drizzle-orm';
import type { UndoChange } from '../../shared/security/contactSchemas.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { forgetDevices } from '../auth/knownDevices.ts';
import { requireUnknownPassword } from '../auth/knownPasswords.ts';
import { hashOfToken } from '../auth/opaqueToken.ts';
import { hashPassword } from '../auth/password.ts';
import { endPasswordLinks } from '../auth/passwordLink.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { isUniqueViolation } from '../db/isUniqueViolation.ts';
import { accountChanges, contactChanges, users } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';

/**
 * Undoes a change with the link of its message, and all that changed after it: the number and address are as they were
 * before, there is a new password, and every session, link and known browser ends. Whoever made the change knew the
 * password. Raises LINK_DEAD, ACCOUNT_EXISTS where a former one is another account's now, 400 for a known password.
 */
export async function undoChange(tx: Context, form: UndoChange): Promise<{ userId: string }> {
  const { change, user } = await takeChange(tx, form.token);
  await requireUnknownPassword('newPassword', form.newPassword, user);
  const isLater = and(
    eq(accountChanges.userId, user.id),
    gte(accountChanges.createdAt, change.createdAt),
    isNull(accountChanges.undoneAt),
  );
  const undone = await tx.db.select().from(accountChanges).where(isLater).orderBy(asc(accountChanges.createdAt));
  const before = { phoneNumber: user.phoneNumber, email: user.email };
  const after = {
    phoneNumber: undone.find(({ kind }) => kind === 'phone')?.formerValue ?? user.phoneNumber,
    email: formerEmail(undone, user.email),
  };
  const passwordHash = await hashPassword(form.newPassword);
  try {
    await tx.db
      .update(users)
      .set({ ...after, passwordHash })
      .where(eq(users.id, user.id));
  } catch (error) {
    if (isUniqueViolation(error)) throw refused('ACCOUNT_EXISTS', 'security.formerTaken');
    throw error;
  }
  await tx.db.update(accountChanges).set({ undoneAt: tx.now }).where(isLater);
  await tx.db.delete(contactChanges).where(eq(contactChanges.userId, user.id));
  await endSessions(tx, user.id);
  await endPasswordLinks(tx, user.id);
  await forgetDevices(tx, user.id);
  const { id, role, enterpriseId, firstName, lastName } = user;
  const actor = { id, role, enterpriseId, firstName, lastName, sessionId: change.id };
  await recordAct({ ...tx, actor }, { action: 'undoChange', entity: 'users', entityId: id, before, after });
  return { userId: id };
}

/** Changes nothing, and tells nothing of whose link it is. Raises LINK_DEAD. */
export async function requireUndoLink(ctx: Context, token: string): Promise<void> {
  const [found] = await findChange(ctx, token);
  if (!found) throw refused('LINK_DEAD', 'security.linkDead');
}

type Change = typeof accountChanges.$inferSelect;

/** There may have been no address before. */
function formerEmail(undone: readonly Change[], present: string | null): string | null {
  const first = undone.find(({ kind }) => kind === 'email');
  return first ? first.formerValue : present;
}

async function takeChange(tx: Context, token: string) {
  const [found] = await findChange(tx, token).for('update');
  if (!found) throw refused('LINK_DEAD', 'security.linkDead');
  return found;
}

function findChange(ctx: Context, token: string) {
  return ctx.db
    .select({ change: accountChanges, user: users })
    .from(accountChanges)
    .innerJoin(users, eq(users.id, accountChanges.userId))
    .where(
      and(
        eq(accountChanges.tokenHash, hashOfToken(token)),
        isNull(accountChanges.undoneAt),
        gt(accountChanges.undoUntil, ctx.now),
        isNull(users.deactivatedAt),
      ),
    );
}
