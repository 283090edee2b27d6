import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { enterpriseMachine } from '../../shared/enterprises/status.ts';
import { type MachineActor, mayMove } from '../../shared/states/machine.ts';

/** `claim`: nobody has it yet. `others`: another agent has it. */
export type EnterpriseAccess = 'edit' | 'claim' | 'others';

/** What this person may do with an enterprise: the assigned agent works on it, an admin on all (design §6). */
export function enterpriseAccess(enterprise: EnterpriseDetails, user: MachineActor): EnterpriseAccess {
  if (mayMove(enterpriseMachine, 'update', enterprise, user)) return 'edit';
  return mayMove(enterpriseMachine, 'assign', enterprise, user) ? 'claim' : 'others';
}
