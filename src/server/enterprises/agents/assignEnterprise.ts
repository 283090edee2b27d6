import { eq } from 'drizzle-orm';
import type { AssignEnterprise } from '../../../shared/enterprises/agentSchemas.ts';
import { enterpriseMachine } from '../../../shared/enterprises/status.ts';
import { recordAct } from '../../audit-log/recordAct.ts';
import type { Context } from '../../context.ts';
import { enterprises } from '../../db/schema/index.ts';
import { requireOwnId, requireTransition } from '../../http/requireTransition.ts';
import { lockEnterprise } from '../lockEnterprise.ts';
import { requireSeller } from './requireSeller.ts';

/**
 * Gives an enterprise to an agent: a seller to themselves, an admin to anyone of sales (specification §4). Raises
 * ALREADY_ASSIGNED with the agent's name when somebody was faster; the same agent again is no error.
 */
export async function assignEnterprise(tx: Context, { id, assignedAgentId }: AssignEnterprise): Promise<string> {
  requireOwnId(tx, enterpriseMachine, assignedAgentId);
  const enterprise = await lockEnterprise(tx, id);
  if (enterprise.assignedAgentId === assignedAgentId) return id;
  await requireTransition(tx, enterpriseMachine, 'assign', enterprise);
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
