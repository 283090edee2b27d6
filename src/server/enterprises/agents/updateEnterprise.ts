import type { UpdateEnterprise } from '../../../shared/enterprises/schemas.ts';
import { enterpriseMachine } from '../../../shared/enterprises/status.ts';
import { actorOf, type Context } from '../../context.ts';
import { requireOwnId, requireTransition } from '../../http/requireTransition.ts';
import { correctCompany } from '../correctCompany.ts';
import { lockEnterprise } from '../lockEnterprise.ts';

/**
 * The assigned agent's corrections (specification §7). Services stay where none are sent. Raises NOT_ASSIGNED_TO_YOU,
 * STALE when the row is not the one the agent looked at, COMPANY_EXISTS for another's registration number, 400 by
 * field.
 */
export async function updateEnterprise(tx: Context, form: UpdateEnterprise): Promise<string> {
  const enterprise = await lockEnterprise(tx, form.id);
  requireOwnId(tx, enterpriseMachine, form.agentId ?? actorOf(tx).id);
  await requireTransition(tx, enterpriseMachine, 'update', enterprise);
  await correctCompany(tx, enterprise, form, 'enterprises.stale');
  return enterprise.id;
}
