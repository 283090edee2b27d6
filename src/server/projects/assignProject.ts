import { eq } from 'drizzle-orm';
import { projectMachine } from '../../shared/projects/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { requireOwnId, requireTransition } from '../http/requireTransition.ts';
import { requireAgent } from '../users/requireAgent.ts';
import { lockProject } from './lockProject.ts';

/**
 * Gives a submitted project to an agent: customer service to themselves, an admin to anyone of customer service
 * (specification §4, design §7). Raises ALREADY_ASSIGNED with the agent's name when somebody was faster; the same agent
 * again is no error.
 */
export async function assignProject(tx: Context, { id, agentId }: { id: string; agentId: string }): Promise<string> {
  requireOwnId(tx, projectMachine, agentId);
  const project = await lockProject(tx, id);
  if (project.agentId === agentId) return id;
  const { to: status } = await requireTransition(tx, projectMachine, 'assign', project);
  await requireProjectAgent(tx, agentId);
  await tx.db.update(projects).set({ status, agentId, updatedAt: tx.now }).where(eq(projects.id, id));
  await recordAct(tx, {
    action: 'assign',
    entity: 'projects',
    entityId: id,
    before: { status: project.status, agentId: null },
    after: { status, agentId },
  });
  return id;
}

/** Raises 400 unless this person may hold projects. */
export async function requireProjectAgent(tx: Context, agentId: string): Promise<void> {
  await requireAgent(tx, agentId, 'projects.assign', { agentId: 'common.invalid' });
}
