import { and, eq, isNull } from 'drizzle-orm';
import { recordAct, recordSystemAct } from '../audit-log/recordAct.ts';
import { hashOfToken } from '../auth/opaqueToken.ts';
import type { Context } from '../context.ts';
import { erasures } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import { waitingErasures } from './requestErasure.ts';

const isWaiting = and(isNull(erasures.undoneAt), isNull(erasures.doneAt));

/** Keeps the accounts of the link that was sent. Raises LINK_DEAD once it was undone or done. */
export async function undoErasureByLink(tx: Context, token: string): Promise<void> {
  const undone = await tx.db
    .update(erasures)
    .set({ undoneAt: tx.now })
    .where(and(eq(erasures.tokenHash, hashOfToken(token)), isWaiting))
    .returning({ userId: erasures.userId });
  if (undone.length === 0) throw refused('LINK_DEAD', 'ownData.undoDead');
  for (const { userId } of undone)
    await recordSystemAct(tx, { action: 'undoErase', entity: 'users', entityId: userId });
}

/** Keeps an account, and those that were to be erased with it. Again, it changes nothing. */
export async function undoErasure(tx: Context, userId: string): Promise<void> {
  const [waiting] = await waitingErasures(tx, [userId]);
  if (!waiting) return;
  await tx.db
    .update(erasures)
    .set({ undoneAt: tx.now })
    .where(and(eq(erasures.tokenHash, waiting.tokenHash), isWaiting));
  await recordAct(tx, { action: 'undoErase', entity: 'users', entityId: userId });
}
