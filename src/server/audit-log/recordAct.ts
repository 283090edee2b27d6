import { actorOf, type Context } from '../context.ts';
import { auditLog } from '../db/schema/index.ts';

interface Act {
  action: string;
  entity: string;
  entityId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Appends an act of staff to the audit log, in the transaction of the act itself (design §7). */
export async function recordAct(tx: Context, act: Act): Promise<void> {
  await tx.db.insert(auditLog).values({ ...act, actorId: actorOf(tx).id, requestId: tx.requestId, createdAt: tx.now });
}
