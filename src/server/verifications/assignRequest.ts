import { eq } from 'drizzle-orm';
import { recordAct } from '../audit-log/recordAct.ts';
import { fullName } from '../auth/presenter.ts';
import { actorOf, type Context } from '../context.ts';
import { users, verificationRequests } from '../db/schema/index.ts';
import { requireSeller } from '../enterprises/agents/requireSeller.ts';
import { forbidden, refused } from '../http/errors.ts';
import { fr } from '../texts.ts';
import { lockRequest } from './lockRequest.ts';

/**
 * Gives a request to an agent: a seller takes what nobody has, an admin gives it to anyone of sales, whoever has it. Raises 403,
 * ALREADY_ASSIGNED with the holder's name; the same agent again is no error.
 */
export async function assignRequest(tx: Context, id: string, agentId: string): Promise<string> {
  const actor = actorOf(tx);
  if (actor.role !== 'Admin' && actor.id !== agentId) throw forbidden();
  const { request } = await lockRequest(tx, id);
  if (request.holderId === agentId) return id;
  if (request.holderId && actor.role !== 'Admin') {
    const [holder] = await tx.db.select().from(users).where(eq(users.id, request.holderId));
    throw refused('ALREADY_ASSIGNED', 'verifications.alreadyAssigned', {
      agent: (holder && fullName(holder)) || fr('enterprises.anotherAgent'),
    });
  }
  await requireSeller(tx, agentId, 'agentId');
  await tx.db.update(verificationRequests).set({ holderId: agentId }).where(eq(verificationRequests.id, id));
  await recordAct(tx, {
    action: 'assign',
    entity: 'verifications',
    entityId: id,
    before: { agentId: request.holderId },
    after: { agentId },
  });
  return id;
}
