import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { factors, recoveryCodes } from '../db/schema/index.ts';
import { notFound, refused } from '../http/errors.ts';
import { lockFactorPolicy, requiredFactorRoles } from '../settings/factorPolicy.ts';
import { factorsOf, lockCaller, type User } from './queries.ts';
import { recordOwnAct } from './recordOwnAct.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { tellPerson } from './tellPerson.ts';

/** Raises 404 for somebody else's. */
export async function renameFactor(tx: Context, id: string, name: string): Promise<void> {
  const user = await lockCaller(tx);
  const factor = await ownFactor(tx, user, id);
  if (factor.name === name) return;
  await tx.db.update(factors).set({ name }).where(eq(factors.id, id));
  await recordOwnAct(tx, user, { action: 'renameFactor', before: { name: factor.name }, after: { name } });
}

/**
 * Removes one; with the last one go the recovery codes. Raises 404 for somebody else's, FACTOR_REQUIRED for the last
 * one of somebody who must have one.
 */
export async function removeFactor(tx: Context, id: string): Promise<void> {
  const user = await lockCaller(tx);
  const { kind, name } = await ownFactor(tx, user, id);
  const isLast = (await factorsOf(tx, user.id)).length === 1;
  await lockFactorPolicy(tx.db, 'shared');
  if (isLast && (await requiredFactorRoles(tx)).includes(user.role))
    throw refused('FACTOR_REQUIRED', 'factors.lastRequired');
  await tx.db.delete(factors).where(eq(factors.id, id));
  if (isLast) await tx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
  await recordOwnAct(tx, user, { action: 'removeFactor', before: { kind, name } });
  await tellPerson(tx, user, 'removed', id);
}

/** Ten new codes; the former ones are worth nothing. Raises WRONG_STATE for who has no second factor. */
export async function renewRecoveryCodes(tx: Context): Promise<string[]> {
  const user = await lockCaller(tx);
  if ((await factorsOf(tx, user.id)).length === 0) throw refused('WRONG_STATE', 'factors.noFactor');
  const codes = await replaceRecoveryCodes(tx, user.id);
  await recordOwnAct(tx, user, { action: 'renewRecoveryCodes' });
  await tellPerson(tx, user, 'recoveryRenewed', tx.requestId);
  return codes;
}

async function ownFactor(tx: Context, user: User, id: string) {
  const [found] = await tx.db
    .select()
    .from(factors)
    .where(and(eq(factors.id, id), eq(factors.userId, user.id), isNotNull(factors.confirmedAt)));
  if (!found) throw notFound();
  return found;
}
