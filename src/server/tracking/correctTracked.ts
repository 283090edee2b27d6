import { eq } from 'drizzle-orm';
import { realId } from '../../shared/ids.ts';
import { openStages } from '../../shared/leads/status.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import type { CorrectTracked } from '../../shared/tracking/correctSchema.ts';
import { difference } from '../audit-log/difference.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import { requireDistrictInCity } from '../catalog/places/requireDistrictInCity.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { refused } from '../http/errors.ts';
import { requireState } from '../http/requireTransition.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { toContractors } from '../projects/contractorMessages.ts';
import { placeColumns } from '../projects/details.ts';
import { lockProject, type Project } from '../projects/lockProject.ts';
import { requireStartDate } from '../projects/requireStartDate.ts';
import { requireWords } from '../projects/requireWords.ts';

const HOUR_MS = 3_600_000;

/**
 * The client corrects fields of the request; the others stay as they are, whoever corrected them meanwhile. What was
 * and what is stays in its history for staff, and the contractors who accepted it are told, once an hour at most.
 * Raises 400 by field, WRONG_STATE, and STALE where one of these fields is no longer what the client had before them:
 * they see what it is now, and decide.
 */
export async function correctTracked(
  tx: Context,
  projectId: string,
  { before: seen = {}, districtId, ...details }: CorrectTracked,
): Promise<void> {
  const project = await lockProject(tx, projectId);
  requireState(projectMachine, 'correct', project.status);
  const form = { ...project, ...details };
  requireStartDate(tx, form, project);
  requireWords(project, form);
  const chosen = realId(districtId);
  if (chosen) await requireDistrictInCity(tx, { cityId: project.cityId, districtId: chosen });
  const place = await placeColumns(tx, details, project);
  const changes = { ...details, ...place, districtId: chosen ?? project.districtId };
  const { isChanged, before, after } = difference(project, changes);
  if (!isChanged) return;
  if (Object.keys(after).some((field) => isNewer(project, seen, field as CorrectedField)))
    throw refused('STALE', 'tracking.correctedMeanwhile');
  await tx.db
    .update(projects)
    .set({ ...changes, updatedAt: tx.now })
    .where(eq(projects.id, projectId));
  await recordActOfAnybody(tx, { action: 'correct', entity: 'projects', entityId: projectId, before, after });
  const occasion = String(Math.floor(tx.now.getTime() / HOUR_MS));
  await queueMessages(
    tx,
    await toContractors(tx, project, { template: 'acceptedCorrected', stages: openStages, occasion }),
  );
}

type CorrectedField = keyof NonNullable<CorrectTracked['before']>;

/** Whether a field of the request is no longer what the client had before them. */
const isNewer = (project: Project, seen: CorrectTracked['before'] & {}, field: CorrectedField): boolean =>
  seen[field] !== undefined && seen[field] !== (project[field] ?? '');
