import { leadMachine } from '../../shared/leads/status.ts';
import type { CompleteProject } from '../../shared/projects/actSchemas.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { canMove } from '../../shared/states/machine.ts';
import type { Context } from '../context.ts';
import { requireFresh } from '../editing/requireFresh.ts';
import { requireHolder, requireTransition } from '../http/requireTransition.ts';
import { tellEnded } from '../leads/closeByCode.ts';
import { completeJob } from '../leads/completeJob.ts';
import { lockLeadsOf } from '../leads/lockLead.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { recordHandled } from '../steps/recordHandled.ts';
import { toContractors } from './contractorMessages.ts';
import { lockProject } from './lockProject.ts';

/**
 * Staff end a hired job because client or contractor said on the telephone that it is done (design §10); what was said
 * stays with it, and both are told. Raises 404, NOT_ASSIGNED_TO_YOU, STALE, WRONG_STATE.
 */
export async function completeByCall(
  tx: Context,
  id: string,
  { note: callNote, updatedAt }: CompleteProject,
): Promise<string> {
  const project = await lockProject(tx, id);
  await requireHolder(tx, projectMachine, 'completeByCall', project);
  await requireFresh(tx, 'projects', project, updatedAt);
  await requireTransition(tx, projectMachine, 'completeByCall', project);
  const lead = (await lockLeadsOf(tx, project)).find(({ stage }) => canMove(leadMachine, 'complete', stage));
  if (!lead) throw new Error(`The hired project ${id} has no hired lead`);
  await completeJob(tx, { lead, project }, { way: 'staff', callNote });
  await recordHandled(tx, id, project);
  await tellEnded(tx, { lead, project });
  await queueMessages(
    tx,
    await toContractors(tx, project, { template: 'jobEnded', stages: ['Completed'], occasion: id }),
  );
  return id;
}
