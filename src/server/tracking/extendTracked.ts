import { eq } from 'drizzle-orm';
import { projectMachine } from '../../shared/projects/status.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { requireState } from '../http/requireTransition.ts';
import { lockProject } from '../projects/lockProject.ts';
import { setNextStep } from '../steps/setNextStep.ts';

/** The client goes on waiting for contractors, from now on as long as after publication. Raises WRONG_STATE. */
export async function extendTracked(tx: Context, projectId: string): Promise<void> {
  const project = await lockProject(tx, projectId);
  requireState(projectMachine, 'extend', project.status);
  await tx.db.update(projects).set({ extendedAt: tx.now, updatedAt: tx.now }).where(eq(projects.id, projectId));
  await setNextStep(tx, projectId);
  await recordActOfAnybody(tx, { action: 'extend', entity: 'projects', entityId: projectId });
}
