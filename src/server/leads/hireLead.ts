import { projectMachine } from '../../shared/projects/status.ts';
import { recordActOfAnybody } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { together } from '../db/together.ts';
import { requireState } from '../http/requireTransition.ts';
import { dropOthers } from './endLeads.ts';
import type { Lead, LockedLead, Project } from './lockLead.ts';
import { moveLead } from './moveLead.ts';

interface Hiring {
  /** The leads of the others. */
  lost: Lead[];
  /** What `setNextStep` is to write of the project. */
  changes: Pick<Project, 'status' | 'hiredAt' | 'updatedAt'>;
}

/**
 * The client chose this enterprise (design §10): the project is theirs, the other leads are lost with their quotes. A
 * unique key allows one hired lead a project. Raises WRONG_STATE.
 */
export async function hireLead(tx: Context, { lead, project }: LockedLead): Promise<Hiring> {
  requireState(projectMachine, 'hire', project.status);
  const [lost] = await together(dropOthers(tx, project, lead.id), moveLead(tx, lead, 'hire'));
  const { to: status } = projectMachine.transitions.hire;
  await recordActOfAnybody(tx, {
    action: 'hire',
    entity: 'projects',
    entityId: project.id,
    before: { status: project.status },
    after: { status },
  });
  return { lost, changes: { status, hiredAt: tx.now, updatedAt: tx.now } };
}
