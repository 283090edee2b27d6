import { eq } from 'drizzle-orm';
import type { HandOverProject } from '../../shared/projects/actSchemas.ts';
import { canHandOver } from '../../shared/projects/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { requireHolder } from '../auth/requireHolder.ts';
import { actorOf, type Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { assignProject, requireProjectAgent } from './assignProject.ts';
import { lockProject } from './lockProject.ts';
import { requireFresh } from './requireFresh.ts';
import { inWrongState, requireMove } from './requireMove.ts';

/**
 * Who holds a project from now on: its agent gives it to a colleague or back to nobody, an admin gives any to anyone; what nobody has
 * is taken as by `assignProject`. A published one stays somebody's. Raises as that, NOT_ASSIGNED_TO_YOU, STALE, WRONG_STATE.
 */
export async function handOverProject(
  tx: Context,
  id: string,
  { agentId, updatedAt }: HandOverProject,
): Promise<string> {
  const actor = actorOf(tx);
  const project = await lockProject(tx, id);
  if (project.agentId === agentId) return id;
  const isTaking = agentId === actor.id && actor.role !== 'Admin';
  if (agentId && (!project.agentId || isTaking)) return assignProject(tx, { id, agentId });
  requireHolder(tx, project.agentId, actor.id, 'projects.notAssignedToYou');
  await requireFresh(tx, project, updatedAt);
  if (!agentId) requireMove(project, 'release');
  else if (!canHandOver(project.status)) throw inWrongState(project.status);
  else await requireProjectAgent(tx, agentId);
  const status = agentId ? project.status : 'Submitted';
  await tx.db.update(projects).set({ agentId, status, updatedAt: tx.now }).where(eq(projects.id, id));
  await recordAct(tx, {
    action: agentId ? 'handOver' : 'release',
    entity: 'projects',
    entityId: id,
    before: { status: project.status, agentId: project.agentId },
    after: { status, agentId },
  });
  return id;
}
