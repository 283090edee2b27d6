import { eq } from 'drizzle-orm';
import { tomorrow } from '../../shared/format/dates.ts';
import { realId } from '../../shared/ids.ts';
import type { UpdateProject } from '../../shared/projects/schemas.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { difference } from '../audit-log/difference.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { requireDistrictInCity } from '../catalog/places/requireDistrictInCity.ts';
import type { Context } from '../context.ts';
import { languages, projects, services } from '../db/schema/index.ts';
import { requireFresh } from '../editing/requireFresh.ts';
import { invalid, refused } from '../http/errors.ts';
import { requireOwnId, requireTransition } from '../http/requireTransition.ts';
import { detailColumns } from './details.ts';
import { lockProject } from './lockProject.ts';

/**
 * The assigned agent's corrections (specification §7). The contact changes for this request alone. Raises STALE when
 * the row is not the one the agent looked at, NO_REAL_SERVICE when a published project would lose its service, 400 by
 * field.
 */
export async function updateProject(tx: Context, form: UpdateProject): Promise<string> {
  const project = await lockProject(tx, form.id);
  requireOwnId(tx, projectMachine, form.agentId);
  await requireTransition(tx, projectMachine, 'update', project);
  await requireFresh(tx, 'projects', project, form.updatedAt);
  if (form.desiredStartDate !== project.desiredStartDate && form.desiredStartDate < tomorrow(tx.now)) {
    throw invalid({ desiredStartDate: 'projects.startDateTooEarly' });
  }
  if (form.description === '' && !project.fromPredefined)
    throw invalid({ description: 'projects.descriptionRequired' });
  await requireDistrictInCity(tx, form);
  const serviceId = realId(form.serviceId) ?? null;
  if (!serviceId && project.publishedAt) throw refused('NO_REAL_SERVICE', 'projects.noRealService');
  if (serviceId && serviceId !== project.serviceId) await requireRow(tx, services, serviceId, 'serviceId');
  const languageId = realId(form.language) ?? null;
  if (languageId && languageId !== project.languageId) await requireRow(tx, languages, languageId, 'language');

  const changes = {
    serviceId,
    languageId,
    ...detailColumns(form),
    phoneNumber: form.phoneNumber,
    email: form.email ?? null,
    budget: form.budget ?? null,
  };
  const { isChanged, before, after } = difference(project, changes);
  if (!isChanged) return project.id;
  await tx.db
    .update(projects)
    .set({ ...changes, updatedAt: tx.now })
    .where(eq(projects.id, project.id));
  await recordAct(tx, { action: 'update', entity: 'projects', entityId: project.id, before, after });
  return project.id;
}

async function requireRow(
  tx: Context,
  table: typeof services | typeof languages,
  id: string,
  field: string,
): Promise<void> {
  const [found] = await tx.db.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (!found) throw invalid({ [field]: 'common.invalid' });
}
