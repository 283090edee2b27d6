import { formatLongMonth } from '../../shared/format/dates.ts';
import type { Context } from '../context.ts';
import { tellContractor } from './drafts.ts';
import type { LockedLead } from './lockLead.ts';
import { releaseLead } from './releaseLead.ts';

/**
 * Gives back what an acceptance cost whose client did not answer in time that they can be reached (design §10), and
 * tells the contractor. Does nothing where the client has answered. The number of quotes, the project and the lead are
 * held.
 */
export async function releaseUnanswered(tx: Context, { lead, project }: LockedLead): Promise<void> {
  if (lead.stage !== 'Unreachable' || !lead.releaseAt || lead.releaseAt > tx.now) return;
  await releaseLead(tx, { lead, project }, 'unanswered');
  const occasion = {
    template: 'leadReleased',
    dedupeKey: `released:${lead.id}`,
    params: { month: formatLongMonth(lead.month) },
  } as const;
  await tellContractor(tx, { lead, project }, occasion);
}
