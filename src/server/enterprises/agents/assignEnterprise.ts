import { eq } from 'drizzle-orm';
import type { AssignEnterprise } from '../../../shared/enterprises/agentSchemas.ts';
import { recordAct } from '../../audit-log/recordAct.ts';
import { fullName } from '../../auth/presenter.ts';
import { actorOf, type Context } from '../../context.ts';
import { enterprises, users } from '../../db/schema/index.ts';
import { forbidden, refused } from '../../http/errors.ts';
import { fr } from '../../texts.ts';
import { lockEnterprise } from '../lockEnterprise.ts';
import { requireSeller } from './requireSeller.ts';

/**
 * Gives an enterprise to an agent: a seller to themselves, an admin to anyone of sales (specification §4). Raises ALREADY_ASSIGNED
 * with the agent's name when somebody was faster; the same agent again is no error.
 */
export async function assignEnterprise(tx: Context, { id, assignedAgentId }: AssignEnterprise): Promise<string> {
  const actor = actorOf(tx);
  if (actor.role !== 'Admin' && actor.id !== assignedAgentId) throw forbidden();
  const enterprise = await lockEnterprise(tx, id);
  if (enterprise.assignedAgentId === assignedAgentId) return id;
  if (enterprise.assignedAgentId) {
    const [holder] = await tx.db.select().from(users).where(eq(users.id, enterprise.assignedAgentId));
    throw refused('ALREADY_ASSIGNED', 'enterprises.alreadyAssigned', {
      agent: (holder && fullName(holder)) || fr('enterprises.anotherAgent'),
    });
  }
  await requireSeller(tx, assignedAgentId, 'assignedAgentId');
  await tx.db.update(enterprises).set({ assignedAgentId }).where(eq(enterprises.id, id));
  await recordAct(tx, {
    action: 'assign',
    entity: 'enterprises',
    entityId: id,
    before: { assignedAgentId: null },
    after: { assignedAgentId },
  });
  return id;
}
