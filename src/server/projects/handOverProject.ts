import { eq } from 'drizzle-orm';
import type { HandOverProject } from '../../shared/projects/actSchemas.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { mayActForOthers } from '../../shared/states/machine.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { actorOf, type Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { requireFresh } from '../editing/requireFresh.ts';
import { requireHolder, requireTransition } from '../http/requireTransition.ts';
import { assignProject, requireProjectAgent } from './assignProject.ts';
import { lockProject } from './lockProject.ts';

/**
 * Who holds a project from now on: its agent gives it to a colleague or back to nobody, an admin gives any to anyone;
 * what nobody has is taken as by `assignProject`. A published one stays somebody's. Raises as that,
 * NOT_ASSIGNED_TO_YOU, STALE, WRONG_STATE.
 */
export async function handOverProject(
  tx: Context,
  id: string,
  { agentId, updatedAt }: HandOverProject,
): Promise<string> {
  const actor = actorOf(tx);
  const project = await lockProject(tx, id);
  if (project.agentId === agentId) return id;
  const isTaking = agentId === actor.id && !mayActForOthers(projectMachine, actor);
  if (agentId && (!project.agentId || isTaking)) return assignProject(tx, { id, agentId });
  const name = agentId ? 'handOver' : 'release';
  await requireHolder(tx, projectMachine, name, project);
  await requireFresh(tx, 'projects', project, updatedAt);
  await requireTransition(tx, projectMachine, name, project);
  if (agentId) await requireProjectAgent(tx, agentId);
  const status = agentId ? project.status : projectMachine.transitions.release.to;
  await tx.db.update(projects).set({ agentId, status, updatedAt: tx.now }).where(eq(projects.id, id));
  await recordAct(tx, {
    action: name,
    entity: 'projects',
    entityId: id,
    before: { status: project.status, agentId: project.agentId },
    after: { status, agentId },
  });
  return id;
}
