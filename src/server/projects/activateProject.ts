import { and, eq } from 'drizzle-orm';
import { realId } from '../../shared/ids.ts';
import type { ActivateProject } from '../../shared/projects/schemas.ts';
import { unwrittenField } from '../../shared/projects/spoken.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { projects, services } from '../db/schema/index.ts';
import { requireFresh } from '../editing/requireFresh.ts';
import { refused } from '../http/errors.ts';
import { requireHolder, requireOwnId, requireTransition } from '../http/requireTransition.ts';
import { setNextStep } from '../steps/setNextStep.ts';
import { lockProject } from './lockProject.ts';

/**
 * Publishes a project under a real service (specification §4, §5, design §7): contractors see it, and those of the
 * service and the city are told. Raises NO_REAL_SERVICE, NO_DISTRICT where the client did not know it and nobody filled
 * it in (docs/decisions/0048), NO_WORDS where the client spoke and nobody wrote it down (docs/decisions/0093),
 * NOT_ASSIGNED_TO_YOU, STALE where the client or somebody else changed what the agent read, WRONG_STATE.
 */
export async function activateProject(tx: Context, { updatedAt, ...form }: ActivateProject): Promise<string> {
  const project = await lockProject(tx, form.id);
  requireOwnId(tx, projectMachine, form.agentId);
  await requireHolder(tx, projectMachine, 'activate', project);
  const serviceId = realId(form.serviceId);
  const status = projectMachine.transitions.activate.to;
  if (project.status === status && project.serviceId === serviceId) return project.id;
  await requireTransition(tx, projectMachine, 'activate', project);
  await requireFresh(tx, 'projects', project, updatedAt);
  if (!serviceId || !(await isActiveService(tx, serviceId))) throw refused('NO_REAL_SERVICE', 'projects.noRealService');
  if (!project.districtId) throw refused('NO_DISTRICT', 'projects.noDistrict');
  const unwritten = unwrittenField(project);
  if (unwritten) throw refused('NO_WORDS', unwritten === 'description' ? 'projects.noWords' : 'projects.noHours');
  await tx.db
    .update(projects)
    .set({ status, serviceId, publishedAt: tx.now, updatedAt: tx.now })
    .where(eq(projects.id, project.id));
  await setNextStep(tx, project.id);
  await recordAct(tx, {
    action: 'activate',
    entity: 'projects',
    entityId: project.id,
    before: { status: project.status, serviceId: project.serviceId },
    after: { status, serviceId },
  });
  await tx.jobs.enqueue(tx.db, 'projects.announce', [{ projectId: project.id }]);
  return project.id;
}

async function isActiveService(tx: Context, serviceId: string): Promise<boolean> {
  const [service] = await tx.db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.id, serviceId), eq(services.isActive, true)));
  return service !== undefined;
}
