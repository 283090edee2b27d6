import { requireHolder } from '../auth/requireHolder.ts';
import { actorOf, type Context } from '../context.ts';
import type { Project } from './lockProject.ts';

/**
 * Whoever may close, take back or merge a project: its agent, anybody of customer service where nobody has it, an admin always. Raises
 * NOT_ASSIGNED_TO_YOU.
 */
export function requireWorker(tx: Context, project: Project): void {
  const { id } = actorOf(tx);
  requireHolder(tx, project.agentId ?? id, id, 'projects.notAssignedToYou');
}
