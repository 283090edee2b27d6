import type { Audience } from '../../shared/auth/roles.ts';
import { canMove, isEditable } from '../../shared/projects/status.ts';
import type { ProjectView } from '../../shared/projects/views.ts';

/** `claim`: nobody has it yet. `others`: another agent has it. `closed`: its state allows no correction. */
export type ProjectAccess = 'edit' | 'claim' | 'others' | 'closed';

/** What this person may do with a project: the assigned agent works on it, an admin on all (design §6). */
export function projectAccess(project: ProjectView, user: { id: string; role: Audience }): ProjectAccess {
  if (canMove(project.status, 'assign') && !project.agentId) return 'claim';
  if (!isEditable(project.status)) return 'closed';
  return project.agentId === user.id || user.role === 'Admin' ? 'edit' : 'others';
}
