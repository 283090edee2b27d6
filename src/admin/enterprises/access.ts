import type { Audience } from '../../shared/auth/roles.ts';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';

/** `claim`: nobody has it yet. `others`: another agent has it. */
export type EnterpriseAccess = 'edit' | 'claim' | 'others';

/** What this person may do with an enterprise: the assigned agent works on it, an admin on all (design §6). */
export function enterpriseAccess(
  { assignedAgentId }: EnterpriseDetails,
  user: { id: string; role: Audience },
): EnterpriseAccess {
  if (user.role === 'Admin' || assignedAgentId === user.id) return 'edit';
  return assignedAgentId ? 'others' : 'claim';
}
