import { isoDate } from '../../shared/format/dates.ts';
import { hiredStages } from '../../shared/leads/status.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import type { CloseTracked } from '../../shared/tracking/actSchemas.ts';
import type { Context } from '../context.ts';
import { reserves } from '../db/schema/index.ts';
import { invalid } from '../http/errors.ts';
import { requireState } from '../http/requireTransition.ts';
import { completeJob } from '../leads/completeJob.ts';
import { leadsAt } from '../leads/leadsAt.ts';
import { lockLead } from '../leads/lockLead.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { toContractors } from '../projects/contractorMessages.ts';
import { lockProject } from '../projects/lockProject.ts';
import { setNextStep } from '../steps/setNextStep.ts';

const YEAR_MS = 366 * 86_400_000;

/**
 * The client says that the work is finished (design §10), with what is still to be mended; the contractor is told.
 * Raises 400 for a reserve that is due before today or more than a year ahead, WRONG_STATE.
 */
export async function closeTracked(tx: Context, projectId: string, form: CloseTracked): Promise<void> {
  requireDueDays(tx, form);
  const project = await lockProject(tx, projectId);
  requireState(projectMachine, 'complete', project.status);
  const [hired] = await leadsAt(tx, project, hiredStages);
  if (!hired) throw new Error(`Nobody is hired for the project ${projectId}`);
  await completeJob(tx, await lockLead(tx, hired.id), { way: 'client' });
  if (form.reserves.length > 0)
    await tx.db
      .insert(reserves)
      .values(form.reserves.map(({ text, dueOn }) => ({ leadId: hired.id, body: text, dueOn, createdAt: tx.now })));
  await setNextStep(tx, projectId);
  const drafts = await toContractors(tx, project, {
    template: form.reserves.length > 0 ? 'jobReserved' : 'jobClosed',
    stages: ['Completed'],
    occasion: projectId,
    params: form.reserves.length > 0 ? { smart_count: form.reserves.length } : {},
  });
  await queueMessages(tx, drafts);
}

function requireDueDays({ now }: Context, { reserves: named }: CloseTracked): void {
  const [today, last] = [isoDate(now), isoDate(new Date(now.getTime() + YEAR_MS))];
  if (named.some(({ dueOn }) => dueOn < today)) throw invalid({ reserves: 'tracking.reserveDuePast' });
  if (named.some(({ dueOn }) => dueOn > last)) throw invalid({ reserves: 'tracking.reserveDueFar' });
}
