import type { ReleaseReason } from '../../shared/leads/status.ts';
import type { Context } from '../context.ts';
import type { Lead, Project } from './lockLead.ts';
import { moveLead } from './moveLead.ts';
import { freePlace } from './places.ts';

/**
 * Gives back what an acceptance cost (design §10): its place on the project, and its number in the enterprise's month.
 * At most once, and never after a quote: the stages from which `release` goes are those before. Raises WRONG_STATE.
 */
export async function releaseLead(
  tx: Context,
  { lead, project }: { lead: Lead; project: Pick<Project, 'id'> },
  endReason: ReleaseReason,
): Promise<void> {
  await moveLead(tx, lead, 'release', { endReason, freedAt: tx.now, releasedAt: tx.now });
  await freePlace(tx, project);
}
