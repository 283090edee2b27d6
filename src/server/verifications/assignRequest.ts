import { eq } from 'drizzle-orm';
import type { AssignVerification } from '../../shared/verifications/schemas.ts';
import { verificationMachine } from '../../shared/verifications/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { verificationRequests } from '../db/schema/index.ts';
import { requireSeller } from '../enterprises/agents/requireSeller.ts';
import { requireOwnId, requireTransition } from '../http/requireTransition.ts';
import { awayUntil } from '../users/presence.ts';
import { lockRequest, staleness } from './lockRequest.ts';

/**
 * Gives a request to an agent: a seller takes what nobody has, or somebody who is away today (docs/decisions/0086), an
 * admin gives it to anyone of sales, whoever has it.
 * Raises 403, ALREADY_ASSIGNED with the holder's name, STALE where somebody has taken or changed it since it was read;
 * the same agent again is no error.
 */
export async function assignRequest(
  tx: Context,
  id: string,
  { agentId, version }: AssignVerification,
): Promise<string> {
  requireOwnId(tx, verificationMachine, agentId);
  const { request, version: present } = await lockRequest(tx, id);
  if (request.holderId === agentId) return id;
  const isAway = request.holderId !== null && (await awayUntil(tx, request.holderId)) !== null;
  await requireTransition(tx, verificationMachine, 'assign', isAway ? { ...request, holderId: null } : request);
  if (version && version !== present) throw await staleness(tx, id);
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
