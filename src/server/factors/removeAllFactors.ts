import { and, eq, inArray } from 'drizzle-orm';
import { openResetStates, resetMachine } from '../../shared/factors/status.ts';
import type { Context } from '../context.ts';
import { factorResets, factors, recoveryCodes } from '../db/schema/index.ts';

/** Every second factor and recovery code of a person; the password alone is left. Gives how many factors there were. */
export async function removeAllFactors({ db }: Pick<Context, 'db'>, userId: string): Promise<number> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await db.delete(factors).where(eq(factors.userId, userId)).returning({ id: factors.id });
  return removed.length;
}

/** The person found a factor again, or was helped otherwise: what they asked for is not needed any more. */
export async function closeOpenResets({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<void> {
  await db
    .update(factorResets)
    .set({ status: resetMachine.transitions.refuse.to, closedAt: now })
    .where(and(eq(factorResets.userId, userId), inArray(factorResets.status, [...openResetStates])));
}
