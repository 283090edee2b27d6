import type { Audience } from '../../shared/auth/roles.ts';
import { canHandOver, canMove, isEditable } from '../../shared/projects/status.ts';
import type { ProjectView } from '../../shared/projects/views.ts';

/** `claim`: nobody has it yet. `others`: another agent has it. `closed`: its state allows no correction. */
export type ProjectAccess = 'edit' | 'claim' | 'others' | 'closed';

/** What this person may do with a project: the assigned agent works on it, an admin on all (design §6). */
export function projectAccess(project: ProjectView, user: { id: string; role: Audience }): ProjectAccess {
  if (canMove(project.status, 'assign') && !project.agentId) return 'claim';
  if (!isEditable(project.status)) return 'closed';
  return project.agentId === user.id || user.role === 'Admin' ? 'edit' : 'others';
}

export type DeskAct = 'reject' | 'cancel' | 'restore' | 'handOver';

/** What else this person may do with the project as it stands: its agent, anybody where nobody has it, an admin always. */
export function deskActs(project: ProjectView, user: { id: string; role: Audience }): DeskAct[] {
  const isAdmin = user.role === 'Admin';
  const isHolder = project.agentId === user.id;
  if (!isAdmin && !isHolder && project.agentId) return [];
  // What nobody has an agent takes for themselves; only an admin gives it to somebody else.
  const mayGive = canHandOver(project.status) || (isAdmin && canMove(project.status, 'assign'));
  return [
    ...(mayGive ? ['handOver' as const] : []),
    ...(canMove(project.status, 'reject') ? ['reject' as const] : []),
    ...(canMove(project.status, 'cancel') ? ['cancel' as const] : []),
    ...(canMove(project.status, 'restore') && !project.mergedIntoId ? ['restore' as const] : []),
  ];
}
