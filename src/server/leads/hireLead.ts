import { eq } from 'drizzle-orm';
import { projectMachine } from '../../shared/projects/status.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { requireState } from '../http/requireTransition.ts';
import { dropOthers } from './endLeads.ts';
import type { Lead, LockedLead } from './lockLead.ts';
import { moveLead } from './moveLead.ts';

/**
 * The client chose this enterprise (design §10): the project is theirs, the other leads are lost with their quotes.
 * Returns the lead, and those that were lost. A unique key allows one hired lead a project. Raises WRONG_STATE.
 */
export async function hireLead(tx: Context, { lead, project }: LockedLead): Promise<{ hired: Lead; lost: Lead[] }> {
  requireState(projectMachine, 'hire', project.status);
  const hired = await moveLead(tx, lead, 'hire');
  const lost = await dropOthers(tx, project, lead.id);
  const { to: status } = projectMachine.transitions.hire;
  await tx.db.update(projects).set({ status, hiredAt: tx.now, updatedAt: tx.now }).where(eq(projects.id, project.id));
  await recordActOfAnybody(tx, {
    action: 'hire',
    entity: 'projects',
    entityId: project.id,
    before: { status: project.status },
    after: { status },
  });
  return { hired, lost };
}
