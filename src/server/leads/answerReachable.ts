import type { Context } from '../context.ts';
import { setNextStep } from '../steps/setNextStep.ts';
import { tellContractor } from './drafts.ts';
import type { LockedLead } from './lockLead.ts';
import { moveLead } from './moveLead.ts';

/**
 * The client, asked because their contractor does not reach them, says that they can be reached: nothing is given back,
 * and the contractor is told to call again. The lead is locked. Raises WRONG_STATE.
 */
export async function answerReachable(tx: Context, { lead, project }: LockedLead): Promise<void> {
  await moveLead(tx, lead, 'answer');
  await setNextStep(tx, project.id);
  await tellContractor(
    tx,
    { lead, project },
    {
      template: 'clientReachable',
      dedupeKey: `reachable:${lead.id}:${tx.now.getTime()}`,
      params: {},
    },
  );
}
