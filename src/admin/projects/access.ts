import { type ProjectTransition, projectMachine } from '../../shared/projects/status.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { canMove, type MachineActor, mayActForOthers, mayMove } from '../../shared/states/machine.ts';

/** `claim`: nobody has it yet. `others`: another agent has it. `closed`: its state allows no correction. */
export type ProjectAccess = 'edit' | 'claim' | 'others' | 'closed';

/** What this person may do with a project: the assigned agent works on it, an admin on all (design §6). */
export function projectAccess(project: ProjectView, user: MachineActor): ProjectAccess {
  if (mayMove(projectMachine, 'assign', project, user)) return 'claim';
  if (!canMove(projectMachine, 'update', project.status)) return 'closed';
  return mayMove(projectMachine, 'update', project, user) ? 'edit' : 'others';
}

export type ProjectAction = 'reject' | 'cancel' | 'complete' | 'restore' | 'handOver';

/** What else this person may do with the project now: its agent, anybody where nobody has it, an admin always. */
export function projectActions(project: ProjectView, user: MachineActor): ProjectAction[] {
  const may = (name: ProjectTransition) => mayMove(projectMachine, name, project, user);
  // A client whose data were erased has no telephone number any more, and cannot be served.
  const mayRestore = may('restore') && !project.mergedIntoId && project.phoneNumber !== null;
  // What nobody has an agent takes for themselves; only an admin gives it to somebody else.
  const mayGive = may('handOver') || (may('assign') && mayActForOthers(projectMachine, user));
  return [
    ...(mayGive ? ['handOver' as const] : []),
    ...(may('completeByCall') ? ['complete' as const] : []),
    ...(may('reject') ? ['reject' as const] : []),
    ...(may('cancel') ? ['cancel' as const] : []),
    ...(mayRestore ? ['restore' as const] : []),
  ];
}
